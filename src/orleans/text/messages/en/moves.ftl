# What a move does, as a line of the list of choices.

move-strike = remove { $place } from the game
move-draw =
    { $amount ->
        [0] draw no Followers
       *[other] draw { $amount }
    }
move-back = take { $follower } back from { $place }
move-stow = { $follower } waits on the extra Market spaces
move-place = { $follower } to { $place }, space { $space }
move-unstow = { $follower } from the extra Market spaces to { $place }, space { $space }
move-lift = take { $follower } off { $place }
move-done =
    { $step ->
        [stow] the others go to the Market
       *[plan] done: end your planning
    }
move-use =
    { $next ->
        [reward] { $place }: { $effect } ({ $reward })
       *[none] { $place }: { $effect }
    }
move-pass = pass for this round
move-wheel = Gear wheel on { $place }, space { $space } ({ $asks })
move-recruit = { $follower }: { $reward }
move-go =
    { $way ->
        [water] { $town } by water: { $goods }
       *[road] { $town } by road: { $goods }
    }
go-there = { $go } ({ $there })
move-take =
    { $points ->
        [one] { $good } ({ $points } point)
       *[other] { $good } ({ $points } points)
    }
move-tile = { $place } ({ $category }, { $spaces }): { $effect }
move-send =
    { $free ->
        [last] { $follower } to { $deed }: { $reward }; also, as the last one: { $complete }
       *[more] { $follower } to { $deed }: { $reward }
    }
move-choose = { $effect }
move-pay =
    { $amount ->
        [one] pay { $amount } coin
       *[other] pay { $amount } coins
    }
move-food = give { $good }
move-coins =
    { $coins ->
        [one] pay { $coins } coin
       *[other] pay { $coins } coins
    }
move-ward = ward it off with { $place }
move-give-follower = a neutral Follower, drawn blind from the bag
move-give-station = an unbuilt Trading Station
move-give-built =
    { $where ->
        [tile] a Trading Station on the tile { $place }
       *[town] the Trading Station in { $town }
    }
move-give-point = a Development Point
move-give-good = { $good }
move-give-tile = the Place tile { $place }
move-give-wheel = an unplaced Gear wheel
move-give-placed = the Gear wheel on { $place }
move-spend =
    { $amount ->
        [one] give { $good }
       *[other] give { $amount } { $good }
    }
move-buy =
    { $coins ->
        [one] buy { $good } for { $coins } coin
       *[other] buy { $good } for { $coins } coins
    }
move-sell =
    { $coins ->
        [one] sell { $good } for { $coins } coin
       *[other] sell { $good } for { $coins } coins
    }
move-bake = bake { $amount } bread
move-put = put { $good } into the { $place }; it stays there
move-rival =
    { $step ->
        [choose_rival] { $who }’s Merchant, now in { $town }
        [choose_giver] { $who } (has { $goods })
       *[other] { $who }
    }
move-jump = { $town }
move-build =
    { $coins ->
        [one] { $town } for { $coins } coin
       *[other] { $town } for { $coins } coins
    }
move-track = { $track }: { $reward }
move-shift = the Gear wheel on { $space }
move-market = { $follower } on your Market

# Declining, by what was asked.

skip-strike = remove none
skip-expand = take no tile
skip-take_good = leave the goods there
skip-send = send no one else
skip-wheel = keep it
skip-ward = don’t ward it off
skip-newcomer = into the bag
skip-purchase = buy nothing
skip-wander = stop here
skip-buy_from_route = leave the goods there
skip-trade = no more trades
skip-fill_room = put nothing more there
skip-other = no

no-goods = no goods left
bare = nothing more
