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
web-replay-points-table = Les points selon leur origine, en tableau
web-replay-winner = (a gagné)
web-replay-course = Les points manche par manche
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
