"""From the component tables and a set-up to the tables of a game."""

from ...content import load_content
from ...kernel.moves import Move, Vocabulary
from ...kernel.setup import Setup
from ..ids import (
    ACT,
    BOATMAN,
    BUILD,
    BUILD_FREE,
    BUY,
    BUY_FULL,
    CHOOSE,
    CIRCLE,
    CRAFTSMAN,
    DEED,
    EARN,
    FILL,
    FOLLOWERS,
    GOOD_NAMES,
    KIND,
    MARK_ANY,
    MARK_GOOD,
    MONK,
    MONK_ACT,
    PART_NAMES,
    PAY,
    RECRUIT,
    RECRUITED,
    SCHOLAR,
    STANDARD,
    SWAP_GOOD,
    TAKE,
    TAKEN_SCHOLAR,
    TILES,
    TRADER,
    USE,
)
from ..solo.tables import solo_tables
from ..tables import Icon, Tables
from .boards import add_sheet
from .cards import add_deeds, add_places
from .options import check_options

EARNERS = (BOATMAN, CRAFTSMAN, TRADER)  # may circle a coin instead of their action


def build_tables(setup: Setup) -> Tables:
    """Raises SetupError for a set-up that cannot be played."""
    content = load_content(setup.data) if setup.data else load_content()
    check_options(setup, content)
    tables = Tables(setup.players, Vocabulary())
    add_sheet(tables, content)
    add_places(tables, setup, content)
    add_deeds(tables, content)
    tables.position_source = tables.source("position")
    tables.action_sources = [tables.source(follower_type) for follower_type in FOLLOWERS[:TILES]]
    if setup.players == 1:
        tables.solo = solo_tables(tables, setup, content)
    add_moves(tables)
    return tables


def by_mask(moves: list[Move]) -> list[list[Move]]:
    """For every set of possibilities, as bits, a list of their moves."""
    return [
        [move for at, move in enumerate(moves) if mask & (1 << at)]
        for mask in range(1 << len(moves))
    ]


def add_moves(tables: Tables) -> None:
    """The vocabulary of this set-up."""
    add = tables.vocabulary.add
    each = tables.vocabulary.add_each
    moves = tables.moves
    tiles = FOLLOWERS[:TILES]
    rows = [str(row + 1) for row in range(tables.bank_rows)]
    towns = [town.id for town in tables.towns]
    cards = [card.id for card in tables.cards]
    moves.take = by_mask(each(TAKE, "take", tiles))
    moves.recruit = by_mask(each(RECRUIT, "monk", tiles))
    moves.circle = by_mask(each(CIRCLE, "coin", rows))
    moves.pay = by_mask(each(PAY, "pay", rows))
    moves.good = each(MARK_GOOD, "good", GOOD_NAMES)
    moves.any = by_mask(each(MARK_ANY, "any", GOOD_NAMES))
    for good, name in enumerate(GOOD_NAMES):
        others = [(to, other) for to, other in enumerate(GOOD_NAMES) if to != good]
        moves.swap.append(
            {to: add(SWAP_GOOD, f"swap {name} {other}", good, to) for to, other in others}
        )
    moves.fill = each(FILL, "fill", [route.id for route in tables.routes])
    moves.build = each(BUILD, "build", towns)
    for number, town in enumerate(towns):
        moves.build_free.append(add(BUILD_FREE, f"build {town} free", number))
    moves.buy = each(BUY, "buy", cards)
    for index, card in enumerate(cards):
        moves.buy_full.append(add(BUY_FULL, f"buy {card} full", index))
    for choice in tables.choices:
        for kind in choice:
            if kind not in moves.choose:
                moves.choose[kind] = add(CHOOSE, f"choose {PART_NAMES[kind]}", kind)
    add_actions(tables)


def spenders(tables: Tables) -> list[int]:
    """The kinds of parts that stand for a Follower's action, each with its own moves."""
    return [*range(ACT, ACT + TILES), MONK_ACT, TAKEN_SCHOLAR]


def add_actions(tables: Tables) -> None:
    """Actions by what is spent: `act knight`, `act knight with monk`, `use stable`, …"""
    add = tables.vocabulary.add
    moves = tables.moves
    moves.standard = [[] for _ in range(KIND + 1)]
    moves.use = [{} for _ in range(KIND + 1)]
    moves.icons = [[] for _ in range(KIND + 1)]
    for kind in spenders(tables):
        acts: list[Move] = []
        earns: list[Move] = []
        for follower_type in types_of(kind):
            spent = spent_on(kind, follower_type)
            acts.append(
                find_or_add(
                    tables, STANDARD, f"act {FOLLOWERS[follower_type]}{spent}", follower_type, kind
                )
            )
            if follower_type in EARNERS:
                name = f"earn {FOLLOWERS[follower_type]}{spent}"
                earns.append(find_or_add(tables, EARN, name, follower_type, kind))
        moves.standard[kind] = standard_by_mask(acts, earns)
        for card in tables.cards:
            if tables.usable[kind] & (1 << card.index) or kind == TAKEN_SCHOLAR:
                add_use(tables, kind, card.index)
    moves.standard[RECRUITED] = moves.standard[MONK_ACT]
    moves.use[RECRUITED] = dict(moves.use[MONK_ACT])
    for card in tables.cards:
        bit = 1 << card.index
        if tables.usable[RECRUITED] & bit and card.index not in moves.use[RECRUITED]:
            name = f"use {card.id} with monk"
            moves.use[RECRUITED][card.index] = add(USE, name, card.index, RECRUITED)
    for deed in tables.deeds:
        for at, follower_type in enumerate(deed.followers):
            move = add(
                DEED, f"deed {deed.id} {FOLLOWERS[follower_type]}", deed.index, follower_type
            )
            icon = Icon(deed.index, 1 << (deed.index * len(deed.followers) + at), move)
            moves.icons[ACT + follower_type].append(icon)
    moves.icons[RECRUITED] = moves.icons[ACT + MONK]
    moves.icons[TAKEN_SCHOLAR] = moves.icons[ACT + SCHOLAR]


def types_of(kind: int) -> list[int]:
    """As which Followers this kind of action may act."""
    return [kind - ACT] if kind < MONK_ACT else list(range(TILES))


def spent_on(kind: int, follower_type: int) -> str:
    if kind == MONK_ACT:
        return " with monk"
    return " with scholar" if kind == TAKEN_SCHOLAR and follower_type != SCHOLAR else ""


def find_or_add(tables: Tables, kind: int, notation: str, a: int, b: int) -> Move:
    """A taken Scholar acts as a Scholar like any other."""
    found = tables.vocabulary.by_notation.get(notation)
    return tables.vocabulary.add(kind, notation, a, b) if found is None else found


def add_use(tables: Tables, kind: int, card: int) -> None:
    """The Follower is named where it is not the one that the card shows."""
    id = tables.cards[card].id
    bit = 1 << card
    own = [
        follower_type for follower_type in range(TILES) if tables.usable[ACT + follower_type] & bit
    ]
    if kind == MONK_ACT:
        name = f"use {id} with monk"
    elif kind == TAKEN_SCHOLAR:
        if not tables.usable[kind] & bit:
            return
        name = f"use {id}" if own == [SCHOLAR] else f"use {id} with scholar"
    else:
        name = f"use {id}" if len(own) == 1 else f"use {id} with {FOLLOWERS[kind - ACT]}"
    tables.moves.use[kind][card] = find_or_add(tables, USE, name, card, kind)


def standard_by_mask(acts: list[Move], earns: list[Move]) -> list[list[Move]]:
    """For every set of types whose action is possible; a coin can always be circled."""
    return [[move for move in acts if mask & (1 << move.a)] + earns for mask in range(1 << TILES)]
