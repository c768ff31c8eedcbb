"""The numbers behind the game's words. Constants are Final so that compiled code inlines them."""

from typing import Final

# Follower types, in the order of the component tables. Monks are never drawn.
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
TILES: Final = 6
FOLLOWERS: Final = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]

GOODS: Final = 5
GOOD_NAMES: Final = ["grain", "cheese", "wine", "wool", "brocade"]

LAND_ROUTE: Final = 0
WATER_ROUTE: Final = 1
ROUTE_NAMES: Final = ["land", "water"]

ORLEANS: Final = 0  # towns are counted by their printed numbers
ORLEANS_BIT: Final = 1

EMPTY: Final = -1

# Who has a yellow bonus.
NOBODY: Final = -1
JOAN: Final = -2  # she took it or crossed it off
SEAT_NAMES: Final = ["red", "blue", "green", "yellow", "white"]

# What may wait to be carried out in a turn: the low bits of a part (see parts.py).
COIN: Final = 0
DEVELOP: Final = 1
ANY: Final = 2  # a good of the player's choice
GOOD: Final = 3  # a certain good: 3 to 7
SWAP: Final = 8  # a certain good that may become another one: 8 to 12
LAND: Final = 13
WATER: Final = 14
FREE: Final = 15  # a trading station without paying
PAID: Final = 16
CARD: Final = 17
ACT: Final = 18  # an action as a Follower of a type: 18 to 23, of a bonus Monk: 24
MONK_ACT: Final = 24
RECRUITED: Final = 25  # an action of a recruited Monk
TAKEN_SCHOLAR: Final = 26  # the School may turn it into another Follower
CHOICE: Final = 27  # one of several: from here on
KIND: Final = 63
PLUS: Final = 64
SOURCE: Final = 128

PART_NAMES: Final = [
    *("coin", "develop", "any", "grain", "cheese", "wine", "wool", "brocade"),
    *("grain*", "cheese*", "wine*", "wool*", "brocade*"),
    *("land", "water", "station", "station.paid", "card"),
    *("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"),
    *("monk.recruited", "scholar.taken"),
]

# The source of the action that comes with the tile itself, in every list of sources.
TILE: Final = 0

# Kinds of moves.
TAKE: Final = 0
RECRUIT: Final = 1
STANDARD: Final = 2
EARN: Final = 3
USE: Final = 4
DEED: Final = 5
CIRCLE: Final = 6
PAY: Final = 7
MARK_SPACE: Final = 8
MARK_GOOD: Final = 9
MARK_ANY: Final = 10
SWAP_GOOD: Final = 11
FILL: Final = 12
BUILD: Final = 13
BUILD_FREE: Final = 14
BUY: Final = 15
BUY_FULL: Final = 16
CHOOSE: Final = 17
SKIP: Final = 18
END: Final = 19
