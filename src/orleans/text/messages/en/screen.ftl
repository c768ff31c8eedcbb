# Labels and short lines of the screen.

title-game = Orléans, edition { $edition }, { $players } players
title-joan =
    { $players ->
        [one] Joan of Arc, against Joan
       *[other] Joan of Arc, { $players } players
    }
title-other = { $game }, { $players } players
title = Round { $round } of { $rounds }: { $phase }
title-end = End of the game
phase =
    { $phase ->
        [striking] before round 1
        [hour_glass] Hour Glass
        [census] Census
        [followers] Followers
        [planning] Planning
        [actions] Actions
        [event] Event
        [start_player] Start Player
       *[scoring] end of the game
    }
status-line = Round { $round } of { $rounds }, { $phase }. Event: { $tile }. { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, Status { $status }.
seat-line = { $who } ({ $player })
label-event = Event
label-start = Start Player
label-census = Census
label-development = Development
label-market = Market
label-bag = Bag
label-goods = Goods
label-modules = Modules
column-dev = Dev
column-status = Status
column-citizens = Citiz
column-stations = Stns
column-coins = Coins
column-goods = Goods
column-points = Points
column-total = Total
part-coins = Coins
part-goods = Goods
part-stations = Stations
part-tiles = Tiles
part-citizens = Citizens
part-product = Product
part-warehouse = Warehouse
part-bank = Bank
part-monks = Monks
part-depot = Depot
part-most_stations = Most stations
note-you = you
note-human = human
note-passed = passed
nobody = nobody
nothing = none
event-none = none yet
legend = Letters: { $letters }. * is a personal Follower, @ a Gear wheel, > the Start Player.
follower-letter =
    { $follower ->
        [farmer] F
        [boatman] B
        [craftsman] C
        [trader] T
        [knight] K
        [scholar] S
        [monk] M
       *[other] ?
    }
letter-named = { $letter } { $name }

heading-news = What happened
heading-log = Log
heading-map = Your Merchant is in { $town }
heading-whole-map = Map
heading-deeds = Beneficial Deeds
heading-supplies = Supplies
heading-tiles = Place tiles in the stacks
heading-others = The others
heading-mat = Your mat
heading-mat-of = Mat of { $who }

census-line = now +1 coin for { $first }, -1 coin for { $last }
forecast-status =
    { $each ->
        [one] { $tile }: { $each } coin for each point of Development Status; for you now { $coins }.
       *[other] { $tile }: { $each } coins for each point of Development Status; for you now { $coins }.
    }
forecast-station =
    { $each ->
        [one] { $tile }: { $each } coin for each built Trading Station; for you now { $coins }.
       *[other] { $tile }: { $each } coins for each built Trading Station; for you now { $coins }.
    }
forecast-taxes =
    { $per ->
        [one] { $tile }: pay 1 coin for every good; for you now { $coins }.
       *[other] { $tile }: pay 1 coin for every { $per } goods; for you now { $coins }.
    }
forecast-harvest = { $tile }: give { $owed } food (you have { $food }) or pay { $coins } coins for each one missing.
forecast-plague =
    { $bag ->
        [0] { $tile }: lose a Follower drawn from your bag, which is empty now.
       *[other] { $tile }: lose a Follower drawn from your bag; neutral ones in it now: { $neutral } of { $bag }.
    }
forecast-ban = { $tile }: no { $follower } can be recruited this round.

development-line = space { $space } of { $last }; ahead: { $ahead }
ahead-coins = { $coins } coins on { $space }
ahead-citizen = a Citizen on { $space }
ahead-status = Status { $status } on { $space }

way =
    { $way ->
        [water] water
       *[road] road
    }
here = Here: { $who }
stations-of = stations: { $who }
merchants-of = Merchants: { $who }
parts = { $head }; { $last }
town-line = { $town }: { $here }
your-merchant = your Merchant
map-route = { $a } { $joint } { $b }: { $goods }
map-legend = = is a road, ~ a waterway; after the colon the goods that still lie there.
map-signs = (8) is a town, [8] one with a Trading Station, * stands for your Merchant. - and | are roads, ~ and : waterways; on them lie { $goods }.
good-short =
    { $good ->
        [grain] Gr
        [cheese] Ch
        [wine] Wi
        [wool] Wo
       *[brocade] Br
    }
deed-open = { $reward }; last: { $complete }
deed-done = complete
room-line = goods there: { $there }; still wanted: { $missing }
deeds-legend = On Beneficial Deeds capital letters stand there, small letters are still wanted, ? is anybody. After “last” stands what the last one brings besides.
supply-followers = Followers: { $followers }
supply-goods = Goods: { $goods }. Gear wheels: { $wheels }
supply-coins = Coins: { $coins }
other-line =
    in { $town }; Market { $market }; bag { $bag }, draws { $draw }; goods: { $goods }{ $waiting ->
        [0] {""}
       *[other] ; tower { $tower }
    }{ $wheels ->
        [0] {""}
       *[other] ; Gear wheels in hand: { $wheels }
    }{ $owned ->
        [0] {""}
       *[other] ; tiles: { $tiles }
    }.

market-line = { $followers } ({ $count } of { $size })
market-tower = { $market }; extra spaces: { $tower }
bag-line = { $followers } ({ $bag }; you draw { $draw } a round)
bag-closed = { $bag } Followers (draws { $draw } a round)
goods-line =
    { $points ->
        [one] { $goods } ({ $points } point). Gear wheels in hand: { $wheels }
       *[other] { $goods } ({ $points } points). Gear wheels in hand: { $wheels }
    }
tile-holds = [on it: { $pieces }]
tile-filling = [{ $signs }; { $goods }]
place-ready = ready
place-lacks = lacks { $followers }
complete = complete { $place } ({ $followers }): { $effect }
complete-useless = complete { $place } ({ $followers }), but it cannot be used now: { $rule }
idle = { $place } is ready, but cannot be used now: { $rule }
plan-legend = { $example } is a placement: the letter is the Follower, the figure the space; the number before it chooses it. A minus takes off again.

odds-line = Your bag holds { $bag }; the next draw takes { $drawn }.
odds-planned = Counted as if every Place that is ready had been used.
odds-chosen = One more will be of the type you recruit: { $followers }.
odds-empty = Your bag is empty: there is nothing to draw.
odds-type = Follower
odds-count = in bag
odds-next = next one
odds-one = 1 or more
odds-two = 2 or more
odds-mean = mean
percent = { $figure } %

winner = { $who } wins.
winner-nobody = Nobody wins.
winners = { $who } share the win.
joan = Joan
