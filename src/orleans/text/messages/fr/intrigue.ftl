# Le plateau Intrigue.

verb-swap_good = échangez une marchandise avec un adversaire
verb-remove_station_here = retirez un comptoir de la ville de votre Marchand
verb-send_merchant_home = envoyez à Orléans le Marchand d’un adversaire
verb-torture_others_one = torture : chaque adversaire cède une chose
verb-plague_one_player = un adversaire perd un Partisan pioché dans son sac
verb-remove_placed_follower = renvoyez dans son sac un Partisan placé d’un adversaire
verb-steal_gear_same_space = volez un rouage posé pour la même case chez vous
verb-each_other_pays =
    { $amount ->
        [one] chaque adversaire vous paie { $amount } pièce
       *[other] chaque adversaire vous paie { $amount } pièces
    }
verb-advance_and_set_back = avancez sur une piste ; un adversaire devant vous y recule
ask-name_victim = Qui choisissez-vous ({ $source }) ?
ask-name_space = Que choisissez-vous chez { $victim } ({ $source }) ?
ask-name_track = Sur quelle piste avancez-vous ({ $source }) ?
ask-burn = Quel comptoir retirez-vous à { $town } ({ $source }) ?
ask-swap_give = Quelle marchandise donnez-vous à { $victim } ({ $source }) ?
ask-swap_take = Quelle marchandise prenez-vous à { $victim } en échange ({ $good }) ?
ask-offer = { $who } vous menace ({ $source }) : { $threat }. Proposez-vous un pot-de-vin ? Jusqu’ici : { $bribe }.
ask-answer = Quels pots-de-vin acceptez-vous ({ $source }) ?
threat =
    { $source ->
        [intrigue_fraud] une marchandise est échangée, { $taken } contre { $good }
        [intrigue_arsonist] le comptoir de { $town } est retiré
        [intrigue_kidnapper] le Marchand est envoyé à Orléans
        [intrigue_torturer] une chose est cédée sous la torture
        [intrigue_hangman] un Partisan pioché dans le sac est perdu
        [intrigue_saboteur] le Partisan placé sur { $space } retourne dans le sac
        [intrigue_spy] le rouage posé sur { $space } est volé
        [intrigue_tax_collector] { $amount } pièces sont à payer
       *[intrigue_traitor] un recul d’une case sur la { $track }
    }
bribe-nothing = rien

move-victim =
    { $source ->
        [intrigue_fraud] { $who } (possède { $goods })
        [intrigue_kidnapper] { $who } (Marchand à { $town })
        [intrigue_hangman] { $who } ({ $bag } dans le sac)
        [intrigue_traitor] { $who } (sur la case { $space })
       *[other] { $who }
    }
move-bare-step = { $track }, jusqu’à la case { $space } (sans son bonus)
move-at =
    { $piece ->
        [wheel] le rouage posé sur { $space }
       *[follower] { $follower } sur { $space }
    }
move-burn =
    { $whose ->
        [own] votre propre comptoir
       *[other] le comptoir de { $who }
    }
move-offer =
    { $item ->
        [coin] 1 pièce de plus
       *[other] 1 { $good } de plus
    }
move-retract =
    { $item ->
        [coin] 1 pièce de moins
       *[other] 1 { $good } de moins
    }
move-offer-done = terminé, avec cette offre : { $bribe }
move-accept = accepter { $bribe } de la part de { $who }
move-decline = refuser { $bribe } de la part de { $who }
move-take-bread = pain (vous le recevez en céréales)
skip-name_victim = ne nuire à personne
skip-burn = n’en retirer aucun

event-aimed = { $who } choisit { $victim } ({ $source }) : { $threat }.
event-harm_forgone = { $who } ne nuit à personne ({ $source }).
event-offer_drafted =
    { $item ->
        [coin] { $who } change son offre d’une pièce ({ $source }).
       *[other] { $who } change son offre de 1 { $good } ({ $source }).
    }
event-offer_sealed = { $who } a pris sa décision sur un pot-de-vin ({ $source }).
event-bribe_offered = { $who } propose un pot-de-vin à { $to } ({ $source }) : { $bribe }.
event-no_bribe = { $who } ne propose rien à { $to } ({ $source }).
event-bribe_accepted = { $who } accepte le pot-de-vin de { $victim } ({ $source }).
event-bribe_declined = { $who } refuse le pot-de-vin de { $victim } ({ $source }).
event-kidnapped = Le Marchand de { $who } est envoyé à { $town } ({ $source }).
event-burnt = { $who } doit reprendre son comptoir de { $town } ({ $source }).
event-sabotaged = { $who } reprend { $a_follower } dans son sac, depuis { $space } ({ $source }).
event-stole_wheel = { $who } vole à { $victim } le rouage posé sur { $space } ({ $source }).
event-deactivated = L’action { $place } est désactivée pour { $who } cette manche ({ $source }).
event-advanced = { $who } avance d’une case sur la { $track }, sans bonus ({ $source }).

label-closed = action désactivée cette manche
heading-offers = Pots-de-vin proposés
