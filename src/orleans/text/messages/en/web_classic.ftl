# The table of Orléans in the browser.

web-classic-tab-plan = Plan
web-classic-tab-map = Map
web-classic-tab-tracks = Tracks
web-classic-tab-others = Others
web-classic-tab-more = More
web-classic-phase = Round { $round } of { $rounds }, { $phase }
web-classic-round = Round { $round } of { $rounds }

web-classic-as-list =
    { $count ->
        [one] { $count } more answer, as a list
       *[other] { $count } more answers, as a list
    }
web-classic-mat = My board
web-classic-mat-of = { $name }’s board
web-classic-market = Market
web-classic-market-empty = empty
web-classic-done = Done
web-classic-back = Back to the Market
web-classic-wheel = Gear wheel
web-classic-personal = { $name } (personal)
web-classic-space = { $place }, space { $space }
web-classic-space-label =
    { $lies ->
        [none] { $space }: needs { $asks }
       *[other] { $space }: { $lies }
    }
web-classic-ready = ready
web-classic-use = Use
web-classic-fill = Fill
web-classic-fill-partly = Fill partly
web-classic-fill-with = { $place }: { $followers }
web-classic-no-effect = As things stand, its action wouldn’t be possible.

web-classic-words-place =
    { $spaces ->
        [0] { $place } ({ $text }).
       *[other] { $place } ({ $text }). Placed: { $placed }. Free: { $free }.
    }
web-classic-map = Map
web-classic-road = road
web-classic-water = waterway
web-classic-merchant-in = { $name }’s Merchant is in { $town }.
web-classic-stations-in = Trading Stations in { $town }: { $names }.
web-classic-tracks = Follower tracks
web-classic-step = Step { $step }:
web-classic-status = Development Status { $status }
web-classic-deed-complete = last one: { $gain }
web-classic-hour-glass = Hour Glass
web-classic-census = Census:
web-classic-coming =
    { $count ->
        [one] { $count } tile can still come
       *[other] { $count } tiles can still come
    }

web-classic-coins = Coins
web-classic-development = Development and Status
web-classic-citizens = Citizens
web-classic-stations = Trading Stations built
web-classic-bag = Followers in the bag
web-classic-wheels = Gear wheels
web-classic-others = Other players
web-classic-start-player = Start Player
web-classic-passed = has passed
web-classic-supplies = Supplies
web-classic-tiles =
    { $count ->
        [one] Place tiles { $category }: { $count } tile
       *[other] Place tiles { $category }: { $count } tiles
    }
web-classic-take-tile = Take { $tile }
web-classic-nobody = nobody
web-classic-cards =
    { $count ->
        [one] { $count } card
       *[other] All { $count } cards
    }
web-classic-odds = Who might you draw next?
web-classic-odds-draw =
    { $bag ->
        [0] The bag is empty: there’s nobody to draw.
       *[other]
            { $drawn ->
                [one] You draw { $drawn } of { $bag } in the bag. Number of each kind, and the chance of at least one:
               *[other] You draw { $drawn } of { $bag } in the bag. Number of each kind, and the chance of at least one:
            }
    }
web-classic-odds-planned = Next round, once every ready Place has been used:
web-classic-odds-stuck = Not counted, because the action isn’t possible: { $places }
web-classic-odds-chosen = One of your choice, if you recruit it: { $followers }
web-classic-odds-places = Chance of completing each Place:
