# Le navigateur : revoir des parties terminées.

web-replay-which = Choisissez un enregistrement dans un fichier, ou ouvrez une de vos parties depuis la première page.
web-replay-failed = Cette partie ne peut pas être montrée
web-replay-controls = À travers la partie
web-replay-slider = Moment de la partie
web-replay-at =
    { $round ->
        [0] Moment { $moment } sur { $last }
       *[other] Manche { $round }, moment { $moment } sur { $last }
    }
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back =
    { $step ->
        [move] Un coup en arrière
        [decision] Une décision en arrière
        [phase] Une phase en arrière
       *[round] Une manche en arrière
    }
web-replay-onward =
    { $step ->
        [move] Un coup en avant
        [decision] Une décision en avant
        [phase] Une phase en avant
       *[round] Une manche en avant
    }
web-replay-play =
    { $playing ->
        [true] Pause
       *[false] Lecture
    }
web-replay-step-label = Avancer par
web-replay-step =
    { $step ->
        [move] coup
        [decision] décision
        [phase] phase
       *[round] manche
    }
web-replay-speed-label = Vitesse
web-replay-speed =
    { $speed ->
        [slow] lente
        [normal] normale
       *[fast] rapide
    }
web-replay-round = Manche { $round } sur { $rounds }
web-replay-copy = Lien vers ce moment
web-replay-download = Télécharger l’enregistrement
web-replay-points-tab = Points
web-replay-points = Les points selon leur origine
web-replay-winner = (a gagné)
web-replay-course = Les points manche par manche
web-replay-course-reading = Lecture de la manche { $round } sur { $rounds } …
web-replay-course-table = La même chose en tableau
web-replay-course-round = Manche
web-replay-end = Fin
web-replay-keys = Touches : ← → un coup, ↑ ↓ une manche, Début et Fin pour aller au début et à la fin.
web-replay-figure =
    { $what ->
        [points] Points
        [coins] Pièces
        [goods] Marchandises
        [stations] Comptoirs
        [citizens] Citoyens
        [development] Développement
        [status] Niveau de développement
        [monks] Moines
       *[shields] Boucliers
    }
web-replay-chances = Chances de gagner
web-replay-turning = Tournants de la partie

# -------------------------------------------------------------------------- l’analyse

web-analysis = Analyse
web-analysis-go = Analyser la partie
web-analysis-about = L’ordinateur reprend toute la partie : qui avait quelles chances de gagner, quelles décisions l’ont fait basculer, et ce qui tenait à la chance. Chaque manche lui prend quelques secondes.
web-analysis-round =
    { $rounds ->
        [0] Il examine la manche { $round } …
       *[other] Il examine la manche { $round } sur { $rounds } …
    }
web-analysis-stop = Arrêter
web-analysis-stopped = Arrêt après la manche { $round } sur { $rounds }.
web-analysis-on = Continuer
web-analysis-done =
    { $turns ->
        [0] Les { $rounds } manches sont analysées ; ni décision ni tirage n’a fait basculer la partie.
        [one] Les { $rounds } manches sont analysées, avec un tournant.
       *[other] Les { $rounds } manches sont analysées, avec { $turns } tournants.
    }
web-analysis-failed = Impossible de continuer :
web-analysis-estimate = Tous les chiffres sont des estimations d’un joueur de l’ordinateur ; un autre verrait certaines choses autrement.
web-chances-about = La surface de chaque joueur est sa chance de gagner ; un clic mène à ce moment.
web-chances-shown =
    { $known ->
        [true] Au moment affiché
       *[false] Il n’est pas encore arrivé au moment affiché
    }
web-chances-start = Au début
web-chances-after = Après la manche { $round }
web-turn-none = Jusqu’ici ni décision ni tirage n’a fait basculer la partie.
web-turn-go = Au moment du tournant { $nth }
web-turn-who = Manche { $round } : { $name }
web-turn-loss =
    { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
web-turn-luck =
    { $way ->
        [more]
            { $points ->
                [one] { $points } point de chance
               *[other] { $points } points de chance
            }
       *[less]
            { $points ->
                [one] { $points } point de malchance
               *[other] { $points } points de malchance
            }
    }
web-turn-change = chance de gagner { $change }
web-turn-better = Mieux : { $text }
web-turn-why = Par rapport à ce qui a été joué :
web-luck = Chance et décisions
web-luck-about = La chance est ce que valaient les tirages, comparés à ce qu’on pouvait attendre. Perdu est ce que les meilleures décisions trouvées auraient rapporté de plus que celles qui ont été prises.
web-luck-rounds =
    { $rounds ->
        [one] La première manche
       *[other] Les { $rounds } premières manches
    }
web-luck-luck = Chance
web-luck-lost = Perdu
web-luck-words =
    { $luck ->
        [good] Des tirages heureux ont rapporté environ { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [bad] Des tirages malheureux ont coûté environ { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[even] La chance n’y a rien changé.
    }
web-luck-lost-words =
    { $points ->
        [0] Presque rien n’a été perdu.
        [one] De meilleures décisions auraient rapporté environ { $points } point.
       *[other] De meilleures décisions auraient rapporté environ { $points } points.
    }
