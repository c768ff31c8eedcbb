# La table d’Orléans dans le navigateur.

web-classic-tab-plan = Plateau
web-classic-tab-map = Carte
web-classic-tab-tracks = Pistes
web-classic-tab-others = Autres
web-classic-tab-more = Plus
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
        [none] { $space } : demande { $asks }
       *[other] { $space } : { $lies } s’y trouve
    }
web-classic-ready = prêt
web-classic-use = Utiliser
web-classic-fill = Remplir
web-classic-fill-partly = En partie
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
web-classic-step = Pas { $step } :
web-classic-status = Niveau de développement { $status }
web-classic-deed-complete = au dernier : { $gain }
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
web-classic-others = Les autres
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
web-classic-odds = Qu’apportera le prochain tirage ?
web-classic-odds-draw =
    { $bag ->
        [0] Le sac est vide : personne n’est tiré.
       *[other]
            { $drawn ->
                [one] { $drawn } sur { $bag } dans le sac est tiré. Combien il y en a, et la chance d’en tirer au moins un :
               *[other] { $drawn } sur { $bag } dans le sac sont tirés. Combien il y en a, et la chance d’en tirer au moins un :
            }
    }
web-classic-odds-planned = À la manche suivante, une fois utilisé chaque Lieu prêt :
web-classic-odds-stuck = Sans compter, l’action étant impossible : { $places }
web-classic-odds-chosen = Un de votre choix, au recrutement : { $followers }
web-classic-odds-places = La chance de pouvoir alors compléter chaque Lieu :
