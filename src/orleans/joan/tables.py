"""What never changes during a game: built once per set-up, shared by all its copies."""

from typing import TYPE_CHECKING

from ..kernel.moves import Move, Vocabulary
from ..kernel.searchable import Model
from .ids import EMPTY, END, MARK_SPACE, SKIP

if TYPE_CHECKING:
    from .solo.tables import SoloTables


class Bonus:
    """What is gained at once: parts that wait to be carried out, and what is simply entered."""

    def __init__(self, source: int, rule: str) -> None:
        self.source = source
        self.rule = rule
        self.yellow = EMPTY  # the yellow bonus it belongs to: only the first player gains it
        self.parts: list[int] = []
        self.shields = 0
        self.citizens = 0
        self.points = 0  # circled, scored at the end
        self.per = EMPTY  # one Development space for each of these (PER_NAMES)
        self.star = False  # all Development spaces up to the next star


class Town:
    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.open = True  # not in a part of the map that is crossed off
        self.yellow = EMPTY


class Route:
    def __init__(self, index: int, id: str, kind: int, a: int, b: int) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.a = a
        self.b = b
        self.source = 0
        self.open = True
        self.goods: list[int] = []
        self.dev = 0


class Card:
    """A place, on a card or printed on the sheet."""

    def __init__(self, index: int, id: str, rule: str, category: int, price: int) -> None:
        self.index = index
        self.id = id
        self.rule = rule
        self.category = category
        self.price = price
        self.printed = False
        self.plus_of = EMPTY  # a '+' card: the Follower whose tile brings its extra
        self.bonus = Bonus(0, rule)
        self.sure = False  # whether it always brings something


class Deed:
    def __init__(self, index: int, id: str, rule: str) -> None:
        self.index = index
        self.id = id
        self.rule = rule
        self.open = True  # not crossed off at set-up
        self.followers: list[int] = []
        self.yellow = EMPTY
        self.effect = Bonus(0, rule)
        self.all_marks = 0


class Icon:
    """A Follower on a deed: marked once on each sheet."""

    def __init__(self, deed: int, bit: int, move: Move) -> None:
        self.deed = deed
        self.bit = bit
        self.move = move


class Yellow:
    """A bonus for the first player only."""

    def __init__(self, index: int, id: str, rule: str) -> None:
        self.index = index
        self.id = id
        self.rule = rule
        self.open = True  # not in a part of the sheet that is crossed off
        self.bonus = Bonus(0, rule)


class Moves:
    """The moves of the game by what they do, so that rules need no lookup by text."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.end = vocabulary.add(END, "end")
        self.skip = vocabulary.add(SKIP, "skip")
        self.develop = vocabulary.add(MARK_SPACE, "develop")
        self.good: list[Move] = []
        self.swap: list[dict[int, Move]] = []  # then by the other good
        self.fill: list[Move] = []
        self.build: list[Move] = []
        self.build_free: list[Move] = []
        self.buy: list[Move] = []
        self.buy_full: list[Move] = []
        self.choose: dict[int, Move] = {}  # by kind of part
        # Ready lists of moves by a mask of what is possible.
        self.take: list[list[Move]] = []  # by types on display
        self.recruit: list[list[Move]] = []
        self.circle: list[list[Move]] = []  # by bank rows with an open coin
        self.pay: list[list[Move]] = []
        self.any: list[list[Move]] = []  # by goods with an open space
        # By kind of part that is spent on the action.
        self.standard: list[list[list[Move]]] = []  # then by types whose action is possible
        self.use: list[dict[int, Move]] = []  # then by card
        self.icons: list[list[Icon]] = []


class Tables:
    """Everything about a set-up that no move changes."""

    def __init__(self, players: int, vocabulary: Vocabulary) -> None:
        self.players = players
        self.vocabulary = vocabulary
        self.moves = Moves(vocabulary)
        self.sources: list[str] = ["tile"]
        self.solo: SoloTables | None = None  # for one player
        self.order = max(players, 2)  # how many take turns, Joan included

        # Tiles, rounds and bags.
        self.tile_counts: list[int] = []
        self.tiles_aside = 0
        self.tiles_drawn = 0
        self.rounds_per_bag = 0
        self.bags = 0

        # The map.
        self.towns: list[Town] = []
        self.routes: list[Route] = []
        self.routes_at: list[int] = []  # by town: its open routes, as bits
        self.routes_by_kind: list[int] = [0, 0]
        self.closed_rule = ""

        # The sheet.
        self.columns = 0
        self.row_points: list[int] = []
        self.column_bonus: list[Bonus] = []
        self.bank_columns = 0
        self.bank_rows = 0
        self.bank_start: list[int] = []
        self.bank_row_bonus: list[Bonus] = []
        self.bank_column_bonus: list[Bonus] = []
        self.bank_column_yellow: list[int] = []
        self.dev_last = 0
        self.dev_status: list[int] = []  # by number of spaces marked
        self.dev_stars: list[int] = []  # the spaces with a star
        self.dev_bonus: list[Bonus | None] = []  # by space, from 1
        self.dev_citizens: list[int] = []  # the spaces with a yellow bonus
        self.shield_points: list[int] = []
        self.monks = 0
        self.monk_points: list[int] = []
        self.yellows: list[Yellow] = []
        self.most_stations = EMPTY

        # Places and deeds.
        self.printed = False
        self.cards: list[Card] = []
        self.category_names: list[str] = []
        self.category_cards: list[int] = []  # as bits
        self.laid_out = 0  # of each category
        self.cards_to_open = 0  # of each lower category
        self.emptied_opens = False
        self.affordable: list[int] = []  # by coins: cards, as bits
        self.plus_cards: list[int] = []  # by type of the tile taken, as bits
        self.usable: list[int] = []  # by kind of part, as bits
        self.cemetery = 0  # rule changers, as bits
        self.discount = 0
        self.tree_house = 0
        self.tavern = 0
        self.school = 0
        self.choices: list[list[int]] = []  # kinds of parts
        self.position_source = 0  # of what a position makes wait
        self.action_sources: list[int] = []  # by type: the source of its standard action
        self.deeds: list[Deed] = []

        self.model = Model()  # what players think with: nothing that the rules may ask

        # Small lists that are handed out again and again; nobody may change them.
        self.nobody: list[int] = []
        self.only: list[list[int]] = [[seat] for seat in range(players)]

    def source(self, id: str) -> int:
        self.sources.append(id)
        return len(self.sources) - 1
