# Ce qui s'est passé, un message pour chaque sorte d'événement.

event-round = La manche { $round } commence. Événement : { $tile }.
event-struck = { $who } retire du jeu la tuile Lieu { $place }.
event-draws =
    { $amount ->
        [0] { $who } ne pioche personne
        [one] { $who } pioche { $amount } Partisan
       *[other] { $who } pioche { $amount } Partisans
    }{ $back ->
        [0] .
        [one] {" "}et en reprend { $back } sur une case d’action.
       *[other] {" "}et en reprend { $back } sur des cases d’action.
    }
event-takes_back = { $who } reprendra le Partisan placé sur { $place } ({ $space }).
event-drew =
    { $cause ->
        [place] { $who } pioche pour le Lieu { $source } : { $followers }.
       *[rule] Nouveau sur le marché de { $who } : { $followers }.
    }
event-stowed = { $who } garde sur la tuile { $source } : { $follower }.
event-drafted = { $who } planifie : { $move }.
event-planned = { $who } place sur { $place } : { $followers }.
event-plan_done =
    { $placed ->
        [0] { $who } a terminé sa planification et ne place personne.
       *[other] { $who } a terminé sa planification.
    }
event-action = { $who } effectue l’action { $place }.
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
event-placed_wheel = { $who } pose un rouage sur { $place }, case { $space }.
event-tile = { $who } prend la tuile Lieu { $place }.
event-moved =
    { $way ->
        [water] Le Marchand de { $who } rejoint { $town } par voie navigable.
       *[road] Le Marchand de { $who } rejoint { $town } par la route.
    }
event-station = { $who } construit un comptoir dans la ville de { $town }.
event-sent = { $who } envoie { $a_follower } vers un Acte de bienfaisance : { $source }.
event-citizen = { $who } prend un citoyen ({ $source }).
event-food = { $who } donne une marchandise : { $good } ({ $source }).
event-lost = { $who } perd { $a_follower } ({ $source }).
event-spared = { $who } pioche un Partisan personnel et ne perd personne ({ $source }).
event-warded = { $who } se protège de l’événement ({ $source }).
event-gave =
    { $what ->
        [nothing] { $who } ne peut pas payer ({ $source }) et donne : { $item }.
       *[other] { $who } ne peut pas payer ({ $source }) et donne : { $item } ({ $follower }).
    }
event-waived =
    { $amount ->
        [one] { $who } n’a plus rien à donner ; { $amount } pièce est oubliée ({ $source }).
       *[other] { $who } n’a plus rien à donner ; { $amount } pièces sont oubliées ({ $source }).
    }
event-rolled = { $who } obtient { $number } au dé ({ $source }).
event-over = La dernière manche est terminée. On compte maintenant les points.
event-other = { $who } : { $what } ({ $source }).

# D'où vient quelque chose.

source-census = recensement
source-development = piste de développement
source-development-space = piste de développement, case { $space }
source-most-stations = majorité de comptoirs
source-track =
    { $track ->
        [farmer] piste des Fermiers
        [boatman] piste des Bateliers
        [craftsman] piste des Artisans
        [trader] piste des Commerçants
        [knight] piste des Chevaliers
       *[scholar] piste des Érudits
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
goods-counted = { $amount } { $good }
