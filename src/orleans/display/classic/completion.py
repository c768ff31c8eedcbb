"""Filling a Place with what fits: the placements a player would make one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ...classic.game import Classic
from ...classic.ids import ANY_NEUTRAL, MONK, PERSONAL, PLACE, TYPE_OF, UNSTOW
from ...classic.phases.act import use_forbidden_by
from ...classic.player import Player
from ...kernel.moves import Move

# What a Follower on a space costs: personal ones are spent first, because only neutral ones
# can be sent to deeds; stand-ins come later and Monks, who fit nearly everywhere, last.
OWN, NEUTRAL, STAND_IN, JOKER = 0, 1, 10, 100


Stock = Counter[tuple[int, int]]
"""Followers at hand, by the kind of move that places them and their own kind."""


def fill(game: Classic, place: int, legal: Sequence[Move], stock: Stock) -> list[Move]:
    """As many placements on a Place as possible, the cheapest way; jokers last."""
    by_space: dict[int, list[Move]] = {}
    for move in legal:
        if move.kind in (PLACE, UNSTOW) and game.tables.spaces[move.a].place == place:
            by_space.setdefault(move.a, []).append(move)
    best: tuple[int, int, list[Move]] = (0, 0, [])
    for filled, cost, moves in ways(game, sorted(by_space), by_space, stock):
        if (-filled, cost) < (-best[0], best[1]):
            best = (filled, cost, moves)
    return best[2]


def ways(
    game: Classic,
    spaces: list[int],
    by_space: dict[int, list[Move]],
    stock: Stock,
) -> list[tuple[int, int, list[Move]]]:
    """Every way to fill the spaces: how many, what it costs, the moves."""
    if not spaces:
        return [(0, 0, [])]
    first, *rest = spaces
    found = ways(game, rest, by_space, stock)
    seen: set[tuple[int, int]] = set()
    for move in by_space[first]:
        source = (move.kind, move.b)
        if stock[source] and source not in seen:
            seen.add(source)
            stock[source] -= 1
            price = price_of(game, move)
            for filled, cost, moves in ways(game, rest, by_space, stock):
                found.append((filled + 1, cost + price, [move, *moves]))
            stock[source] += 1
    return found


def price_of(game: Classic, move: Move) -> int:
    follower_type = TYPE_OF[move.b]
    if follower_type == game.tables.spaces[move.a].asks:
        return OWN if move.b >= PERSONAL else NEUTRAL
    return JOKER if follower_type == MONK else STAND_IN


def missing(game: Classic, seat: int, place: int) -> int:
    """How many spaces of a Place still have to be filled before it can be used."""
    return max(0, game.players[seat].empty[place] - game.tables.places[place].spare)


def takes_any(game: Classic, place: int) -> bool:
    """Whether its spaces take any neutral Follower: which one goes there is for the player."""
    spaces = game.tables.places[place].spaces
    return any(game.tables.spaces[space].asks == ANY_NEUTRAL for space in spaces)


def stock_of(player: Player) -> Stock:
    """Followers that can be placed, by where they come from and kind."""
    stock: Stock = Counter()
    for kind, count in enumerate(player.market):
        stock[PLACE, kind] += count
    for kind in player.tower:
        stock[UNSTOW, kind] += 1
    return stock


class Completion(NamedTuple):
    """The moves that complete a Place; `rule` says why its action is not possible then."""

    place: int
    moves: list[Move]
    rule: str


def completions(game: Classic, seat: int, legal: Sequence[Move]) -> list[Completion]:
    """Places whose missing Followers are all at hand; first those whose action is possible."""
    found: list[Completion] = []
    stock = stock_of(game.players[seat])
    for place in game.players[seat].places:
        wanted = missing(game, seat, place)
        if wanted and not takes_any(game, place):
            moves = fill(game, place, legal, stock)
            if len(moves) >= wanted:
                found.append(Completion(place, moves, forbidden_then(game, seat, place, moves)))
    return sorted(found, key=lambda one: bool(one.rule))


def forbidden_then(game: Classic, seat: int, place: int, moves: Sequence[Move]) -> str:
    """Why the action would not be possible with these Followers in place, as things stand."""
    if game.tables.places[place].passive:
        return ""
    filled = game.copy()
    for move in moves:
        filled.play_legal(seat, move)
    return use_forbidden_by(filled, seat, filled.players[seat], place)
