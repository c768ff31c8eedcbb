# Ce que le laboratoire mesure : tournois et statistiques.

help-command-tournament = Mesurer la force des joueurs virtuels : les mêmes donnes depuis chaque place.
help-tournament-players = qui joue, place par place ; le dernier occupe les places qui restent : { $known }
help-tournament-seats = places à la table (sinon une par joueur nommé)
help-tournament-round-robin = toutes les combinaisons des joueurs nommés, à des tables de --seats places (sinon 2)
help-tournament-solo = jouer à Jeanne d’Arc en solo : standard, connoisseur ou challenge
help-tournament-ray = jouer sur une grappe Ray, à cette adresse ou sur cette machine (il faut orleans[ray])
help-tournament-out = garder chaque partie sur une ligne de ce fichier
help-tournament-resume = continuer avec les parties qui manquent encore dans le fichier de --out
help-tournament-from = montrer le résultat de parties gardées, sans en jouer

tournament-who = Joueur
tournament-games =
    { $deals ->
        [one] { $games } parties d’une seule donne, en moyenne { $rounds } manches et { $decisions } décisions.
       *[other] { $games } parties de { $deals } donnes, en moyenne { $rounds } manches et { $decisions } décisions.
    }
tournament-count = Parties
tournament-wins = Victoires
tournament-rate = Réussite
tournament-interval = 95 % entre
tournament-elo = Classement Elo
tournament-mean = Score
tournament-thinking = ms par coup
tournament-slowest = ms au plus
tournament-points = Points de
tournament-rival = { $rival } a eu { $points } points en moyenne.
tournament-cut = La dernière donne n’a pas été jouée depuis chaque place : une donne entière demande { $per } parties.
tournament-seed = Graine : { $seed } (la donne i a la graine { $seed }-i)
tournament-none = Aucune partie n’est arrivée à son terme.
tournament-interrupted = Arrêté après { $done } parties sur { $games }.
tournament-error = Une partie de { $seats } a échoué ; sa donne a la graine { $seed } : { $error }
error-no-ray = --ray demande le complément : pip install 'orleans[ray]'
error-no-server = { $command } demande le serveur : pip install 'orleans[server]'
error-no-cluster = il n’y a pas de grappe Ray à « { $address } » ({ $reason })
error-cluster-start = Ray n’a pas pu démarrer sur cette machine ({ $reason })
error-results = { $path } : la ligne { $line } n’est pas le résultat d’une partie ({ $reason })
results-foreign = { $fault } : ce fichier est laissé de côté
results-line = { $fault } : elle est laissée de côté
results-cut = { $fault } : elle est coupée et laissée de côté
tournament-other = { $path } : la partie { $number } qui s’y trouve n’est pas de ce tournoi, ou y figure deux fois

help-command-stats = Montrer des statistiques de parties : les places, et les tuiles, pistes et Actes de bienfaisance des vainqueurs.
help-stats-files = résultats de tournament --out, enregistrements et parties sauvegardées, ou dossiers qui en contiennent
help-stats-charts = écrire dans ce dossier des graphiques (SVG, PNG) et une page qui les réunit
help-stats-force = remplacer les graphiques du dossier
help-stats-top = lignes de chaque tableau et graphique (sinon { $usual })

stats-title = { $game } : { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
stats-counted = { $name } ({ $games })
stats-mixed = Des joueurs de forces différentes sont mêlés ici : { $players }. Ce que les gagnants avaient en dit peut-être plus sur eux que sur le jeu.
stats-page = Ce que montrent les parties
stats-seats =
    { $players ->
        [one] Seul
       *[other] { $players } joueurs
    }
stats-seat = Place
stats-order = À la première manche
stats-turn = Tour { $place }
stats-games = Parties
stats-rate = Réussite
stats-interval = 95 % entre
stats-expected = Attendu
stats-mean = Score
stats-tiles = Qui avait cette tuile
stats-deeds = Partisans aux Actes de bienfaisance
stats-tracks = Pistes à la fin
stats-uses = Utilisations
stats-winners = Vainqueurs
stats-others = Autres
stats-players = Classement Elo des joueurs
stats-rates = Victoires de chaque joueur
stats-parts = Points par origine
stats-chart-seats =
    { $players ->
        [one] Victoires en solitaire
       *[other] Victoires par place, { $players } joueurs
    }
stats-chart-order = Victoires selon l’ordre de la première manche, { $players } joueurs
stats-chart-tiles = Victoires de qui avait la tuile
stats-chart-deeds = Partisans aux Actes de bienfaisance, vainqueurs et autres
stats-chart-tracks = Pistes à la fin, vainqueurs et autres
stats-chart-uses = Utilisations, vainqueurs et autres
stats-luck = attendu par le seul hasard
stats-interval-key = valeur et intervalle de confiance à 95 %
stats-development = Développement
stats-shields = Boucliers
stats-unfinished =
    { $count ->
        [one] 1 partie n’est pas finie ou a échoué, et ne compte pas.
       *[other] { $count } parties ne sont pas finies ou ont échoué, et ne comptent pas.
    }
stats-written = Graphiques : { $path }
stats-no-png = Pour avoir aussi les graphiques en PNG, il faut le complément : pip install 'orleans[png]'
stats-none = Il n’y a aucune partie finie dans ces fichiers.

help-command-train = Apprendre à évaluer les positions, dans des parties entre joueurs virtuels.
help-train-file = où écrire les poids
help-train-generations = combien de fois jouer et apprendre (sinon { $usual })
help-train-far = Orléans : combien de générations, les dernières, regardent aussi loin que les joueurs (sinon { $usual })
help-train-games = parties par génération (sinon { $usual })
help-train-players = nombre de joueurs ; sinon, Jeanne d’Arc s’apprend seul et jusqu’à quatre
help-train-hunches = apprendre plutôt les poids des intuitions : Orléans seulement, environ 60 générations de 1152 parties
help-train-seats = apprendre la valeur des positions place par place : chaque place suit ses propres poids, et ce qui a rapporté plus de points compte (Orléans seulement, une quarantaine de générations de 96 parties)
help-train-fresh = commencer en ne connaissant que les points, sans ce qui a été appris avant
help-train-from = commencer avec les poids de ce fichier
help-train-with = Orléans : ce que les joueurs utilisent entre-temps : un fichier d’intuitions ou, avec --hunches, de poids de positions (sinon ceux en usage)
train-generation = Génération { $number } : { $points } points en moyenne.
train-done = Les poids sont dans { $path } ; les joueurs virtuels les lisent dans { $home }.
error-no-hunches = les intuitions et --seats ne servent que pour Orléans ; retirez --hunches, --seats et --with, ou --game joan
error-no-training = il n’y a rien à apprendre dans { $game }
error-not-weights = { $path } : ce ne sont pas des poids comme dans { $home }
error-no-numpy = l’apprentissage demande le complément : pip install 'orleans[train]'
