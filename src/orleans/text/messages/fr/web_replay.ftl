# Le navigateur : revoir des parties terminées.

web-replay-which = Choisissez le fichier d’un enregistrement, ou revoyez une de vos parties depuis l’accueil.
web-replay-failed = Cette partie ne peut pas être montrée
web-replay-controls = Lecture de la partie
web-replay-slider = Moment de la partie
web-replay-at =
    { $round ->
        [0] Coup { $moment } sur { $last }
       *[other] Manche { $round }, coup { $moment } sur { $last }
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
web-replay-points = Points par origine
web-replay-winner = (a gagné)
web-replay-course = Points manche par manche
web-replay-course-reading = Lecture de la manche { $round } sur { $rounds }…
web-replay-course-table = Afficher en tableau
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
web-replay-chances = Chances de victoire
web-replay-turning = Tournants de la partie

# -------------------------------------------------------------------------- l’analyse

web-analysis = Analyse
web-analysis-go = Analyser la partie
web-analysis-about = L’ordinateur reprend toute la partie : les chances de victoire au fil du temps, les décisions qui l’ont fait basculer et la part de la chance. Chaque manche prend quelques secondes.
web-analysis-round =
    { $rounds ->
        [0] Analyse de la manche { $round }…
       *[other] Analyse de la manche { $round } sur { $rounds }…
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
web-analysis-failed = L’analyse n’a pas pu continuer :
web-analysis-estimate = Tous les chiffres sont des estimations de l’ordinateur ; un autre joueur verrait certaines choses autrement.
web-chances-about = La surface de chaque joueur montre ses chances de victoire ; un clic mène à ce moment.
web-chances-shown =
    { $known ->
        [true] Au moment affiché
       *[false] Ce moment n’est pas encore analysé
    }
web-chances-start = Au début
web-chances-after = Après la manche { $round }
web-turn-none = Jusqu’ici ni décision ni tirage n’a fait basculer la partie.
web-turn-go = Aller au tournant { $nth }
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
web-turn-change = chances de victoire { $change }
web-turn-better = Mieux : { $text }
web-turn-why = Par rapport à ce qui a été joué :
web-luck = Chance et décisions
web-luck-about = La chance est la valeur des tirages par rapport à la moyenne. Les points perdus sont ce que les meilleures décisions trouvées auraient rapporté de plus que celles qui ont été prises.
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
