"""The numbers behind the game's words. Constants are Final so that compiled code inlines them."""

from typing import Final

# Follower types, in the order of the component tables.
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
TYPES: Final = 7
TRACKS: Final = 6  # Monks have none (setup.markers)

# A kind of Follower is a type, neutral (0-6) or personal (7-10).
PERSONAL: Final = 7
KINDS: Final = 11

# What an Action Space holds besides a kind of Follower.
EMPTY: Final = -1
GEAR: Final = 11

# What an Action Space asks for besides a type.
ANY: Final = 7
ANY_NEUTRAL: Final = 8

FOLLOWERS: Final = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
KIND_NAMES: Final = [*FOLLOWERS, "farmer*", "boatman*", "craftsman*", "trader*"]
TYPE_OF: Final = [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3]

GOODS: Final = 5
GOOD_NAMES: Final = ["grain", "cheese", "wine", "wool", "brocade"]
GRAIN: Final = 0

# What a player owns besides: grain that was baked. The supply knows no bread.
BREAD: Final = 5
OWN_GOODS: Final = 6
OWN_GOOD_NAMES: Final = [*GOOD_NAMES, "bread"]

ROAD: Final = 0
WATER: Final = 1
ROUTE_NAMES: Final = ["road", "water"]

NOBODY: Final = -1
SEAT_NAMES: Final = ["red", "blue", "green", "yellow", "white"]

# The seven phases of a round, and what comes before and after them.
STRIKING: Final = 0
HOUR_GLASS: Final = 1
CENSUS: Final = 2
DRAWING: Final = 3
PLANNING: Final = 4
ACTIONS: Final = 5
EVENT: Final = 6
START_PLAYER: Final = 7
SCORING: Final = 8
PHASE_NAMES: Final = [
    "striking",
    "hour_glass",
    "census",
    "followers",
    "planning",
    "actions",
    "event",
    "start_player",
    "scoring",
]

# Kinds of moves.
STRIKE: Final = 0
DRAW: Final = 1
BACK: Final = 2
STOW: Final = 3
PLACE: Final = 4
UNSTOW: Final = 5
LIFT: Final = 6
DONE: Final = 7
USE: Final = 8
PASS: Final = 9
SKIP: Final = 10
WHEEL: Final = 11
RECRUIT: Final = 12
GO: Final = 13
TAKE: Final = 14
TILE: Final = 15
SEND: Final = 16
CHOOSE: Final = 17
PAY: Final = 18
FOOD: Final = 19
COINS: Final = 20
WARD: Final = 21
GIVE_FOLLOWER: Final = 22
GIVE_STATION: Final = 23
GIVE_BUILT: Final = 24
GIVE_POINT: Final = 25
GIVE_GOOD: Final = 26
GIVE_TILE: Final = 27
GIVE_WHEEL: Final = 28
GIVE_PLACED: Final = 29

SPEND: Final = 30
BUY: Final = 31
SELL: Final = 32
BAKE: Final = 33
PUT: Final = 34
RIVAL: Final = 35
JUMP: Final = 36
BUILD: Final = 37
TRACK: Final = 38
SHIFT: Final = 39
MARKET: Final = 40

# Modules number the kinds of their own moves from here on, each in a hundred of its own.
MODULE_MOVES: Final = 100

# Lasting abilities that the rules ask a player for, as bits.
STOWS_RECRUITS: Final = 1  # new Followers may go on the Market
OTHER_TRACK: Final = 2  # the step of a recruit may be taken on another track
ARRIVAL_GIFT: Final = 4  # owners of stations give a good when the Merchant arrives
RIVER_PURCHASE: Final = 8  # a good may be bought after building in a river town
ANY_ROUTE: Final = 16  # some actions may use roads and waterways alike
BESIDE_RIVAL: Final = 32  # helps to build where another player has a station
ROOM: Final = 64  # a room of one's own to be filled

# What is lost for good is counted in one list: Followers by type, goods by kind, wheels,
# stations by seat.
GONE_WHEELS: Final = 12
GONE_STATIONS: Final = 13
GONE: Final = 18
