# La table d’Orléans dans le navigateur.

web-classic-tab-plan = Plateau
web-classic-tab-map = Carte
web-classic-tab-tracks = Pistes
web-classic-tab-others = Autres
web-classic-tab-more = Autres infos
web-classic-phase = Manche { $round } sur { $rounds }, { $phase }
web-classic-round = Manche { $round } sur { $rounds }

web-classic-as-list =
    { $count ->
        [one] { $count } autre réponse, en liste
       *[other] { $count } autres réponses, en liste
    }
web-classic-mat = Mon plateau
web-classic-mat-of = Plateau de { $name }
web-classic-market = Marché
web-classic-market-empty = vide
web-classic-done = Terminé
web-classic-back = Retour au marché
web-classic-wheel = rouage
web-classic-personal = { $name } (personnel)
web-classic-space = { $place }, case { $space }
web-classic-space-label =
    { $lies ->
        [none] { $space } : il faut { $asks }
       *[other] { $space } : { $lies }
    }
web-classic-ready = prêt
web-classic-use = Utiliser
web-classic-fill = Remplir
web-classic-fill-partly = Remplir en partie
web-classic-fill-with = { $place } : { $followers }
web-classic-no-effect = En l’état, son action ne serait pas possible.

web-classic-words-place =
    { $spaces ->
        [0] { $place } ({ $text }).
       *[other] { $place } ({ $text }). En place : { $placed }. Libre : { $free }.
    }
web-classic-map = Carte
web-classic-road = route
web-classic-water = voie navigable
web-classic-merchant-in = Marchand de { $name } : à { $town }.
web-classic-stations-in = Comptoirs à { $town } : { $names }.
web-classic-tracks = Pistes des Partisans
web-classic-step = Échelon { $step } :
web-classic-status = Niveau de développement { $status }
web-classic-deed-complete = pour le dernier : { $gain }
web-classic-hour-glass = Sablier
web-classic-census = Recensement :
web-classic-coming =
    { $count ->
        [one] { $count } tuile peut encore venir
       *[other] { $count } tuiles peuvent encore venir
    }

web-classic-coins = Pièces
web-classic-development = Développement et niveau
web-classic-citizens = Citoyens
web-classic-stations = Comptoirs construits
web-classic-bag = Partisans dans le sac
web-classic-wheels = Rouages
web-classic-others = Autres joueurs
web-classic-start-player = Premier joueur
web-classic-passed = a passé
web-classic-supplies = Réserves
web-classic-tiles =
    { $count ->
        [one] Tuiles Lieu { $category } : { $count } tuile
       *[other] Tuiles Lieu { $category } : { $count } tuiles
    }
web-classic-take-tile = Prendre { $tile }
web-classic-nobody = personne
web-classic-cards =
    { $count ->
        [one] { $count } carte
       *[other] Les { $count } cartes
    }
web-classic-odds = Qui piocherez-vous ensuite ?
web-classic-odds-draw =
    { $bag ->
        [0] Le sac est vide : il n’y a personne à piocher.
       *[other]
            { $drawn ->
                [one] Vous en piochez { $drawn } sur { $bag } dans le sac. Nombre par type, et probabilité d’en piocher au moins un :
               *[other] Vous en piochez { $drawn } sur { $bag } dans le sac. Nombre par type, et probabilité d’en piocher au moins un :
            }
    }
web-classic-odds-planned = À la manche suivante, une fois tous les Lieux prêts utilisés :
web-classic-odds-stuck = Non comptés, car l’action est impossible : { $places }
web-classic-odds-chosen = Un de votre choix, si vous le recrutez : { $followers }
web-classic-odds-places = Probabilité de pouvoir alors compléter chaque Lieu :
