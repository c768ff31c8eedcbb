# The Intrigue board.

verb-swap_good = swap a good with another player
verb-remove_station_here = remove a Trading Station from your Merchant’s town
verb-send_merchant_home = send another player’s Merchant to Orléans
verb-torture_others_one = torture: every other player gives up one item
verb-plague_one_player = another player loses a Follower drawn from the bag
verb-remove_placed_follower = send another player’s placed Follower back to the bag
verb-steal_gear_same_space = steal a placed Gear wheel for the same space of yours
verb-each_other_pays =
    { $amount ->
        [one] every other player pays you { $amount } coin
       *[other] every other player pays you { $amount } coins
    }
verb-advance_and_set_back = advance on a track; a player ahead of you there moves back
ask-name_victim = Who do you choose ({ $source })?
ask-name_space = Which of { $victim }’s pieces do you choose ({ $source })?
ask-name_track = Which track do you advance on ({ $source })?
ask-burn = Which Trading Station in { $town } do you remove ({ $source })?
ask-swap_give = Which good do you give to { $victim } ({ $source })?
ask-swap_take = Which good do you take from { $victim } for your { $good }?
ask-offer = { $who } threatens you ({ $source }): { $threat }. Do you offer a bribe? So far: { $bribe }.
ask-answer = Which bribes do you accept ({ $source })?
threat =
    { $source ->
        [intrigue_fraud] { $taken } is exchanged for { $good }
        [intrigue_arsonist] the Trading Station in { $town } is removed
        [intrigue_kidnapper] the Merchant is sent to Orléans
        [intrigue_torturer] one thing is given up under torture
        [intrigue_hangman] a Follower drawn from the bag is lost
        [intrigue_saboteur] the Follower on { $space } goes back to the bag
        [intrigue_spy] the Gear wheel on { $space } is stolen
        [intrigue_tax_collector] { $amount } coins have to be paid
       *[intrigue_traitor] a step back on the { $track }
    }
bribe-nothing = nothing

move-victim =
    { $source ->
        [intrigue_fraud] { $who } (has { $goods })
        [intrigue_kidnapper] { $who } (Merchant in { $town })
        [intrigue_hangman] { $who } ({ $bag } in the bag)
        [intrigue_traitor] { $who } (on space { $space })
       *[other] { $who }
    }
move-bare-step = { $track }, to space { $space } (without its bonus)
move-at =
    { $piece ->
        [wheel] the Gear wheel on { $space }
       *[follower] { $follower } on { $space }
    }
move-burn =
    { $whose ->
        [own] your own Trading Station
       *[other] { $who }’s Trading Station
    }
move-offer =
    { $item ->
        [coin] 1 coin more
       *[other] 1 { $good } more
    }
move-retract =
    { $item ->
        [coin] 1 coin less
       *[other] 1 { $good } less
    }
move-offer-done = done: you offer { $bribe }
move-accept = accept { $bribe } from { $who }
move-decline = decline { $bribe } from { $who }
move-take-bread = bread (you get it as grain)
skip-name_victim = harm no one
skip-burn = remove none

event-aimed = { $who } chooses { $victim } ({ $source }): { $threat }.
event-harm_forgone = { $who } harms no one ({ $source }).
event-offer_drafted =
    { $item ->
        [coin] { $who } changes the offer by a coin ({ $source }).
       *[other] { $who } changes the offer by 1 { $good } ({ $source }).
    }
event-offer_sealed = { $who } has decided about a bribe ({ $source }).
event-bribe_offered = { $who } offers { $to } a bribe ({ $source }): { $bribe }.
event-no_bribe = { $who } offers { $to } no bribe ({ $source }).
event-bribe_accepted = { $who } accepts { $victim }’s bribe ({ $source }).
event-bribe_declined = { $who } declines { $victim }’s bribe ({ $source }).
event-kidnapped = { $who }’s Merchant is sent to { $town } ({ $source }).
event-burnt = { $who }’s Trading Station in { $town } is removed and returned ({ $source }).
event-sabotaged = { $who } takes { $a_follower } from { $space } back into the bag ({ $source }).
event-stole_wheel = { $who } steals the Gear wheel on { $space } from { $victim } ({ $source }).
event-deactivated = The action { $place } is deactivated for { $who } this round ({ $source }).
event-advanced = { $who } takes a step on the { $track }, without its bonus ({ $source }).

label-closed = deactivated this round
heading-offers = Bribes offered
