"""Single marks of a turn: coins, Development spaces, goods, and choices between them."""

from ...kernel.moves import Move
from ..ids import (
    ANY,
    CHOICE,
    CHOOSE,
    CIRCLE,
    COIN,
    DEVELOP,
    GOOD,
    GOODS,
    KIND,
    LAND,
    MARK_ANY,
    MARK_GOOD,
    MARK_SPACE,
    SOURCE,
    SWAP,
    SWAP_GOOD,
)
from ..sheet.bank import circle_coin
from ..sheet.development import develop
from ..sheet.warehouse import keep_good, mark_good, swap_good
from ..state import State
from ..steps import wrong_time_rule
from .parts import add_part, take_part, waits


def add_choices(game: State, kinds: int, legal: list[Move]) -> None:
    tables = game.tables
    offered = 0
    for at, options in enumerate(tables.choices):
        if kinds & (1 << (CHOICE + at)):
            for option in options:
                if not offered & (1 << option):
                    offered |= 1 << option
                    legal.append(tables.moves.choose[option])


def add_marks(game: State, seat: int, kinds: int, legal: list[Move]) -> None:
    """Coins, Development spaces and goods."""
    moves = game.tables.moves
    sheet = game.sheets[seat]
    if kinds & (1 << COIN):
        legal.extend(moves.circle[sheet.open_coins])
    if kinds & (1 << DEVELOP):
        legal.append(moves.develop)
    if kinds & (1 << ANY):
        legal.extend(moves.any[sheet.open_goods])
    if kinds & (((1 << LAND) - 1) ^ ((1 << GOOD) - 1)):
        for good in range(GOODS):
            swaps = kinds & (1 << (SWAP + good))
            if swaps or kinds & (1 << (GOOD + good)):
                legal.append(moves.good[good])
            if swaps:
                for to, move in moves.swap[good].items():
                    if not swap_forbidden_by(game, seat, good, to):
                        legal.append(move)


def swap_forbidden_by(game: State, seat: int, good: int, to: int) -> str:
    """joan.place.tree_house: another kind, one with an open row if there is one."""
    others = game.sheets[seat].open_goods & ~(1 << good)
    return "joan.place.tree_house" if others and not others & (1 << to) else ""


def mark_forbidden_by(game: State, seat: int, move: Move) -> str:
    """Coins, spaces, goods and choices."""
    sheet = game.sheets[seat]
    kind = move.kind
    if kind == CIRCLE and waits(game, COIN):
        return "" if sheet.open_coins & (1 << move.a) else "joan.bank.size"
    if kind == MARK_SPACE and waits(game, DEVELOP):
        return ""
    if kind == MARK_ANY and waits(game, ANY):
        return "" if sheet.open_goods & (1 << move.a) else "joan.warehouse.any"
    if kind == MARK_GOOD and (waits(game, GOOD + move.a) or waits(game, SWAP + move.a)):
        return ""
    if kind == SWAP_GOOD and waits(game, SWAP + move.a):
        return swap_forbidden_by(game, seat, move.a, move.b)
    if kind == CHOOSE and choice_at(game, move.a) >= 0:
        return ""
    return wrong_time_rule(move)


def choice_at(game: State, option: int) -> int:
    """The first waiting choice that offers this, or -1."""
    waiting = game.waiting
    for at in range(len(waiting)):
        kind = waiting[at] & KIND
        if kind >= CHOICE and option in game.tables.choices[kind - CHOICE]:
            return at
    return -1


def play_mark(game: State, seat: int, move: Move) -> None:
    kind = move.kind
    if kind == CIRCLE:
        circle_coin(game, seat, move.a, take_part(game, COIN) // SOURCE)
    elif kind == MARK_SPACE:
        develop(game, seat, take_part(game, DEVELOP) // SOURCE)
    elif kind == MARK_ANY:
        mark_good(game, seat, move.a, take_part(game, ANY) // SOURCE)
    elif kind == MARK_GOOD and waits(game, GOOD + move.a):
        mark_good(game, seat, move.a, take_part(game, GOOD + move.a) // SOURCE)
    elif kind == MARK_GOOD:
        keep_good(game, seat, move.a)
    elif kind == SWAP_GOOD:
        swap_good(game, seat, move.a, move.b)
    else:
        decide(game, seat, move.a)


def decide(game: State, seat: int, option: int) -> None:
    """A choice becomes the thing chosen, in its place; what has no space becomes a shield."""
    at = choice_at(game, option)
    part = game.waiting[at]
    chosen = part - (part & KIND) + option
    before = len(game.waiting)
    del game.waiting[at]
    add_part(game, seat, chosen)
    if len(game.waiting) == before:
        game.waiting.insert(at, game.waiting.pop())
