# Le plateau Commerce.

verb-draw_and_place =
    { $amount ->
        [one] piochez un Partisan et placez-le
       *[other] piochez { $amount } Partisans et placez-les
    }
verb-free_own_action = réalisez une de vos actions, activée ou non
verb-take_good_on_space = la marchandise posée sur la case
verb-move_water_with_good = déplacez-vous par voie navigable et prenez une marchandise
verb-build_station_here = construisez un comptoir dans la ville de votre Marchand
verb-place_tile_by_trader_track = une tuile Lieu, si votre piste des Commerçants le permet
verb-gear_by_craftsman_track = un rouage posé là, si votre piste des Artisans le permet
ask-both_or_not = Un autre Partisan y va-t-il aussi ({ $deed }) ? Vous piochez pour les deux avant d’en placer un.
ask-draw_or_not =
    { $count ->
        [one] Piocher un Partisan et le placer ({ $source }) ?
       *[other] Combien de Partisans piochez-vous pour les placer ({ $source }) ? { $count } au plus.
    }
ask-act_or_not = Laquelle de vos actions réalisez-vous ({ $source }) ? Elle n’a pas besoin d’être activée.
ask-tow_or_not = Où va votre Marchand par voie navigable ({ $source }) ?
ask-take_or_not = Le dernier Partisan vous apporte davantage ({ $source }).
move-advance = { $reward }
move-build-here = construire un comptoir à { $town }
skip-both_or_not = personne d’autre n’y va
skip-draw_or_not = ne piocher aucun Partisan
skip-act_or_not = aucune action
skip-tow_or_not = rester
skip-take_or_not = y renoncer
goods-on-deed = sur ses cases : { $goods }
wheels-on-deed =
    { $count ->
        [one] { $count } rouage y est posé
       *[other] { $count } rouages y sont posés
    }
