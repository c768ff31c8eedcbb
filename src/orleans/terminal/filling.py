"""Filling a Place with what fits: the placements a player would make one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..classic.actions import use_blocked
from ..classic.game import Classic
from ..classic.names import MONK, PERSONAL, PLACE, TYPE_OF, UNSTOW
from ..classic.tables import Place, Tables
from ..kernel.moves import Move
from .look import Look

# What a Follower on a space costs: personal ones are spent first, because only neutral ones
# can be sent to deeds; stand-ins come later and Monks, who fit nearly everywhere, last.
OWN, NEUTRAL, STAND_IN, JOKER = 0, 1, 10, 100


Stock = Counter[tuple[int, int]]
"""Followers at hand, by the kind of move that places them and their own kind."""


def fill(tables: Tables, place: int, legal: Sequence[Move], stock: Stock) -> list[Move]:
    """As many placements on a Place as possible, the cheapest way; jokers last."""
    by_space: dict[int, list[Move]] = {}
    for move in legal:
        if move.kind in (PLACE, UNSTOW) and tables.spaces[move.a].place == place:
            by_space.setdefault(move.a, []).append(move)
    best: tuple[int, int, list[Move]] = (0, 0, [])
    for filled, cost, moves in ways(tables, sorted(by_space), by_space, stock):
        if (-filled, cost) < (-best[0], best[1]):
            best = (filled, cost, moves)
    return best[2]


def ways(
    tables: Tables,
    spaces: list[int],
    by_space: dict[int, list[Move]],
    stock: Stock,
) -> list[tuple[int, int, list[Move]]]:
    """Every way to fill the spaces: how many, what it costs, the moves."""
    if not spaces:
        return [(0, 0, [])]
    first, *rest = spaces
    found = ways(tables, rest, by_space, stock)
    seen: set[tuple[int, int]] = set()
    for move in by_space[first]:
        source = (move.kind, move.b)
        if stock[source] and source not in seen:
            seen.add(source)
            stock[source] -= 1
            price = price_of(tables, move)
            for filled, cost, moves in ways(tables, rest, by_space, stock):
                found.append((filled + 1, cost + price, [move, *moves]))
            stock[source] += 1
    return found


def price_of(tables: Tables, move: Move) -> int:
    type = TYPE_OF[move.b]
    if type == tables.spaces[move.a].asks:
        return OWN if move.b >= PERSONAL else NEUTRAL
    return JOKER if type == MONK else STAND_IN


def missing(look: Look, place: Place) -> int:
    """How many spaces of an own Place still have to be filled before it can be used."""
    empty = sum(not piece for piece in look.me["spaces"][place.id])
    return max(0, empty - place.spare)


def blocked_when_filled(game: Classic, seat: int, place: int, moves: list[Move]) -> str:
    """Why the action would not be possible with these Followers in place, as things stand."""
    filled = game.copy()
    for move in moves:
        filled.play_legal(seat, move)
    return use_blocked(filled, seat, filled.players[seat], place)
