"""What never changes during a game: built once per set-up, shared by all its copies."""

from typing import TYPE_CHECKING

from ..kernel.moves import Move, Vocabulary
from .names import (
    COINS,
    DONE,
    EMPTY,
    GIVE_FOLLOWER,
    GIVE_POINT,
    GIVE_STATION,
    GIVE_WHEEL,
    PASS,
    SKIP,
    WARD,
)

if TYPE_CHECKING:
    from .effects import Effect
    from .events import HourGlassEffect
    from .module import Module


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
        self.market_spaces = 0
        self.status_plus = 0
        self.points_per_full_set = 0
        self.sends = False  # its Followers leave for a deed instead of going back to the bag


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
        self.citizen = EMPTY  # the Citizen that waits for the last Follower


class HourGlassTile:
    def __init__(self, index: int, id: str, rule: str, letter: str, bad: bool) -> None:
        self.index = index
        self.id = id
        self.rule = rule
        self.letter = letter
        self.bad = bad
        self.bans = EMPTY  # a type that nobody may recruit in its round
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
        self.rounds = 0


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
        self.ward = vocabulary.add(WARD, "ward")
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
        self.send: list[Move] = []
        self.choose: list[Move] = []
        self.pay: list[Move] = []
        self.food: list[Move] = []
        self.give_built: list[Move] = []
        self.give_good: list[Move] = []
        self.give_tile: list[Move] = []
        self.give_placed: list[Move] = []


class Tables:
    """Everything about a set-up that no move changes."""

    def __init__(self, players: int, vocabulary: Vocabulary) -> None:
        self.players = players
        self.vocabulary = vocabulary
        self.moves = Moves(vocabulary)
        self.edition = Edition()
        self.modules: list[Module] = []

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
        self.ward = EMPTY
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
        self.food: list[int] = []
        self.tracks: list[Track] = []
        self.dev_last = 0
        self.dev_status: list[int] = []  # by space of the Development track
        self.dev_coins: list[int] = []
        self.dev_citizen: list[int] = []
        self.citizen_names: list[str] = []
        self.most_stations_citizen = EMPTY
        self.deeds: list[Deed] = []
        self.deed_types: list[int] = []  # by deed space
        self.deed_of: list[int] = []
        self.supply: list[int] = []
        self.wheels = 0
        self.hour_glass: list[HourGlassTile] = []
        self.hour_glass_blocks: list[list[int]] = []  # shuffled apart, in this order
        self.stack_size = EMPTY  # tiles drawn per category; EMPTY: all
        self.missing_tiles: list[str] = []  # belong to the edition but cannot be played yet

        # Small lists that are handed out again and again; nobody may change them.
        self.nobody: list[int] = []
        self.only: list[list[int]] = [[seat] for seat in range(players)]
        self.seats_in: list[list[int]] = [
            [seat for seat in range(players) if mask & (1 << seat)] for mask in range(1 << players)
        ]
        self.everyone = (1 << players) - 1

    def rule_of(self, place: str) -> str:
        """The ledger rule of a Place, by the Place's id."""
        for row in self.places:
            if row.id == place:
                return row.rule
        return "action.choice"
