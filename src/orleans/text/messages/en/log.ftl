# What happened, one message for each kind of event.

event-round = Round { $round } begins. Event: { $tile }.
event-skipped_tile = { $tile }: this tile is removed and the next one revealed.
event-struck = { $who } removes the Place tile { $place } from the game.
event-draws =
    { $amount ->
        [0] { $who } draws no Followers
        [one] { $who } draws { $amount } Follower
       *[other] { $who } draws { $amount } Followers
    }{ $back ->
        [0] .
        [one] {" "}and takes { $back } back from an Action Space.
       *[other] {" "}and takes { $back } back from Action Spaces.
    }
event-takes_back = { $who } will take back the Follower from { $space }.
event-drew =
    { $cause ->
        [place] { $who } draws ({ $source }): { $followers }.
       *[rule] New on { $who }’s Market: { $followers }.
    }
event-stowed = { $who } leaves on the { $source }: { $follower }.
event-drafted = { $who } plans: { $move }.
event-planned = { $who } places on { $place }: { $followers }.
event-plan_done =
    { $placed ->
        [0] { $who } finishes planning without placing anyone.
       *[other] { $who } finishes planning.
    }
event-action = { $who } uses the { $place }.
event-passed = { $who } passes.
event-recruited = { $who } recruits { $a_follower }.
event-development =
    { $amount ->
        [one] { $who } gains { $amount } Development Point ({ $source }).
       *[other] { $who } gains { $amount } Development Points ({ $source }).
    }
event-coins =
    { $amount ->
        [one] { $who } receives { $amount } coin ({ $source }).
       *[other] { $who } receives { $amount } coins ({ $source }).
    }
event-paid =
    { $amount ->
        [one] { $who } pays { $amount } coin ({ $source }).
       *[other] { $who } pays { $amount } coins ({ $source }).
    }
event-good = { $who } takes { $good } ({ $source }).
event-spent = { $who } gives { $amount } { $good } ({ $source }).
event-wheel =
    { $amount ->
        [one] { $who } receives { $amount } Gear wheel ({ $source }).
       *[other] { $who } receives { $amount } Gear wheels ({ $source }).
    }
event-placed_wheel = { $who } puts a Gear wheel on { $space }.
event-shifted_wheel = { $who } moves a Gear wheel from { $from } to { $space }.
event-to_market = { $who } puts the new Follower on the Market: { $follower }.
event-bonus_again = { $who } takes the { $track } bonus again ({ $source }).
event-baked = { $who } bakes { $amount } bread ({ $source }).
event-handed = { $who } gives { $good } to { $to } ({ $source }).
event-handed_coins =
    { $amount ->
        [one] { $who } gives { $amount } coin to { $to } ({ $source }).
       *[other] { $who } gives { $amount } coins to { $to } ({ $source }).
    }
event-put = { $who } puts { $good } into the { $source }, where it stays.
event-tile = { $who } takes the Place tile { $place }.
event-moved =
    { $way ->
        [water] { $who }’s Merchant sails to { $town }.
       *[road] { $who }’s Merchant travels by road to { $town }.
    }
event-jumped = { $who }’s Merchant goes straight to { $town }.
event-station = { $who } builds a Trading Station in { $town }.
event-station_on_tile = { $who } builds a Trading Station on the tile { $source }.
event-sent = { $who } sends { $a_follower } to a Beneficial Deed: { $source }.
event-citizen = { $who } takes a Citizen ({ $source }).
event-food = { $who } gives { $good } ({ $source }).
event-lost = { $who } loses { $a_follower } ({ $source }).
event-spared = { $who } loses nobody ({ $source }).
event-warded = { $who } wards off the event ({ $source }).
event-gave =
    { $what ->
        [nothing] { $who } gives up under torture ({ $source }): { $item }.
       *[other] { $who } gives up under torture ({ $source }): { $item } ({ $follower }).
    }
event-waived = { $who } has nothing left to give up under torture; the rest is waived: { $amount } ({ $source }).
event-lost_goods = { $who } loses { $amount } { $good } along with a tile.
event-lost_stations =
    { $amount ->
        [one] { $who } loses { $amount } Trading Station along with a tile.
       *[other] { $who } loses { $amount } Trading Stations along with a tile.
    }
event-rolled = { $who } rolls { $number } ({ $source }).
event-over = The last round is over. Time to count the points.
event-other = { $who }: { $what } ({ $source }).

# Where something comes from.

source-census = Census
source-development = Development track
source-development-space = Development track, space { $space }
source-most-stations = most Trading Stations
source-rule = rule { $rule }
source-track =
    { $track ->
        [farmer] Farmers track
        [boatman] Boatmen track
        [craftsman] Craftsmen track
        [trader] Traders track
        [knight] Knights track
       *[scholar] Scholars track
    }
space-named = space { $space } ({ $place })
where =
    { $where ->
        [bag] bag
        [market] Market
        [tower] extra Market spaces
       *[hand] not placed yet
    }
a-follower =
    { $follower ->
        [farmer] a Farmer
        [boatman] a Boatman
        [craftsman] a Craftsman
        [trader] a Trader
        [knight] a Knight
        [scholar] a Scholar
       *[monk] a Monk
    }
list-last = { $head } and { $last }
list-or = { $head } or { $last }
# Only French counts goods.
good-named =
    { $amount ->
       *[other] { $good ->
            [grain] grain
            [cheese] cheese
            [wine] wine
            [wool] wool
            [brocade] brocade
            [bread] bread
           *[other] { $good }
        }
    }
followers-missing =
    { $follower ->
        [farmer] { $amount ->
            [one] a Farmer
           *[other] { $amount } Farmers
        }
        [boatman] { $amount ->
            [one] a Boatman
           *[other] { $amount } Boatmen
        }
        [craftsman] { $amount ->
            [one] a Craftsman
           *[other] { $amount } Craftsmen
        }
        [trader] { $amount ->
            [one] a Trader
           *[other] { $amount } Traders
        }
        [knight] { $amount ->
            [one] a Knight
           *[other] { $amount } Knights
        }
        [scholar] { $amount ->
            [one] a Scholar
           *[other] { $amount } Scholars
        }
        [monk] { $amount ->
            [one] a Monk
           *[other] { $amount } Monks
        }
        [any_neutral] { $amount ->
            [one] a neutral Follower
           *[other] { $amount } neutral Followers
        }
       *[any] { $amount ->
            [one] any Follower
           *[other] { $amount } Followers of any kind
        }
    }
goods-counted = { $amount } { $good }
