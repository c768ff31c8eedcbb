"""What never changes during a game: built once per set-up, shared by all its copies."""

from typing import TYPE_CHECKING

from ..kernel.moves import Move, Vocabulary
from ..kernel.searchable import Model
from .ids import (
    COINS,
    DONE,
    EMPTY,
    GIVE_FOLLOWER,
    GIVE_POINT,
    GIVE_STATION,
    GIVE_WHEEL,
    GOODS,
    PASS,
    SKIP,
)

if TYPE_CHECKING:
    from .effects.base import Effect
    from .effects.hour_glass import HourGlassEffect
    from .module import Module
    from .phases.end_points import EndPoints


class Place:
    """A Place of the player board or a Place tile."""

    def __init__(self, index: int, id: str, rule: str, category: int) -> None:
        self.index = index
        self.id = id
        self.rule = rule
        self.category = category  # 0 on the player board, 1 and 2 the numeral of a tile
        self.spaces: list[int] = []
        self.spare = 0  # spaces that may stay empty when the action is used
        self.wheel_allowed = True
        self.effects: list[Effect] = []
        self.passive = False
        self.exact = False  # its spaces take their own type only, Monks and substitutes excluded
        self.market_spaces = 0
        self.status_plus = 0
        self.sends = False  # its Followers leave for a deed instead of going back to the bag
        self.chains = False  # its action is to carry out another Place's action
        self.abilities = 0
        self.brings: list[int] = []  # goods by kind that come with the tile and lie on it
        self.end_points: list[EndPoints] = []
        self.wards_all = False  # against any event, not only harmful ones


class Space:
    """An Action Space of a Place."""

    def __init__(self, index: int, place: int, asks: int) -> None:
        self.index = index
        self.place = place
        self.asks = asks


class Route:
    """A road or waterway between two towns."""

    def __init__(self, index: int, id: str, kind: int, a: int, b: int) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.a = a
        self.b = b
        self.first = 0  # its goods spaces are first .. last-1
        self.last = 0

    def other_end(self, town: int) -> int:
        return self.b if town == self.a else self.a


class Deed:
    def __init__(self, index: int, id: str) -> None:
        self.index = index
        self.id = id
        self.first = 0  # its spaces are first .. last-1
        self.last = 0
        self.rewards: list[Effect] = []
        self.completion: list[Effect] = []  # for the last Follower, besides the Citizen
        self.citizen = EMPTY  # the Citizen that waits for the last Follower
        self.citizens: list[int] = []  # those that lie on its spaces, if any do
        self.only_for = EMPTY  # the Place tile whose owner alone may send there


class HourGlassTile:
    def __init__(self, index: int, id: str, rule: str, letter: str, bad: bool) -> None:
        self.index = index
        self.id = id
        self.rule = rule
        self.letter = letter
        self.bad = bad
        self.bans = EMPTY  # a type that nobody may recruit in its round
        self.skips = False  # it makes way for the next tile at once
        self.stand_ins: list[Substitute] = []  # what it opens in the planning of its round
        self.effect: HourGlassEffect | None = None


class Substitute:
    """A lasting ability: one type (or ANY) may stand on the spaces of others."""

    def __init__(self, stands: int, on: list[int]) -> None:
        self.stands = stands
        self.on = on


class Edition:
    """What differs between the editions, as settings."""

    def __init__(self) -> None:
        self.id = ""
        self.wheels_by_track = False  # else the first wheel placed replaces a Farmer
        self.bank = EMPTY  # coins in the supply, EMPTY: unlimited
        self.strikes: list[int] = []  # by player count, if the option exists


class Track:
    """Rewards by step; index 0 is step 1."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.goods: list[int] = []
        self.coins: list[int] = []
        self.wheels: list[int] = []
        self.tiles: list[int] = []
        self.dev: list[int] = []
        self.draw: list[int] = []
        self.citizen_at = 0
        self.citizen = EMPTY
        self.second_category_from = 0
        self.farmer_only_until = 0


class Moves:
    """The moves of the game by what they do, so that rules need no lookup by text."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.done = vocabulary.add(DONE, "done")
        self.pass_ = vocabulary.add(PASS, "pass")
        self.skip = vocabulary.add(SKIP, "skip")
        self.coins = vocabulary.add(COINS, "coins")
        self.give_follower = vocabulary.add(GIVE_FOLLOWER, "give follower")
        self.give_station = vocabulary.add(GIVE_STATION, "give station")
        self.give_point = vocabulary.add(GIVE_POINT, "give point")
        self.give_wheel = vocabulary.add(GIVE_WHEEL, "give wheel")
        self.strike: list[Move] = []
        self.draw: list[Move] = []
        self.back: list[Move] = []
        self.stow: list[Move] = []
        self.place: list[list[Move]] = []
        self.unstow: list[list[Move]] = []
        self.lift: list[Move] = []
        self.use: list[Move] = []
        self.wheel: list[Move] = []
        self.recruit: list[Move] = []
        self.go: list[Move] = []
        self.take: list[Move] = []
        self.tile: list[Move] = []
        self.send: list[list[Move]] = []  # by deed space, then type
        self.choose: list[Move] = []
        self.pay: list[Move] = []
        self.food: list[Move] = []
        self.give_built: list[Move] = []
        self.give_good: list[Move] = []
        self.give_tile: list[Move] = []
        self.give_placed: list[Move] = []
        self.ward: list[Move] = []
        self.spend: list[Move] = []
        self.buy: list[Move] = []
        self.sell: list[Move] = []
        self.bake: list[Move] = []
        self.put: list[Move] = []
        self.rival: list[Move] = []
        self.jump: list[Move] = []
        self.build: list[Move] = []
        self.track: list[Move] = []
        self.shift: list[Move] = []
        self.market: list[Move] = []


class Tables:
    """Everything about a set-up that no move changes."""

    def __init__(self, players: int, vocabulary: Vocabulary) -> None:
        self.players = players
        self.vocabulary = vocabulary
        self.moves = Moves(vocabulary)
        self.edition = Edition()
        self.modules: list[Module] = []
        self.barring: list[Module] = []  # those that may forbid an action
        self.timing_rules: dict[int, str] = {}  # by kind of move: when it is made

        # Options of the table.
        self.recruit_needs_bonus = True
        self.plan_in_turn_order = False

        # The player's board and kit.
        self.places: list[Place] = []
        self.board_places: list[int] = []
        self.tiles: list[int] = []
        self.spaces: list[Space] = []
        self.space_names: list[str] = []
        self.asks: list[int] = []  # by space, what it asks for
        self.substitutes: list[list[Substitute]] = []  # by Place
        self.fitting: list[list[int]] = []  # spaces of the player board by kind of Follower
        self.tower = EMPTY
        self.wards: list[int] = []  # Places that help against events
        self.room = EMPTY  # the Place that is filled like a deed
        self.room_goods: list[int] = []  # and the goods that belong there
        self.road = EMPTY  # the Place that Trading Stations are built on
        self.bakery = EMPTY  # the Place where grain becomes bread
        self.road_size = 0
        self.river_good = EMPTY  # what an ability lets buy after building at the river
        self.river_price = 0
        self.freed_routes: list[int] = []  # Places whose actions an ability opens to all routes
        self.other_track_for = EMPTY  # the type whose step an ability lets go elsewhere
        self.market_size = 0
        self.draw_start = 0
        self.stations = 0
        self.start_coins = 0

        # The common boards.
        self.towns: list[str] = []
        self.start_town = 0
        self.shared_town: list[bool] = []  # one station of every player instead of one in all
        self.routes: list[Route] = []
        self.routes_from: list[list[list[int]]] = []  # by kind of route, then town
        self.goods_spaces = 0
        self.goods_removed = 0
        self.goods_count: list[int] = []
        self.good_points: list[int] = []
        self.food: list[int] = []  # goods that are food
        self.tracks: list[Track] = []
        self.dev_last = 0
        self.stars: list[int] = []  # spaces of the Development track where the status rises
        self.dev_status: list[int] = []  # by space of the Development track
        self.dev_coins: list[int] = []
        self.dev_citizen: list[int] = []
        self.citizen_names: list[str] = []
        self.most_stations_citizen = EMPTY
        self.deeds: list[Deed] = []
        self.deed_types: list[int] = []  # by deed space; ANY takes every neutral Follower
        self.deed_of: list[int] = []
        self.deeds_for: list[list[int]] = []  # by type: the deed spaces that take it
        self.deed_only_for: list[int] = []  # by deed space: the tile it is part of, or EMPTY
        self.supply: list[int] = []
        self.wheels = 0
        self.hour_glass: list[HourGlassTile] = []
        self.hour_glass_blocks: list[list[int]] = []  # shuffled apart, in this order
        self.hour_glass_used: list[int] = []  # so many tiles of each block
        self.stack_size = EMPTY  # tiles drawn per category; EMPTY: all
        self.missing_tiles: list[str] = []  # belong to the edition but cannot be played yet

        # Small lists that are handed out again and again; nobody may change them.
        self.nobody: list[int] = []
        self.nothing_kept: list[int] = [0] * GOODS
        self.only: list[list[int]] = [[seat] for seat in range(players)]
        self.seats_in: list[list[int]] = [
            [seat for seat in range(players) if mask & (1 << seat)] for mask in range(1 << players)
        ]
        self.everyone = (1 << players) - 1

        self.model = Model()  # what players think with: nothing that the rules may ask
        self.shared: list[object] = []  # what a state refers to: known by its place in this list

    def rule_of(self, place: str) -> str:
        """The ledger rule of a Place, by the Place's id."""
        for row in self.places:
            if row.id == place:
                return row.rule
        return "action.choice"
