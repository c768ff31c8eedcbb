# What a seat is asked, one message for each step that waits for a decision.

ask-strike = Strike a Place tile out of the game, or none.
ask-draw =
    { $bag ->
        [one] How many Followers do you draw? Your bag holds { $bag }, you may draw up to { $number }.
       *[other] How many Followers do you draw? Your bag holds { $bag }, you may draw up to { $number }.
    }
ask-stow = Which of the new Followers wait on the extra Market spaces? New: { $drawn }.
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
        [one] You cannot pay { $missing } coin ({ $source }). What do you give instead?
       *[other] You cannot pay { $missing } coins ({ $source }). What do you give for the first?
    }
ask-harvest =
    { $owed ->
        [one] Harvest: you owe { $owed } food. Give food, or pay { $coins } coins for it.
       *[other] Harvest: you owe { $owed } food. Give food, or pay { $coins } coins for each.
    }
ask-ward = Ward off this event with { $place }?
ask-other = What do you do?
