# Ce qui s'est passé, un message pour chaque sorte d'événement.

event-round = La manche { $round } commence. Événement : { $tile }.
event-skipped_tile = { $tile } : cette tuile est retirée, la suivante est révélée.
event-struck = { $who } retire du jeu la tuile Lieu { $place }.
event-draws =
    { $amount ->
        [0] { $who } ne pioche aucun Partisan
        [one] { $who } pioche { $amount } Partisan
       *[other] { $who } pioche { $amount } Partisans
    }{ $back ->
        [0] .
        [one] {" "}et en reprend { $back } sur une case d’action.
       *[other] {" "}et en reprend { $back } sur des cases d’action.
    }
event-takes_back = { $who } reprendra un Partisan placé sur { $space }.
event-drew =
    { $cause ->
        [place] { $who } pioche ({ $source }) : { $followers }.
       *[rule] Nouveau sur le marché de { $who } : { $followers }.
    }
event-stowed = { $who } garde sur la tuile { $source } : { $follower }.
event-drafted = { $who } planifie : { $move }.
event-planned = { $who } place ({ $place }) : { $followers }.
event-plan_done =
    { $placed ->
        [0] { $who } termine sa planification sans placer personne.
       *[other] { $who } termine sa planification.
    }
event-action = { $who } réalise l’action { $place }.
event-passed = { $who } passe.
event-recruited = { $who } recrute { $a_follower }.
event-development =
    { $amount ->
        [one] { $who } gagne { $amount } point de développement ({ $source }).
       *[other] { $who } gagne { $amount } points de développement ({ $source }).
    }
event-coins =
    { $amount ->
        [one] { $who } reçoit { $amount } pièce ({ $source }).
       *[other] { $who } reçoit { $amount } pièces ({ $source }).
    }
event-paid =
    { $amount ->
        [one] { $who } paie { $amount } pièce ({ $source }).
       *[other] { $who } paie { $amount } pièces ({ $source }).
    }
event-good = { $who } prend une marchandise : { $good } ({ $source }).
event-spent = { $who } donne { $amount } { $good } ({ $source }).
event-wheel =
    { $amount ->
        [one] { $who } reçoit { $amount } rouage ({ $source }).
       *[other] { $who } reçoit { $amount } rouages ({ $source }).
    }
event-placed_wheel = { $who } pose un rouage sur { $space }.
event-shifted_wheel = { $who } déplace un rouage, de { $from } vers { $space }.
event-to_market = { $who } met le nouveau Partisan sur le marché : { $follower }.
event-bonus_again = { $who } prend de nouveau le bonus de la { $track } ({ $source }).
event-baked =
    { $amount ->
        [one] { $who } fait { $amount } pain ({ $source }).
       *[other] { $who } fait { $amount } pains ({ $source }).
    }
event-handed = { $who } donne une marchandise à { $to } : { $good } ({ $source }).
event-handed_coins =
    { $amount ->
        [one] { $who } donne { $amount } pièce à { $to } ({ $source }).
       *[other] { $who } donne { $amount } pièces à { $to } ({ $source }).
    }
event-put = { $who } pose une marchandise sur la tuile { $source }, où elle reste : { $good }.
event-tile = { $who } prend la tuile Lieu { $place }.
event-moved =
    { $way ->
        [water] Le Marchand de { $who } rejoint { $town } par voie navigable.
       *[road] Le Marchand de { $who } rejoint { $town } par la route.
    }
event-jumped = Le Marchand de { $who } va directement à { $town }.
event-station = { $who } construit un comptoir à { $town }.
event-station_on_tile = { $who } construit un comptoir sur la tuile { $source }.
event-sent = { $who } envoie { $a_follower } vers un Acte de bienfaisance : { $source }.
event-citizen = { $who } prend un citoyen ({ $source }).
event-food = { $who } donne une marchandise : { $good } ({ $source }).
event-lost = { $who } perd { $a_follower } ({ $source }).
event-spared = { $who } ne perd personne ({ $source }).
event-warded = { $who } se protège de l’événement ({ $source }).
event-gave =
    { $what ->
        [nothing] { $who } cède sous la torture ({ $source }) : { $item }.
       *[other] { $who } cède sous la torture ({ $source }) : { $item } ({ $follower }).
    }
event-waived = { $who } n’a plus rien à céder sous la torture ; le reste est annulé : { $amount } ({ $source }).
event-lost_goods = { $who } perd avec une tuile ce qui s’y trouvait : { $amount } { $good }.
event-lost_stations =
    { $amount ->
        [one] { $who } perd { $amount } comptoir avec une tuile.
       *[other] { $who } perd { $amount } comptoirs avec une tuile.
    }
event-rolled = { $who } obtient { $number } au dé ({ $source }).
event-over = La dernière manche est terminée. Place au décompte.
event-other = { $who } : { $what } ({ $source }).

# D'où vient quelque chose.

source-census = recensement
source-development = piste de développement
source-development-space = piste de développement, case { $space }
source-most-stations = majorité de comptoirs
source-rule = règle { $rule }
source-track =
    { $track ->
        [farmer] piste des Fermiers
        [boatman] piste des Bateliers
        [craftsman] piste des Artisans
        [trader] piste des Commerçants
        [knight] piste des Chevaliers
       *[scholar] piste des Érudits
    }
space-named = la case { $space } ({ $place })
where =
    { $where ->
        [bag] sac
        [market] marché
        [tower] cases de marché supplémentaires
       *[hand] pas encore posé
    }
a-follower =
    { $follower ->
        [farmer] un Fermier
        [boatman] un Batelier
        [craftsman] un Artisan
        [trader] un Commerçant
        [knight] un Chevalier
        [scholar] un Érudit
       *[monk] un Moine
    }
list-last = { $head } et { $last }
list-or = { $head } ou { $last }
good-named =
    { $good ->
        [grain] { $amount ->
            [one] céréale
           *[other] céréales
        }
        [cheese] { $amount ->
            [one] fromage
           *[other] fromages
        }
        [wine] { $amount ->
            [one] vin
           *[other] vins
        }
        [wool] { $amount ->
            [one] laine
           *[other] laines
        }
        [brocade] { $amount ->
            [one] brocart
           *[other] brocarts
        }
        [bread] { $amount ->
            [one] pain
           *[other] pains
        }
       *[other] { $good }
    }
followers-missing =
    { $follower ->
        [farmer] { $amount ->
            [one] un Fermier
           *[other] { $amount } Fermiers
        }
        [boatman] { $amount ->
            [one] un Batelier
           *[other] { $amount } Bateliers
        }
        [craftsman] { $amount ->
            [one] un Artisan
           *[other] { $amount } Artisans
        }
        [trader] { $amount ->
            [one] un Commerçant
           *[other] { $amount } Commerçants
        }
        [knight] { $amount ->
            [one] un Chevalier
           *[other] { $amount } Chevaliers
        }
        [scholar] { $amount ->
            [one] un Érudit
           *[other] { $amount } Érudits
        }
        [monk] { $amount ->
            [one] un Moine
           *[other] { $amount } Moines
        }
        [any_neutral] { $amount ->
            [one] un Partisan neutre
           *[other] { $amount } Partisans neutres
        }
       *[any] { $amount ->
            [one] un Partisan au choix
           *[other] { $amount } Partisans au choix
        }
    }
goods-counted = { $amount } { $good }
