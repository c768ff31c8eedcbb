# Ce qu'apporte un Lieu, un Acte ou une piste, en quelques mots.

effect-cost_coins =
    { $amount ->
        [one] payez { $amount } pièce
       *[other] payez { $amount } pièces
    }
effect-after-cost = { $cost }, puis { $effect }
effect-cost = donnez { $goods }
effect-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
effect-coins_per_status =
    { $amount ->
        [one] { $amount } pièce par point de votre niveau de développement
       *[other] { $amount } pièces par point de votre niveau de développement
    }
effect-coins_per_station =
    { $amount ->
        [one] { $amount } pièce par comptoir construit
       *[other] { $amount } pièces par comptoir construit
    }
effect-dev =
    { $amount ->
        [one] { $amount } point de développement
       *[other] { $amount } points de développement
    }
effect-goods = { $goods }
effect-good_of_choice =
    { $amount ->
        [one] { $amount } marchandise de votre choix
       *[other] { $amount } marchandises de votre choix
    }
effect-gear_wheel =
    { $amount ->
        [one] { $amount } rouage
       *[other] { $amount } rouages
    }
effect-recruit = recrutez { $a_follower }
effect-recruit_one_of = recrutez-en un : { $followers }
effect-move =
    { $way ->
        [road] déplacez-vous par la route et prenez une marchandise
        [water] déplacez-vous par voie navigable et prenez une marchandise
       *[both] déplacez-vous par route ou voie navigable et prenez une marchandise
    }
effect-move-bare =
    { $way ->
        [road] déplacez-vous par la route
        [water] déplacez-vous par voie navigable
       *[both] déplacez-vous par route ou voie navigable
    }
effect-build_station = construisez un comptoir
effect-send_to_deeds = envoyez jusqu’à { $amount } Partisans vers des Actes de bienfaisance
effect-coins_for_dev_max = payez jusqu’à { $amount } pièces pour autant de points de développement
effect-draw = piochez { $amount } Partisans et placez-en { $place }
effect-substitute = { $stands } peut remplacer : { $followers }
effect-substitute-any = tout Partisan peut remplacer : { $followers }
effect-ward =
    { $which ->
        [kept] ignorez un événement contre une marchandise posée sur cette tuile
        [any] ignorez un événement
       *[bad] ignorez un événement néfaste
    }
effect-brings = apporte { $goods }
effect-cost_goods =
    { $amount ->
        [one] donnez une marchandise au choix
       *[other] donnez { $amount } marchandises au choix
    }
effect-coins_per_follower =
    { $amount ->
        [one] { $amount } pièce par Partisan placé dessus
       *[other] { $amount } pièces par Partisan placé dessus
    }
effect-dev_per_station =
    { $amount ->
        [one] { $amount } point de développement par comptoir construit
       *[other] { $amount } points de développement par comptoir construit
    }
effect-follower = 1 { $follower }
effect-dev_to = avancez jusqu’à la prochaine étoile de la piste de développement, sans les bonus rencontrés
effect-step = avancez d’une case sur la { $track } avec son bonus, si la réserve n’a plus aucun { $follower } (sur la dernière case : de nouveau le bonus)
effect-track_bonus = le bonus de votre case sur la { $track }
effect-track_bonus-any = le bonus de votre case sur l’une de ces pistes : { $tracks }
effect-step_instead_of = en recrutant { $a_follower }, vous pouvez avancer sur une autre piste
effect-move_max =
    { $amount ->
        [one] avancez de { $amount } ville au plus
       *[other] avancez de { $amount } villes au plus
    }
effect-move_rival =
    { $coins ->
        [one] déplacez le Marchand d’un adversaire ; une marchandise de cette liaison coûte { $coins } pièce, pour lui
       *[other] déplacez le Marchand d’un adversaire ; une marchandise de cette liaison coûte { $coins } pièces, pour lui
    }
effect-move_any = { $places } peuvent emprunter routes et voies navigables
effect-jump = votre Marchand va directement à { $town }, ou de là dans n’importe quelle ville
effect-build_station-anywhere = construisez un comptoir dans n’importe quelle ville pour { $coins } pièces et { $more } de plus par liaison jusque-là
effect-build_on_tile = construisez un comptoir sur cette tuile (place pour { $most })
effect-build_beside_rival = avec la Guilde : construisez là où seuls des adversaires ont un comptoir
effect-on_build =
    { $coins ->
        [one] après une construction au bord de l’eau, vous pouvez acheter 1 { $good } pour { $coins } pièce
       *[other] après une construction au bord de l’eau, vous pouvez acheter 1 { $good } pour { $coins } pièces
    }
effect-on_arrival = quand votre Marchand arrive là où d’autres ont un comptoir, l’un d’eux vous donne une marchandise
effect-act =
    { $which ->
        [own] réalisez une de vos actions sans ses Partisans
        [board] réalisez une action de votre plateau sans ses Partisans
       *[other] l’action { $place }
    }
effect-borrow = réalisez l’action d’une tuile activée d’un adversaire ; { $coins } pièces vont à son propriétaire
effect-buy_tile = achetez une tuile Lieu : catégorie I pour { $one } pièces, catégorie II pour { $two }
effect-move_gear = déplacez un de vos rouages posés
effect-recruits_to = les Partisans gagnés par des actions peuvent aller sur votre marché
effect-trades = achetez ou vendez jusqu’à { $amount } marchandises, chacune à sa valeur
effect-give_same = donnez { $amount } marchandises identiques contre une autre
effect-bake_max = transformez jusqu’à { $amount } céréales en pain
effect-status_plus = niveau de développement +{ $amount }
effect-citizens_if_filled = remplie, compte à la fin pour { $amount } citoyens
effect-vp_per_full_set = à la fin, { $amount } points par lot des cinq marchandises
effect-vp_per_good_majority = à la fin, { $amount } points par sorte de marchandise dont vous seul avez le plus
effect-vp_river_line = à la fin, pour une ligne de comptoirs le long des voies navigables : { $lines }
river-line = { $points } points à partir de { $stations }
effect-die = lancez le dé ({ $faces })
die-face = { $number } : { $effect }
die-dev = { $first } à { $last } : autant de points de développement
die-move_max = { $first } à { $last } : avancez d’autant de villes au plus
effect-options = au choix : { $options }
effect-citizen = un citoyen

reward-tile =
    { $category ->
        [1] une tuile Lieu de catégorie I
       *[other] une tuile Lieu de catégorie I ou II
    }
reward-draw =
    { $amount ->
        [one] piochez { $amount } Partisan par manche
       *[other] piochez { $amount } Partisans par manche
    }

asks-any = n’importe quel Partisan
asks-any_neutral = n’importe quel Partisan neutre
asks-any_neutral_not_monk = n’importe quel Partisan neutre sauf un Moine
asks-doctor = médecin de la peste
asks-monk_or_doctor = Moine ou médecin de la peste
asks-distinct = autant de Partisans différents que voulu
asks-none = aucune case d’action
