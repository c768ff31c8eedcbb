# What a Place, a deed or a track brings, in a few words.

effect-cost_coins =
    { $amount ->
        [one] pay { $amount } coin
       *[other] pay { $amount } coins
    }
effect-after-cost = { $cost }, then { $effect }
effect-cost = give { $goods }
effect-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
effect-coins_per_status =
    { $amount ->
        [one] { $amount } coin for each point of your Development Status
       *[other] { $amount } coins for each point of your Development Status
    }
effect-coins_per_station =
    { $amount ->
        [one] { $amount } coin for each of your built Trading Stations
       *[other] { $amount } coins for each of your built Trading Stations
    }
effect-dev =
    { $amount ->
        [one] { $amount } Development Point
       *[other] { $amount } Development Points
    }
effect-goods = { $goods }
effect-good_of_choice =
    { $amount ->
        [one] { $amount } good of your choice
       *[other] { $amount } goods of your choice
    }
effect-gear_wheel =
    { $amount ->
        [one] { $amount } Gear wheel
       *[other] { $amount } Gear wheels
    }
effect-recruit = recruit { $a_follower }
effect-recruit_one_of = recruit one: { $followers }
effect-move =
    { $way ->
        [road] move by road and take a good
        [water] move by water and take a good
       *[both] move by road or water and take a good
    }
effect-move-bare =
    { $way ->
        [road] move by road
        [water] move by water
       *[both] move by road or water
    }
effect-build_station = build a Trading Station
effect-send_to_deeds = send up to { $amount } Followers to Beneficial Deeds
effect-coins_for_dev_max = pay up to { $amount } coins for that many Development Points
effect-draw = draw { $amount } Followers and place { $place } of them
effect-substitute = { $stands } may stand in for { $followers }
effect-substitute-any = any Follower may stand in for { $followers }
effect-ward =
    { $which ->
        [kept] ignore an event by giving a good from this tile
        [any] ignore an event
       *[bad] ignore a harmful event
    }
effect-brings = comes with { $goods }
effect-cost_goods =
    { $amount ->
        [one] give a good of any kind
       *[other] give { $amount } goods of any kind
    }
effect-coins_per_follower =
    { $amount ->
        [one] { $amount } coin for each Follower on it
       *[other] { $amount } coins for each Follower on it
    }
effect-dev_per_station =
    { $amount ->
        [one] { $amount } Development Point for each of your built Trading Stations
       *[other] { $amount } Development Points for each of your built Trading Stations
    }
effect-follower = 1 { $follower }
effect-dev_to = advance to the next star of the Development track, without the bonuses on the way
effect-step = a step on the { $track } with its bonus, if the supply has no { $follower } (on the last space: the bonus again)
effect-track_bonus = the bonus of your space on the { $track }
effect-track_bonus-any = the bonus of your space on one of these: { $tracks }
effect-step_instead_of = recruiting { $a_follower }, you may step on another track
effect-move_max =
    { $amount ->
        [one] move up to { $amount } town
       *[other] move up to { $amount } towns
    }
effect-move_rival =
    { $coins ->
        [one] move another player’s Merchant; a good of that connection costs { $coins } coin, paid to that player
       *[other] move another player’s Merchant; a good of that connection costs { $coins } coins, paid to that player
    }
effect-move_any = { $places } may use roads and waterways
effect-jump = your Merchant goes straight to { $town }, or from there to any town
effect-build_station-anywhere = build a Trading Station in any town for { $coins } coins and { $more } more for each connection on the way there
effect-build_on_tile = build a Trading Station on this tile (room for { $most })
effect-build_beside_rival = with the Guildhall: build where only other players have a Trading Station
effect-on_build =
    { $coins ->
        [one] after building on the river you may buy 1 { $good } for { $coins } coin
       *[other] after building on the river you may buy 1 { $good } for { $coins } coins
    }
effect-on_arrival = when your Merchant arrives where others have Trading Stations, one of them gives you a good
effect-act =
    { $which ->
        [own] carry out any action of yours without its Followers
        [board] carry out any action of your player board without its Followers
       *[other] the action of the { $place }
    }
effect-borrow = carry out the action of another player’s activated tile; { $coins } coins go to its owner
effect-buy_tile = buy a Place tile: category I for { $one } coins, category II for { $two }
effect-move_gear = move one of your placed Gear wheels
effect-recruits_to = Followers gained by actions may go on your Market
effect-trades = buy or sell up to { $amount } goods, each at its value
effect-give_same = give { $amount } equal goods for another one
effect-bake_max = bake up to { $amount } grain into bread
effect-status_plus = Development Status +{ $amount }
effect-citizens_if_filled = at the end it counts as { $amount } Citizens if it is filled
effect-vp_per_full_set = at the end { $amount } points for each set of all five goods
effect-vp_per_good_majority = at the end { $amount } points for each kind of good of which you alone have the most
effect-vp_river_line = at the end, for a line of Trading Stations along waterways: { $lines }
river-line = { $points } points for { $stations } or more
effect-die = roll the die ({ $faces })
die-face = { $number }: { $effect }
die-dev = { $first } to { $last }: that many Development Points
die-move_max = { $first } to { $last }: move up to that many towns
effect-options = one of these: { $options }
effect-citizen = a Citizen

reward-tile =
    { $category ->
        [1] a Place tile of category I
       *[other] a Place tile of category I or II
    }
reward-draw =
    { $amount ->
        [one] draw { $amount } Follower a round
       *[other] draw { $amount } Followers a round
    }

asks-any = any Follower
asks-any_neutral = any neutral Follower
asks-any_neutral_not_monk = any neutral Follower except a Monk
asks-doctor = Plague Doctor
asks-monk_or_doctor = Monk or Plague Doctor
asks-distinct = any number of different Followers
asks-none = no Action Spaces
