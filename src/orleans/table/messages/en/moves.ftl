# What a move does, as a line of the list of choices.

move-strike = strike { $place }
move-draw =
    { $amount ->
        [0] draw nobody
       *[other] draw { $amount }
    }
move-back = take { $follower } back from { $place }
move-stow = { $follower } waits on the extra Market spaces
move-place = { $follower } to { $place }, space { $space }
move-unstow = { $follower } from the extra Market spaces to { $place }, space { $space }
move-lift = take { $follower } off { $place } again
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
move-send = { $follower } to { $deed }: { $reward }
move-choose = { $effect }
move-pay =
    { $amount ->
        [one] pay { $amount } coin
       *[other] pay { $amount } coins
    }
move-food = give { $good }
move-coins = pay coins
move-ward = ward it off
move-give-follower = a neutral Follower, drawn blind from your bag
move-give-station = an unbuilt Trading Station
move-give-built = your Trading Station in { $town }
move-give-point = a Development Point
move-give-good = { $good }
move-give-tile = the Place tile { $place }
move-give-wheel = a Gear wheel from your hand
move-give-placed = the Gear wheel on { $place }

# Declining, by what was asked.

skip-strike = strike none
skip-expand = take no tile
skip-take_good = leave the goods there
skip-send = send nobody else
skip-wheel = keep it
skip-ward = do not ward it off
skip-other = no

no-goods = no goods left
bare = nothing more
