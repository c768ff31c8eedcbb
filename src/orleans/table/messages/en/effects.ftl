# What a Place, a deed or a track brings, in a few words.

effect-cost_coins =
    { $amount ->
        [one] pay { $amount } coin
       *[other] pay { $amount } coins
    }
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
effect-coins_for_dev_max = pay up to { $amount } coins, as many Development Points
effect-draw = draw { $amount } Followers and place { $place } of them
effect-substitute = { $stands } may stand in for { $followers }
effect-substitute-any = any Follower may stand in for { $followers }
effect-ward =
    { $which ->
        [any] ignore an event
       *[bad] ignore a harmful event
    }
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
asks-any_neutral_not_monk = any neutral Follower but a Monk
asks-doctor = Plague Doctor
asks-monk_or_doctor = Monk or Plague Doctor
asks-distinct = any number of different Followers
asks-none = no Action Spaces
