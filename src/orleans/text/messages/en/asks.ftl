# What a seat is asked, one message for each step that waits for a decision.

ask-strike = Strike a Place tile out of the game, or none.
ask-draw =
    { $bag ->
        [one] How many Followers do you draw? Your bag holds { $bag }, you may draw up to { $number }.
       *[other] How many Followers do you draw? Your bag holds { $bag }, you may draw up to { $number }.
    }
ask-stow =
    { $new ->
        [0] Which of your Followers wait on the extra Market spaces?
       *[other] Which of your Followers wait on the extra Market spaces? New: { $drawn }.
    }
ask-plan = Plan: which Follower goes where?
ask-act = Your turn: use a Place or pass.
ask-recruit = Which Follower do you recruit?
ask-expand =
    { $category ->
        [1] Choose a Place tile of category I, or none.
       *[other] Choose a Place tile of category I or II, or none.
    }
ask-travel = Where does your Merchant go?
ask-take_good = Take one good of this connection, or leave them there.
ask-send =
    { $left ->
        [one] To which Beneficial Deed do you send a Follower?
       *[other] To which Beneficial Deed do you send a Follower? You may send up to { $left }.
    }
ask-choose = Choose what { $source } gives you.
ask-pay = How many coins do you pay for as many Development Points?
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
            [one] Harvest: you owe { $owed } food and have to give it if you have any.
           *[other] Harvest: you owe { $owed } food. Give what you have; what is missing costs { $coins } coins each.
        }
       *[either] { $owed ->
            [one] Harvest: you owe { $owed } food. Give food, or pay { $coins } coins for it.
           *[other] Harvest: you owe { $owed } food. Give food, or pay { $coins } coins for each.
        }
    }
ask-ward = Ward off this event with { $places }?
ask-discard = Which good from { $source } do you give up?
ask-spend = Which good do you give ({ $source })?
ask-other_track = On which track do you step? It need not be the { $track }.
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
ask-jump = To which town does your Merchant go ({ $source })?
ask-wander =
    { $left ->
        [one] Where does your Merchant go ({ $source })? You may move on by { $left } town.
       *[other] Where does your Merchant go ({ $source })? You may move on by up to { $left } towns.
    }
ask-choose_rival = Whose Merchant do you move ({ $source })?
ask-move_other = Where do you move { $other }’s Merchant?
ask-buy_from_route =
    { $coins ->
        [one] Take a good of this connection? { $other } gets { $coins } coin for it.
       *[other] Take a good of this connection? { $other } gets { $coins } coins for it.
    }
ask-trade =
    { $left ->
        [one] Buy or sell a good ({ $source }).
       *[other] Buy or sell goods ({ $source }), up to { $left }.
    }
ask-give_same = Which goods do you give ({ $source }), { $amount } of one kind?
ask-take_other = Which other good do you take from the goods supply?
ask-bake = How much grain do you bake into bread?
ask-choose_site = In which town do you build a Trading Station ({ $source })?
ask-choose_bonus = The bonus of which track do you take ({ $source })?
ask-shift_wheel = Which Gear wheel do you move ({ $source })?
ask-reset_wheel = Where do you put the Gear wheel from { $wheel }?
ask-fill_room = You may still put goods into your Gaming Room before the event.
ask-other = What do you do?
