# Libellés et lignes brèves de l'écran.

title-game = Orléans, édition { $edition }, { $players } joueurs
title-joan =
    { $players ->
        [one] Jeanne d’Arc, contre Jeanne
       *[other] Jeanne d’Arc, { $players } personnes
    }
title-other = { $game }, { $players } joueurs
title = Manche { $round } sur { $rounds } : { $phase }
title-end = Fin de la partie
phase =
    { $phase ->
        [striking] avant la manche 1
        [hour_glass] sablier
        [census] recensement
        [followers] Partisans
        [planning] planification
        [actions] actions
        [event] événement
        [start_player] premier joueur
       *[scoring] fin de la partie
    }
status-line = Manche { $round } sur { $rounds }, { $phase }. Événement : { $tile }. { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, niveau { $status }.
seat-line = { $who } ({ $player })
label-event = Événement
label-start = Premier joueur
label-census = Recensement
label-development = Développement
label-market = Marché
label-bag = Sac
label-goods = Marchandises
label-modules = Modules
column-dev = Dév
column-status = Niv
column-citizens = Cit
column-stations = Cpt
column-coins = Pièces
column-goods = March.
column-points = Points
column-total = Total
part-coins = Pièces
part-goods = Marchandises
part-stations = Comptoirs
part-tiles = Tuiles
part-citizens = Citoyens
part-product = Produit
part-warehouse = Entrepôt
part-bank = Banque
part-monks = Moines
part-depot = Dépôt
part-most_stations = Le plus de comptoirs
note-you = vous
note-human = humain
note-passed = passé
nobody = personne
nothing = rien
event-none = pas encore
legend = Lettres : { $letters }. * désigne un Partisan personnel, @ un rouage, > le premier joueur.
follower-letter =
    { $follower ->
        [farmer] F
        [boatman] B
        [craftsman] A
        [trader] C
        [knight] V
        [scholar] É
        [monk] M
       *[other] ?
    }
letter-named = { $letter } { $name }

heading-news = Ce qui s’est passé
heading-log = Journal
heading-map = Votre Marchand est dans la ville de { $town }
heading-whole-map = Carte
heading-deeds = Actes de bienfaisance
heading-supplies = Réserves
heading-tiles = Tuiles Lieu dans les piles
heading-others = Les autres
heading-mat = Votre plateau
heading-mat-of = Plateau de { $who }

census-line = maintenant +1 pièce pour { $first }, -1 pièce pour { $last }
forecast-status =
    { $each ->
        [one] { $tile } : { $each } pièce par point de niveau de développement ; pour vous maintenant { $coins }.
       *[other] { $tile } : { $each } pièces par point de niveau de développement ; pour vous maintenant { $coins }.
    }
forecast-station =
    { $each ->
        [one] { $tile } : { $each } pièce par comptoir construit ; pour vous maintenant { $coins }.
       *[other] { $tile } : { $each } pièces par comptoir construit ; pour vous maintenant { $coins }.
    }
forecast-taxes =
    { $per ->
        [one] { $tile } : payez 1 pièce par marchandise ; pour vous maintenant { $coins }.
       *[other] { $tile } : payez 1 pièce par lot de { $per } marchandises ; pour vous maintenant { $coins }.
    }
forecast-harvest = { $tile } : donnez { $owed } nourriture (vous en avez { $food }) ou payez { $coins } pièces pour chaque manquante.
forecast-plague =
    { $bag ->
        [0] { $tile } : perdez un Partisan pioché dans votre sac, qui est vide maintenant.
       *[other] { $tile } : perdez un Partisan pioché dans votre sac ; neutres en ce moment : { $neutral } sur { $bag }.
    }
forecast-ban = { $tile } : aucun { $follower } ne peut être recruté cette manche.

development-line = case { $space } sur { $last } ; devant vous : { $ahead }
ahead-coins = { $coins } pièces en { $space }
ahead-citizen = un citoyen en { $space }
ahead-status = niveau { $status } en { $space }

way =
    { $way ->
        [water] eau
       *[road] route
    }
here = Ici : { $who }
stations-of = comptoirs : { $who }
merchants-of = Marchands : { $who }
parts = { $head } ; { $last }
town-line = { $town } : { $here }
your-merchant = votre Marchand
map-route = { $a } { $joint } { $b } : { $goods }
map-legend = = est une route, ~ une voie navigable ; après les deux-points, les marchandises qui y restent.
map-signs = (8) est une ville, [8] une ville avec un comptoir, * marque votre Marchand. - et | sont des routes, ~ et : des voies navigables ; on y trouve { $goods }.
good-short =
    { $good ->
        [grain] Cé
        [cheese] Fr
        [wine] Vi
        [wool] La
       *[brocade] Br
    }
deed-open = { $reward } ; dernier : { $complete }
deed-done = achevé
room-line = marchandises posées : { $there } ; il manque : { $missing }
deeds-legend = Aux Actes de bienfaisance, les majuscules y sont déjà, les minuscules manquent encore, ? est au choix. Après « dernier » : ce que le dernier apporte en plus.
supply-followers = Partisans : { $followers }
supply-goods = Marchandises : { $goods }. Rouages : { $wheels }
supply-coins = Pièces : { $coins }
other-line =
    ville : { $town } ; marché { $market } ; sac { $bag }, pioche { $draw } ; marchandises : { $goods }{ $waiting ->
        [0] {""}
       *[other] {" "}; tour { $tower }
    }{ $wheels ->
        [0] {""}
       *[other] {" "}; rouages en main : { $wheels }
    }{ $owned ->
        [0] {""}
       *[other] {" "}; tuiles : { $tiles }
    }.

market-line = { $followers } ({ $count } sur { $size })
market-tower = { $market } ; cases supplémentaires : { $tower }
bag-line = { $followers } ({ $bag } ; vous piochez { $draw } par manche)
bag-closed = { $bag } Partisans (pioche { $draw } par manche)
goods-line =
    { $points ->
        [one] { $goods } ({ $points } point). Rouages en main : { $wheels }
       *[other] { $goods } ({ $points } points). Rouages en main : { $wheels }
    }
tile-holds = [dessus : { $pieces }]
tile-filling = [{ $signs } ; { $goods }]
place-ready = prêt
place-lacks = il manque { $followers }
complete = compléter { $place } ({ $followers }) : { $effect }
complete-useless = compléter { $place } ({ $followers }), mais inutilisable maintenant : { $rule }
idle = { $place } est prêt, mais inutilisable maintenant : { $rule }
plan-legend = { $example } est un placement : la lettre est le Partisan, le chiffre la case ; le numéro qui précède le choisit. Un moins retire.

odds-line = Votre sac contient { $bag } ; la prochaine pioche en prend { $drawn }.
odds-planned = Compté comme si chaque Lieu prêt avait été utilisé.
odds-chosen = Un de plus sera du type que vous recruterez : { $followers }.
odds-empty = Votre sac est vide : il n’y a rien à piocher.
odds-type = Partisan
odds-count = au sac
odds-next = prochain
odds-one = au moins 1
odds-two = au moins 2
odds-mean = moyenne
percent = { $figure } %

winner = { $who } gagne.
winner-nobody = Personne ne gagne.
winners = { $who } se partagent la victoire.
joan = Jeanne
