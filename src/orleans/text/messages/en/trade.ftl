# The Trade board.

verb-draw_and_place =
    { $amount ->
        [one] draw a Follower and place it
       *[other] draw { $amount } Followers and place them
    }
verb-free_own_action = carry out an action of yours, activated or not
verb-take_good_on_space = the good on the space
verb-move_water_with_good = move by water and take a good
verb-build_station_here = build a Trading Station in your Merchant’s town
verb-place_tile_by_trader_track = a Place tile, as far as your Traders track allows
verb-gear_by_craftsman_track = a Gear wheel from there, as far as your Craftsmen track allows
ask-both_or_not = Does another Follower go to { $deed } too? You draw for both before you place either.
ask-draw_or_not =
    { $count ->
        [one] Draw a Follower and place it ({ $source })?
       *[other] How many Followers do you draw and place ({ $source })? Up to { $count }.
    }
ask-act_or_not = Which of your actions do you carry out ({ $source })? It doesn’t have to be activated.
ask-tow_or_not = Where does your Merchant go by water ({ $source })?
ask-take_or_not = The last Follower brings you more ({ $source }).
move-advance = { $reward }
move-build-here = build a Trading Station in { $town }
skip-both_or_not = send no one else
skip-draw_or_not = draw no Followers
skip-act_or_not = no action
skip-tow_or_not = stay
skip-take_or_not = decline
goods-on-deed = on its spaces: { $goods }
wheels-on-deed =
    { $count ->
        [one] { $count } Gear wheel there
       *[other] { $count } Gear wheels there
    }
