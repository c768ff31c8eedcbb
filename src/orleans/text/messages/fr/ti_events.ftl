# Les événements de Commerce & Intrigue.

ask-indulgence =
    { $coins ->
        [one] { $source } : acheter un Partisan pour { $coins } pièce ? Il va dans votre sac, sans avancer sur sa piste.
       *[other] { $source } : acheter un Partisan pour { $coins } pièces ? Il va dans votre sac, sans avancer sur sa piste.
    }
ask-training =
    { $coins ->
        [one] { $source } : avancer d’une case sur une piste pour { $coins } pièce ? Vous avez le bonus, mais pas de Partisan.
       *[other] { $source } : avancer d’une case sur une piste pour { $coins } pièces ? Vous avez le bonus, mais pas de Partisan.
    }
ask-bon_voyage =
    { $coins ->
        [one] { $source } : déplacer votre Marchand pour { $coins } pièce ?
       *[other] { $source } : déplacer votre Marchand pour { $coins } pièces ?
    }
ask-retraining =
    { $coins ->
        [one] { $source } : donnez une marchandise contre sa valeur en points de développement, ou payez { $coins } pièce.
       *[other] { $source } : donnez une marchandise contre sa valeur en points de développement, ou payez { $coins } pièces.
    }
ask-dues =
    { $owed ->
        [one] { $source } : donnez encore des marchandises pour { $owed } point.
       *[other] { $source } : donnez encore des marchandises pour { $owed } points.
    }
ask-malfunction =
    { $left ->
        [one] { $source } : quel rouage retourne à la réserve ?
       *[other] { $source } : quels rouages retournent à la réserve ? { $left } en tout.
    }
ask-summoning =
    { $coins ->
        [one] { $source } : votre Marchand rentre-t-il, ou payez-vous { $coins } pièce ?
       *[other] { $source } : votre Marchand rentre-t-il, ou payez-vous { $coins } pièces ?
    }
ask-famine =
    { $left ->
        [one] { $source } : quel Partisan retourne à la réserve ?
       *[other] { $source } : { $left } de vos Partisans retournent à la réserve. Lequel d’abord ?
    }

move-bought-follower = { $follower }
move-retrain =
    { $value ->
        [one] donner pour { $value } point de développement : { $good }
       *[other] donner pour { $value } points de développement : { $good }
    }
move-dues =
    { $value ->
        [one] donner : { $good } (valeur { $value } point)
       *[other] donner : { $good } (valeur { $value } points)
    }
move-go-home = votre Marchand va à { $town }
move-stay =
    { $coins ->
        [one] payer { $coins } pièce et rester
       *[other] payer { $coins } pièces et rester
    }
move-return-bag = { $follower } de votre sac
move-return-market = { $follower } de votre marché
move-return-tower = { $follower } de vos cases de marché supplémentaires
move-return-space = { $follower } de { $space }

skip-indulgence = n’acheter personne
skip-training = ne pas avancer
skip-bon_voyage = rester

event-returned = { $who } rend { $a_follower } à la réserve ({ $source } ; { $from }).
event-returned_wheel = { $who } rend un rouage à la réserve ({ $source } ; { $space }).
event-set_back =
    { $amount ->
        [one] { $who } recule de { $amount } case sur la { $track } ({ $source }).
       *[other] { $who } recule de { $amount } cases sur la { $track } ({ $source }).
    }
event-went_home = { $who } reprend { $a_follower } dans son sac, depuis { $space } ({ $source }).

forecast-none = { $tile } : il ne se passe rien.
forecast-buy_follower = { $tile } : vous pouvez acheter un Partisan pour { $coins } pièces (sauf un { $follower }).
forecast-step = { $tile } : vous pouvez avancer d’une case sur une piste, avec son bonus, pour { $coins } pièces.
forecast-buy_move = { $tile } : vous pouvez déplacer votre Marchand pour { $coins } pièces.
forecast-food = { $tile } : donnez { $owed } denrée(s) (vous en avez { $food }) ; pour chaque denrée manquante, payez { $coins } pièces.
forecast-pay = { $tile } : payez { $coins } pièces.
forecast-trip = { $tile } : qui se trouve à { $town } paie { $coins } pièces (vous, maintenant : { $owed }).
forecast-fishing = { $tile } : recevez les pièces de votre case sur la piste des Bateliers (vous, maintenant : { $coins }).
forecast-good_to_dev = { $tile } : donnez une marchandise contre sa valeur en points de développement, ou payez { $coins } pièces.
forecast-draw_to_market = { $tile } : piochez { $number } Partisans sur votre marché ; il y a maintenant { $room } places.
forecast-ban_geared = { $tile } : les actions avec un rouage sont inutilisables cette manche.
forecast-place_recruits = { $tile } : cette manche, les nouveaux Partisans peuvent aller directement sur vos cases d’action.
forecast-lose_gear = { $tile } : rendez un rouage à la réserve (vous en avez { $wheels }).
forecast-torture = { $tile } : cédez { $things } choses sous la torture.
forecast-back_to_star = { $tile } : reculez jusqu’à la dernière étoile de la piste de développement (vous, maintenant : case { $space }).
forecast-give_value = { $tile } : donnez des marchandises pour { $points } points (les vôtres en valent { $value }).
forecast-farmers_stand_in = { $tile } : pendant cette planification, les Fermiers remplacent tous les Partisans sauf les Moines ; ensuite ils retournent au sac.
forecast-gears = { $tile } : payez { $each } pièce par rouage posé (vous, maintenant : { $coins }).
forecast-merchant_home = { $tile } : votre Marchand va à { $town }, ou vous payez { $coins } pièces pour rester.
forecast-give_followers = { $tile } : rendez { $number } Partisans neutres à la réserve.
forecast-heads = { $tile } : payez { $each } pièces par Partisan sur votre plateau, votre marché et vos tuiles (vous, maintenant : { $coins }).
forecast-tithe = { $tile } : payez { $each } pièce par tranche de 10 pièces que vous avez (vous, maintenant : { $coins }).

value-timing = Quand
timing =
    { $timing ->
        [round] toute la manche
        [reveal] dès qu’elle est révélée
        [phase4_and_6] pendant la planification et en phase 6
        [round_end] à la fin de la manche
       *[phase6] en phase 6
    }
value-cost_coins = Prix en pièces
value-coins = Pièces à payer
value-coins_if_in_orleans = Pièces à payer à Orléans
value-penalty_coins = Pièces à la place
value-draw = Partisans piochés
value-gear_wheels = Rouages rendus
value-things = Choses à céder
value-goods_vp = Valeur des marchandises à donner
value-coins_per_gear = Pièces par rouage posé
value-coins_to_stay = Pièces pour rester
value-followers = Partisans rendus
value-coins_per_follower = Pièces par Partisan
value-coins_per_ten = Pièces par dizaine
value-rounds_less = Manches en moins
