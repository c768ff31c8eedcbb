# The events of Trade & Intrigue.

ask-indulgence =
    { $coins ->
        [one] { $source }: buy a Follower for { $coins } coin? It goes into your bag, without a step on its track.
       *[other] { $source }: buy a Follower for { $coins } coins? It goes into your bag, without a step on its track.
    }
ask-training =
    { $coins ->
        [one] { $source }: take a step on a track for { $coins } coin? You get its bonus, but no Follower.
       *[other] { $source }: take a step on a track for { $coins } coins? You get its bonus, but no Follower.
    }
ask-bon_voyage =
    { $coins ->
        [one] { $source }: move your Merchant for { $coins } coin?
       *[other] { $source }: move your Merchant for { $coins } coins?
    }
ask-retraining =
    { $coins ->
        [one] { $source }: give a good for as many Development Points as it is worth, or pay { $coins } coin.
       *[other] { $source }: give a good for as many Development Points as it is worth, or pay { $coins } coins.
    }
ask-dues =
    { $owed ->
        [one] { $source }: give goods worth { $owed } more point.
       *[other] { $source }: give goods worth { $owed } more points.
    }
ask-malfunction =
    { $left ->
        [one] { $source }: which Gear wheel goes back to the supply?
       *[other] { $source }: which Gear wheels go back to the supply? { $left } in all.
    }
ask-summoning =
    { $coins ->
        [one] { $source }: does your Merchant go home, or do you pay { $coins } coin?
       *[other] { $source }: does your Merchant go home, or do you pay { $coins } coins?
    }
ask-famine =
    { $left ->
        [one] { $source }: which Follower goes back to the supply?
       *[other] { $source }: { $left } of your Followers go back to the supply. Which one first?
    }

move-bought-follower = { $follower }
move-retrain =
    { $value ->
        [one] give { $good } for { $value } Development Point
       *[other] give { $good } for { $value } Development Points
    }
move-dues =
    { $value ->
        [one] give { $good } (worth { $value } point)
       *[other] give { $good } (worth { $value } points)
    }
move-go-home = your Merchant goes to { $town }
move-stay =
    { $coins ->
        [one] pay { $coins } coin and stay
       *[other] pay { $coins } coins and stay
    }
move-return-bag = { $follower } from your bag
move-return-market = { $follower } from your Market
move-return-tower = { $follower } from your extra Market spaces
move-return-space = { $follower } from { $space }

skip-indulgence = buy nobody
skip-training = no step
skip-bon_voyage = stay

event-returned = { $who } returns { $a_follower } to the supply ({ $source }; { $from }).
event-returned_wheel = { $who } returns a Gear wheel to the supply ({ $source }; { $space }).
event-set_back =
    { $amount ->
        [one] { $who } moves back { $amount } space on the { $track } ({ $source }).
       *[other] { $who } moves back { $amount } spaces on the { $track } ({ $source }).
    }
event-went_home = { $who } takes { $a_follower } from { $space } back into the bag ({ $source }).

forecast-none = { $tile }: nothing happens.
forecast-buy_follower = { $tile }: you may buy a Follower for { $coins } coins (not a { $follower }).
forecast-step = { $tile }: you may take a step on a track with its bonus for { $coins } coins.
forecast-buy_move = { $tile }: you may move your Merchant for { $coins } coins.
forecast-food = { $tile }: give { $owed } food (you have { $food }); for any you lack, pay { $coins } coins each.
forecast-pay = { $tile }: pay { $coins } coins.
forecast-trip = { $tile }: every player in { $town } pays { $coins } coins (you now: { $owed }).
forecast-fishing = { $tile }: get the coins of your space on the Boatmen track (you now: { $coins }).
forecast-good_to_dev = { $tile }: give a good for as many Development Points as it is worth, or pay { $coins } coins.
forecast-draw_to_market = { $tile }: draw { $number } Followers onto your Market; there is room for { $room } now.
forecast-ban_geared = { $tile }: actions with a Gear wheel can’t be used this round.
forecast-place_recruits = { $tile }: new Followers may go straight onto your Action Spaces this round.
forecast-lose_gear = { $tile }: return a Gear wheel to the supply (you have { $wheels }).
forecast-torture = { $tile }: give up { $things } items under torture.
forecast-back_to_star = { $tile }: move back to the last star on the Development track (you now: space { $space }).
forecast-give_value = { $tile }: give goods worth { $points } points (yours are worth { $value }).
forecast-farmers_stand_in = { $tile }: in this round’s planning, Farmers may stand in for anyone but Monks; afterwards they go back to the bag.
forecast-gears = { $tile }: pay { $each } coin for each placed Gear wheel (you now: { $coins }).
forecast-merchant_home = { $tile }: your Merchant goes to { $town }, or you pay { $coins } coins to stay.
forecast-give_followers = { $tile }: return { $number } neutral Followers to the supply.
forecast-heads = { $tile }: pay { $each } coins for each Follower on your board, Market and tiles (you now: { $coins }).
forecast-tithe = { $tile }: pay { $each } coin for every 10 coins you have (you now: { $coins }).

value-timing = When
timing =
    { $timing ->
        [round] all round
        [reveal] as soon as it is revealed
        [phase4_and_6] while planning, and in phase 6
        [round_end] at the end of the round
       *[phase6] in phase 6
    }
value-cost_coins = Price in coins
value-coins = Coins to pay
value-coins_if_in_orleans = Coins to pay in Orléans
value-penalty_coins = Coins to pay instead
value-draw = Followers drawn
value-gear_wheels = Gear wheels returned
value-things = Things given up
value-goods_vp = Value of goods to give
value-coins_per_gear = Coins for each placed Gear wheel
value-coins_to_stay = Coins to stay
value-followers = Followers returned
value-coins_per_follower = Coins for each Follower
value-coins_per_ten = Coins for every ten
value-rounds_less = Rounds less
