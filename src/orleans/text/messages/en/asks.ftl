# What a seat is asked, one message for each step that waits for a decision.

ask-strike = Remove a Place tile from the game, or skip.
ask-draw =
    { $bag ->
        [one] How many Followers do you draw? There are { $bag } in your bag; you may draw up to { $number }.
       *[other] How many Followers do you draw? There are { $bag } in your bag; you may draw up to { $number }.
    }
ask-stow =
    { $new ->
        [0] Which of your Followers will wait on the extra Market spaces?
       *[other] Which of your Followers will wait on the extra Market spaces? New: { $drawn }.
    }
ask-plan = Plan: which Follower goes where?
ask-act = Your turn: use a Place or pass.
ask-recruit = Which Follower do you recruit?
ask-expand =
    { $category ->
        [1] Choose a category I Place tile, or skip.
       *[other] Choose a category I or II Place tile, or skip.
    }
ask-travel = Where does your Merchant go?
ask-take_good = Take a good from this route, or leave it.
ask-send =
    { $left ->
        [one] Which Beneficial Deed do you send a Follower to?
       *[other] Which Beneficial Deed do you send a Follower to? You may send up to { $left }.
    }
ask-choose = Choose what { $source } gives you.
ask-pay = How many coins do you pay for that many Development Points?
ask-place_drawn =
    { $left ->
        [one] Place one of the drawn Followers: { $drawn }.
       *[other] Place { $left } of the drawn Followers: { $drawn }.
    }
ask-choose_good = Which good do you take from the goods supply?
ask-wheel = You may place a Gear wheel, or keep it for later.
ask-torture =
    { $missing ->
        [one] Torture ({ $source }): what do you give up?
       *[other] Torture ({ $source }): you have to give up { $missing } things. What do you give up first?
    }
ask-harvest =
    { $first ->
        [food] { $owed ->
            [one] Harvest: you owe { $owed } food and must give it if you have any.
           *[other] Harvest: you owe { $owed } food. Give what you have; each missing food costs { $coins } coins.
        }
       *[either] { $owed ->
            [one] Harvest: you owe { $owed } food. Give food, or pay { $coins } coins for it.
           *[other] Harvest: you owe { $owed } food. Give food, or pay { $coins } coins for each.
        }
    }
ask-ward = Ward off this event with { $places }?
ask-discard = Which good from { $source } do you give up?
ask-spend = Which good do you give ({ $source })?
ask-other_track = Which track do you advance on? It doesn’t have to be the { $track }.
ask-buy_tile = Buy a Place tile: category I costs { $one } coins, category II { $two }.
ask-newcomer = Where does the new { $follower } go?
ask-choose_giver = Whose Trading Station brings you a good?
ask-give_good = { $to }’s Merchant has come to your Trading Station. Which good do you give?
ask-purchase =
    { $coins ->
        [one] Buy { $good } for { $coins } coin?
       *[other] Buy { $good } for { $coins } coins?
    }
ask-choose_action =
    { $coins ->
        [0] Which action do you carry out ({ $source })?
       *[other] Which action do you carry out ({ $source })? Its owner gets { $coins } coins.
    }
ask-jump = Which town does your Merchant go to ({ $source })?
ask-wander =
    { $left ->
        [one] Where does your Merchant go ({ $source })? You may move { $left } town further.
       *[other] Where does your Merchant go ({ $source })? You may move up to { $left } towns further.
    }
ask-choose_rival = Whose Merchant do you move ({ $source })?
ask-move_other = Where do you move { $other }’s Merchant?
ask-buy_from_route =
    { $coins ->
        [one] Take a good from this connection? { $other } gets { $coins } coin for it.
       *[other] Take a good from this connection? { $other } gets { $coins } coins for it.
    }
ask-trade =
    { $left ->
        [one] Buy or sell a good ({ $source }).
       *[other] Buy or sell goods ({ $source }), up to { $left }.
    }
ask-give_same = Which { $amount } goods of one kind do you give ({ $source })?
ask-take_other = Which other good do you take from the goods supply?
ask-bake = How much grain do you bake into bread?
ask-choose_site = Which town do you build a Trading Station in ({ $source })?
ask-choose_bonus = Which track’s bonus do you take ({ $source })?
ask-shift_wheel = Which Gear wheel do you move ({ $source })?
ask-reset_wheel = Where do you put the Gear wheel from { $wheel }?
ask-fill_room = You may still put goods into your Gaming Room before the event.
ask-other = What do you do?
