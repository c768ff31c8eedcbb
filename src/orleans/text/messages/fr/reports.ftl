# Ce que les commandes affichent, et les questions avant une partie.

seat-name =
    { $seat ->
        [0] Rouge
        [1] Bleu
        [2] Vert
        [3] Jaune
       *[4] Blanc
    }
ask-edition = Quelle édition ({ $known }) ? [{ $default }]
ask-players = Combien de joueurs ({ $known }) ? [{ $default }]
ask-modules = Quelles extensions ({ $known } ; plusieurs avec des virgules, - pour aucune) ? [{ $default }]
ask-seats = Quelles places sont les vôtres ({ $known } ; plusieurs avec des virgules) ? [{ $default }]
ask-bot = Qui joue { $who } ({ $known }) ? [{ $default }]
ask-name = Comment s’appelle { $who } ? [{ $default }]

new-options = Options : { $options }
new-start = Premier joueur au départ : { $who }
replay-good =
    { $moves ->
        [one] L’enregistrement est correct : { $moves } coup, manche { $round }.
       *[other] L’enregistrement est correct : { $moves } coups, manche { $round }.
    }
replay-hash = Empreinte de l’état : { $hash }
stored-points = { $who } { $points }
stored-scores = Points au dernier coup, tels qu’ils ont été comptés : { $scores }.
coverage-file = Recueil
coverage-rules = Règles
coverage-tested = Testées
coverage-left = { $file } sans test : { $rules }

simulate-who = Joueur
simulate-games =
    Par partie ({ $games } terminées) : { $rounds } manches, { $decisions } décisions, { $actions } actions.
simulate-mean = Moyenne
simulate-sd = Écart
simulate-least = Min
simulate-most = Max
simulate-wins = Victoires
simulate-count = Parties
simulate-speed =
    { $build ->
        [compiled] { $seconds } s, { $rate } décisions par seconde (compilé avec mypyc).
       *[plain] { $seconds } s, { $rate } décisions par seconde (Python pur).
    }
simulate-seed = Graine : { $seed } (la partie i a la graine { $seed }-i)
simulate-none = Aucune partie n’est arrivée à son terme. Graine : { $seed }
simulate-error = Une partie à { $players } joueurs a échoué ; répétez-la avec la graine { $seed } : { $error }
