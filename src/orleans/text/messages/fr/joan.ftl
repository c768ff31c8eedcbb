# Jeanne d'Arc : ce qui s'est passé, ce qui est demandé, ce que sont les coups et les éléments.

# ----------------------------------------------------------------- événements

joan-event-round = La manche { $round } commence avec { $who }. Jetons exposés : { $tiles }.
joan-event-set_aside = Mis de côté depuis le sac : { $tiles }.
joan-event-bag_empty = Le sac est vide : le numéro { $bag } est barré sur chaque feuille.
joan-event-over = Le dernier sac est vide. Les points sont maintenant comptés.
joan-event-took = { $who } prend { $follower }.
joan-event-recruited = { $who } recrute un Moine et met de côté { $aside }.
joan-event-action =
    { $by ->
        [monk] { $who } utilise le Moine comme { $follower }.
        [scholar] { $who } utilise l’Érudit comme { $follower }, grâce à l’École.
       *[own] { $who } agit comme { $follower }.
    }
joan-event-use = { $who } utilise le Lieu { $source }.
joan-event-deed = { $who } marque { $follower } : { $source }.
joan-event-deed_complete = { $who } achève en premier : { $source } ; l’Acte est fermé pour tous les autres.
joan-event-good = { $who } marque une marchandise, { $good } ({ $source }).
joan-event-coin =
    { $amount ->
        [one] { $who } entoure { $amount } pièce sur la ligne { $row } ({ $source }).
       *[other] { $who } entoure { $amount } pièces sur la ligne { $row } ({ $source }).
    }
joan-event-paid =
    { $amount ->
        [one] { $who } barre { $amount } pièce de la ligne { $row } ({ $source }).
       *[other] { $who } barre { $amount } pièces de la ligne { $row } ({ $source }).
    }
joan-event-shield = { $who } entoure un bouclier ({ $source }).
joan-event-shield_lost = { $who } a déjà entouré tous les boucliers : celui-ci est perdu ({ $source }).
joan-event-development =
    { $amount ->
        [one] { $who } marque la case de développement { $space } ({ $source })
       *[other] { $who } marque les cases de développement { $space } à { $to } ({ $source })
    }{ $stars ->
        [0] .
       *[other] {" "}et atteint le niveau de développement { $status }.
    }
joan-event-route = { $who } trace { $route } ({ $source }).
joan-event-station = { $who } construit un comptoir dans la ville de { $town }.
joan-event-card = { $who } acquiert le Lieu { $card }.
joan-event-citizen = { $who } entoure un citoyen ({ $source }).
joan-event-points =
    { $points ->
        [one] { $who } entoure { $points } point ({ $source }).
       *[other] { $who } entoure { $points } points ({ $source }).
    }
joan-event-lapsed = { $who } renonce à quelque chose : { $part }.

joan-event-joan_card = Jeanne retourne la carte { $card } et prend { $follower }.
joan-event-joan_track = Jeanne marque la case { $space } de sa { $track }.
joan-event-joan_station =
    { $struck ->
        [town] Jeanne construit son comptoir numéro { $stations } ; { $town } est barrée.
       *[none] Jeanne construit son comptoir numéro { $stations } ; il n’y a plus de ville à barrer.
    }
joan-event-joan_citizen =
    { $citizens ->
        [one] Jeanne entoure un citoyen et en a { $citizens }.
       *[other] Jeanne entoure un citoyen et en a { $citizens }.
    }
joan-event-joan_struck = Jeanne barre { $yellow }.
joan-event-joan_shield =
    { $shields ->
        [one] Jeanne a maintenant { $shields } bouclier.
       *[other] Jeanne a maintenant { $shields } boucliers.
    }
joan-event-joan_level = Jeanne atteint le niveau de développement { $level }.
joan-event-joan_deed = Jeanne barre : { $deed }.
joan-event-joan_removed = Jeanne retire de la partie le Lieu { $card }.

# ------------------------------------------------------------------ questions

joan-ask-pick =
    { $monks ->
        [0] À vous : quel jeton prenez-vous ?
        [one] À vous : prenez un jeton, ou recrutez plutôt votre dernier Moine.
       *[other] À vous : prenez un jeton, ou recrutez plutôt un de vos { $monks } Moines.
    }
joan-ask-turn = Que faites-vous ensuite ? Il vous reste : { $waiting }.
joan-ask-pay =
    { $what ->
        [station] Le comptoir dans la ville de { $thing } : quelle pièce barrez-vous ?
       *[card] Le Lieu { $thing } : quelle pièce barrez-vous ?
    }{ $left ->
        [one] {""}
       *[other] {" "}Il en reste { $left } à payer.
    }

# ---------------------------------------------------------------------- coups

joan-move-take = prendre { $a_follower } : { $options }
joan-move-take-extra = prendre { $a_follower } : d’abord { $extra }, puis { $options }
joan-move-monk =
    { $lost ->
        [0] recruter un Moine et mettre de côté { $a_follower }
        [one] recruter un Moine (-{ $lost } point) et mettre de côté { $a_follower }
       *[other] recruter un Moine (-{ $lost } points) et mettre de côté { $a_follower }
    }
joan-move-act =
    { $by ->
        [own] { $follower } : { $action }
       *[other] { $spent } comme { $follower } : { $action }
    }
joan-move-use = { $place } ({ $follower }) : { $effect }
joan-move-deed = { $deed } ({ $follower }) : { $effect }
joan-move-coin = entourer une pièce de la ligne { $row } ({ $number })
joan-move-pay = barrer une pièce de la ligne { $row } ({ $number })
joan-move-develop = marquer la case de développement { $space }
joan-move-good = marquer { $good } ({ $number })
joan-move-good-full = marquer { $good } : sa ligne est pleine, donc un bouclier
joan-move-swap = Cabane dans les arbres, au lieu de { $shown } : { $marked }
joan-move-fill =
    { $way ->
        [water] tracer { $route } par voie navigable : { $shows }
       *[land] tracer { $route } par voie terrestre : { $shows }
    }
joan-move-build =
    { $cost ->
        [0] construire dans la ville de { $town } sans payer
       *[other] construire dans la ville de { $town } pour { $cost } pièce
    }
joan-move-buy =
    { $price ->
        [one] { $place } ({ $category }, { $price } pièce ; { $followers }) : { $effect }
       *[other] { $place } ({ $category }, { $price } pièces ; { $followers }) : { $effect }
    }
joan-move-skip = refuser ce qu’apportent vos cartes « + »
joan-move-end = terminer votre tour ; ce qui reste est perdu
joan-completes-row = complète la ligne : { $bonus }
joan-completes-column = complète la colonne : { $bonus }
joan-completes-deed = achève l’Acte : { $bonus }
joan-brings = apporte { $bonus }

joan-action =
    { $follower ->
        [farmer] 1 marchandise au choix
        [boatman] 1 voie navigable
        [craftsman] un comptoir pour 1 pièce
        [trader] acquérir un Lieu
        [knight] 1 route terrestre
       *[scholar] 1 case de développement
    }
joan-standard =
    { $follower ->
        [farmer] marquer une marchandise au choix
        [boatman] tracer une voie navigable
        [craftsman] construire un comptoir pour 1 pièce
        [trader] acquérir un Lieu
        [knight] tracer une route terrestre
       *[scholar] marquer une case de développement
    }
joan-coin-instead = entourer une pièce

# --------------------------------------------------- ce qu'une chose apporte

joan-gain-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
joan-gain-dev =
    { $amount ->
        [one] { $amount } case de développement
       *[other] { $amount } cases de développement
    }
joan-gain-any =
    { $amount ->
        [one] { $amount } marchandise au choix
       *[other] { $amount } marchandises au choix
    }
joan-gain-good = { $amount } { $good }
joan-gain-shield =
    { $amount ->
        [one] { $amount } bouclier
       *[other] { $amount } boucliers
    }
joan-gain-vp =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
joan-gain-citizen =
    { $amount ->
        [one] un citoyen
       *[other] { $amount } citoyens
    }
joan-gain-act =
    { $follower ->
        [farmer] une action de Fermier
        [boatman] une action de Batelier
        [craftsman] une action d’Artisan
        [trader] une action de Commerçant
        [knight] une action de Chevalier
        [scholar] une action d’Érudit
       *[monk] une action de Moine
    }
joan-gain-route =
    { $way ->
        [water] { $amount ->
            [one] { $amount } voie navigable
           *[other] { $amount } voies navigables
        }
       *[land] { $amount ->
            [one] { $amount } route terrestre
           *[other] { $amount } routes terrestres
        }
    }
joan-gain-station =
    { $cost ->
        [0] un comptoir sans payer
       *[other] un comptoir pour { $cost } pièce
    }
joan-gain-choose =
    { $amount ->
        [one] { $options }
       *[other] { $amount } fois { $options }
    }
joan-gain-dev_per =
    { $each ->
        [warehouse_column] 1 case de développement par colonne complète de votre entrepôt
        [bank_column] 1 case de développement par colonne entièrement barrée de votre banque
       *[station] 1 case de développement par comptoir que vous avez construit
    }
joan-gain-dev_to_star = toutes les cases de développement jusqu’à la prochaine étoile, sans les bonus simples rencontrés
joan-gain-place_discount =
    { $amount ->
        [one] les Lieux vous coûtent, si vous voulez, { $amount } pièce de moins
       *[other] les Lieux vous coûtent, si vous voulez, { $amount } pièces de moins
    }
joan-gain-swap_good_on = une marchandise de chaque route terrestre tracée peut en devenir une autre
joan-gain-build_in = vous pouvez aussi construire dans les villes barrées
joan-gain-act_as = un jeton Érudit que vous prenez peut agir comme tout Partisan sauf un Moine (pas pour les Actes)
joan-plus = + dès que vous prenez { $a_follower } : { $effect }
joan-always = toujours
joan-recruited-monk = Moine recruté
joan-first-only = { $gain } (premier joueur seulement)
joan-status = le niveau de développement { $status }
joan-part-card = acquérir un Lieu
joan-part-swap = { $amount } { $good } ou une autre marchandise
joan-because = { $thing } ({ $source })

joan-does-station = un comptoir
joan-does-citizen =
    { $amount ->
        [one] un citoyen
       *[other] { $amount } citoyens
    }
joan-does-take_citizen = prend, s’il est libre, { $yellow }
joan-does-shield =
    { $amount ->
        [one] { $amount } bouclier
       *[other] { $amount } boucliers
    }
joan-does-level =
    { $amount ->
        [one] un niveau de développement
       *[other] { $amount } niveaux de développement
    }
joan-does-strike_deed =
    { $end ->
        [from_left] barre le premier Acte libre
       *[from_right] barre le dernier Acte libre
    }
joan-does-strike_bank_yellow = barre le premier bouclier libre de vos colonnes de banque
joan-does-remove_place = retire un Lieu de catégorie { $category }
joan-does-monk_action = son action Moine
joan-does-track = une case de sa { $track }

# ----------------------------------------------------------------------- noms

joan-town =
    { $number ->
        [0] { $town }
       *[other] { $town } ({ $number })
    }
joan-route = { $a }–{ $b }
joan-deed = Acte { $number }
joan-source =
    { $kind ->
        [warehouse_column] colonne { $number } de l’entrepôt
        [bank_row] ligne { $number } de la banque
        [bank_column] colonne { $number } de la banque
        [development] case de développement { $number }
       *[other] règle
    }
joan-yellow =
    { $kind ->
        [warehouse] le citoyen de l’entrepôt
        [bank_row] le citoyen de la ligne { $number } de la banque
        [bank_column] le bouclier de la colonne { $number } de la banque
        [development] { $number ->
            [1] le premier citoyen de la piste de développement
           *[other] le second citoyen de la piste de développement
        }
        [town] le citoyen de la ville { $number }
        [deed] le bonus de l’Acte { $number }
       *[most_stations] le citoyen pour le plus de comptoirs
    }
joan-yellow-short =
    { $kind ->
        [warehouse] entrepôt
        [bank_row] ligne de banque { $number }
        [bank_column] colonne de banque { $number }
        [development] piste de développement { $number }
        [town] ville { $number }
        [deed] Acte { $number }
       *[most_stations] le plus de comptoirs
    }
joan-tiles =
    { $follower ->
        [farmer] { $amount ->
            [one] { $amount } Fermier
           *[other] { $amount } Fermiers
        }
        [boatman] { $amount ->
            [one] { $amount } Batelier
           *[other] { $amount } Bateliers
        }
        [craftsman] { $amount ->
            [one] { $amount } Artisan
           *[other] { $amount } Artisans
        }
        [trader] { $amount ->
            [one] { $amount } Commerçant
           *[other] { $amount } Commerçants
        }
        [knight] { $amount ->
            [one] { $amount } Chevalier
           *[other] { $amount } Chevaliers
        }
       *[scholar] { $amount ->
            [one] { $amount } Érudit
           *[other] { $amount } Érudits
        }
    }
joan-no-tiles = aucun

# ---------------------------------------------------------------------- écran

joan-title-round = Manche { $round } sur { $rounds }
joan-title-seat = { $title } : { $who }
joan-label-start = Commence
joan-label-display = Exposés
joan-label-bag = Dans le sac
joan-label-holding = Zone d’attente
joan-tiles-line = { $count } ({ $tiles })
joan-bag-line = { $tiles } ; sac { $number } sur { $bags }
joan-column-dev = Dév
joan-column-status = Niv
joan-column-stations = Cpt
joan-column-citizens = Cit
joan-column-coins = Pièces
joan-column-monks = Moines
joan-column-shields = Boucl
joan-column-places = Lieux

joan-heading-places =
    { $opens ->
        [one] Lieux exposés ({ $opens } par catégorie inférieure ouvre la suivante)
       *[other] Lieux exposés ({ $opens } par catégorie inférieure ouvrent la suivante)
    }
joan-category-line =
    { $state ->
        [open] { $price ->
            [one] { $price } pièce : { $names }
           *[other] { $price } pièces : { $names }
        }
        [closed] { $price ->
            [one] { $price } pièce, fermée : { $names }
           *[other] { $price } pièces, fermée : { $names }
        }
       *[none] plus aucun
    }
joan-place-line = { $place } ({ $followers }) : { $effect }
joan-owns = { $who } possède : { $places }
joan-deed-open = { $effect } ; achevé : { $complete }
joan-deed-closed = fermé par { $who }
joan-heading-yellow = Bonus jaunes : premier joueur seulement
joan-label-citizens = Citoyens
joan-label-shields = Boucliers
joan-label-gone = Partis
joan-other-line = comptoirs : { $towns } ; marchandises : { $goods } ; Lieux : { $places }.

joan-heading-map = Carte de { $who }
joan-legend-map = Carte : (8) est une ville, [8] une ville avec votre comptoir, x8x une ville barrée. - et | sont des routes terrestres, ~ et : des voies navigables, # des routes tracées. Les lettres sont des marchandises, + est une case de développement.
joan-routes =
    { $state ->
        [next] Routes qui peuvent être tracées ensuite : { $count }
        [later] Routes plus éloignées : { $count }
       *[filled] Routes tracées : { $count }
    }
joan-route-line =
    { $way ->
        [water] { $route }, navigable : { $shows }
       *[land] { $route }, terrestre : { $shows }
    }
joan-built-by = { $town } : { $who }
joan-heading-sheet = Votre feuille
joan-heading-sheet-of = Feuille de { $who }
joan-label-warehouse = Entrepôt
joan-label-bank = Banque
joan-label-row = Ligne { $row }
joan-label-column = Colonne
joan-development-line = Développement : case { $space }, niveau { $status }
joan-label-places = Lieux
joan-printed-part =
    { $part ->
        [map] Carte
        [warehouse] Entrepôt
        [bank] Banque
        [depot] Dépôt
        [development] Développement
       *[deeds] Actes de bienfaisance
    }
joan-provenance-line = { $parts } { $level }
joan-legend-letters = Lettres : { $letters }. > commence la manche.
joan-legend-marks = # est marqué ou utilisé, . est libre ; dans la banque, O est une pièce entourée, X une pièce barrée. Le produit est (comptoirs + citoyens) x niveau. Aux Actes de bienfaisance, les majuscules sont marquées, les minuscules manquent encore.
joan-legend-bonuses = Bonus : $ pièce, + case de développement, g marchandise au choix, s bouclier, c citoyen, h comptoir sans payer, p points, une majuscule une action de ce Partisan ; ! premier joueur seulement, - parti. Les chiffres de la piste de développement sont le niveau atteint.

joan-heading-area = Jeanne : { $level }
part-tracks = Pistes
joan-label-scholars = Érudits
joan-label-level = Niveau
joan-label-pile = Sa pile
joan-pile-line =
    { $acts ->
        [yes] { $pile ->
            [one] { $pile } carte.
           *[other] { $pile } cartes.
        } Le verso du dessus montre { $arrow ->
            [up] une flèche vers le haut
           *[down] une flèche vers le bas
        } et comme action Moine de Jeanne : { $monk }.
       *[no] { $pile ->
            [one] { $pile } carte.
           *[other] { $pile } cartes.
        } Le verso du dessus montre { $arrow ->
            [up] une flèche vers le haut
           *[down] une flèche vers le bas
        }.
    }
joan-none = Jeanne ne joue que contre une personne seule.
joan-heading-last = Sa dernière carte : { $card }
joan-read =
    { $arrow ->
        [up] Lue depuis le bas, donc ici depuis le haut ; ses comptoirs commencent à la ville { $town }.
       *[down] Lue depuis le haut ; ses comptoirs commencent à la ville { $town }.
    }
joan-heading-next = Sa prochaine carte, d’après son verso
joan-chances = Parmi les jetons exposés elle prend : { $chances }. La carte peut être :
joan-chance = { $follower } { $chance }
joan-would =
    { $arrow ->
        [up] lue vers le haut, elle prend { $follower } ({ $effect })
       *[down] lue vers le bas, elle prend { $follower } ({ $effect })
    }
joan-label-difficulty = Niveau
joan-places-used =
    { $places ->
        [printed] ceux imprimés sur les feuilles
       *[cards] cartes, quatre par catégorie
    }

joan-odds-line =
    { $state ->
        [bag] Le sac contient { $bag } jetons ; la prochaine manche en pioche { $drawn }.
       *[refilled] Le sac est vide et sera rempli : la prochaine manche pioche { $drawn } jetons sur { $bag }.
    }
joan-odds-none = Plus aucun jeton ne sera pioché : c’est la dernière manche.
joan-warn-end = Vous pourriez encore utiliser : { $waiting }.
joan-why-what = Dites quel coup : why build blois

joan-help =
    Tapez un numéro de la liste, ou un coup :
      3              le choix 3 de la liste ; plusieurs à la fois : 1; 2
      take farmer    un coup entier ; des débuts de mots clairs suffisent, aussi
                     en français : take fermier, fill 8, build blois, buy étable
      end            terminer votre tour et perdre le reste
      Tab            complète les coups, les Lieux et les commandes
    Regarder :
      board          tout ; sheet : votre feuille ; sheets : toutes les feuilles
      map  routes  deeds  places  yellow  bag  odds  legend   une partie
      joan           sa zone, ses cartes, ce qu’elle peut faire (en solo)
      log  log all   ce qui s’est passé
      rules mots     chercher des règles ; rules joan.monk.recruit en lit une
      tile nom       ce que fait un Lieu, un Acte, une case, et nos sources
    Jouer :
      hint  follow   ce que ferait un bon joueur de l’ordinateur ; le faire
      why coup       est-ce possible, et sinon, selon quelle règle
      undo, undo all reprendre un coup, ou tous jusqu’à la dernière pioche
      redo           refaire le dernier coup repris
      warnings off   ne plus avertir avant un gaspillage
      language de    continuer en allemand ; aussi en, fr
      save fichier   enregistrer une copie ; tout coup est enregistré
      quit           partir ; orleans play --terminal FICHIER reprend la partie

# ------------------------------------------------- questions avant une partie

joan-ask-level = Quel niveau ({ $known }) ? [{ $default }]
joan-ask-places = Quels Lieux ({ $known }) ? [{ $default }]

# ------------------------------------------------------------------- éléments

joan-rule-head = Règle { $rule } (Jeanne d’Arc)
joan-tile-none = Aucun Lieu, Acte, carte ou case de Jeanne d’Arc ne s’appelle « { $text } ».
joan-component-kind =
    { $kind ->
        [place] une carte Lieu de Jeanne d’Arc
        [deed] un Acte de bienfaisance de Jeanne d’Arc
        [solo_card] une carte Solo de Jeanne d’Arc
        [level] un niveau du jeu en solo de Jeanne d’Arc
        [map] sur la carte de Jeanne d’Arc
        [area] dans la zone de Jeanne
       *[sheet] sur la feuille de Jeanne d’Arc
    }
joan-solo-card = Carte Solo { $card }
joan-warehouse-row = ligne { $good } de l’entrepôt
joan-scholar-space = piste des Érudits de Jeanne, case { $space }
joan-her-track = { $track } de Jeanne
joan-value-price = Prix
joan-value-followers = Partisans
joan-value-printed = Imprimé sur la feuille
joan-value-complete = Pour qui l’achève en premier
joan-value-cards = Cartes
joan-value-monk-actions = Actions Moine de Jeanne
joan-value-number = Numéro de ville
joan-value-back = Verso
joan-value-way = Type
joan-value-spaces = Cases de développement
joan-value-status = Niveau de développement
joan-value-bonus = Bonus
joan-value-first = Premier joueur, en plus
joan-yes-no =
    { $answer ->
        [yes] oui
       *[no] non
    }
joan-arrow =
    { $arrow ->
        [up] flèche vers le haut
       *[down] flèche vers le bas
    }
joan-back = { $arrow } ; action Moine : { $monk }
joan-way =
    { $way ->
        [water] voie navigable
       *[land] route terrestre
    }
