"""What draws brought each seat, against what they bring on average."""

from __future__ import annotations

import statistics
from typing import Final

from ..games import AnyGame
from ..joan.game import JoanOfArc
from ..joan.ids import TAKE
from ..kernel.moves import Move
from .decisions import Recorded

MOST_PLANS: Final = 100
STOW: Final = "stow"
PICK: Final = "pick"


def luck_of(drawn: Recorded, redraws: int) -> list[float]:
    """By seat, in points: what it can make of what was drawn, less the mean of what it could
    make if the same move drew anew, so many times."""
    seed = f"luck:{drawn.after.chance.commitment}:{drawn.after.played.length}"
    others = [redrawn(drawn, f"{seed}:{number}") for number in range(redraws)]
    found: list[float] = []
    for seat in range(drawn.after.setup.players):
        truth = glance(drawn.after.imagine(seat, seed), seat)
        found.append(truth - statistics.fmean(glance(other, seat) for other in others))
    return found


def redrawn(drawn: Recorded, seed: str) -> AnyGame:
    world = drawn.before.imagine(drawn.seat, seed)
    world.play_legal(drawn.seat, drawn.move)
    return world


def glance(game: AnyGame, seat: int) -> float:
    """The most that a position promises at first sight: after the best plan of the seat, or the
    best next move; just as it is where the seat has none. The game is played on a little."""
    while game.asked == STOW:  # nobody plans before all have put away what they drew
        first = game.pending[0]
        game.play_legal(first, game.candidates(first, game.legal(first))[0])
    if isinstance(game, JoanOfArc) and game.asked == PICK:
        ways = tiles_to_take(game, seat)
    else:
        ways = ways_at(game, seat)
    values = [value_after(game, seat, moves) for moves in ways]
    return max(values, default=game.evaluate(seat))


def ways_at(game: AnyGame, seat: int) -> list[list[Move]]:
    if game.over:
        return []
    plans = game.plans(seat, MOST_PLANS)
    if plans or seat not in game.pending:
        return [plan[:-1] for plan in plans]  # before they are announced
    return [[move] for move in game.candidates(seat, game.legal(seat))]


def tiles_to_take(game: JoanOfArc, seat: int) -> list[list[Move]]:
    """Each seat looks at the display as if it were first, for the first takes the best tile. A
    Monk can be recruited whatever comes up, so that is no luck."""
    game.pick = (seat - game.start) % game.tables.order
    return [[move] for move in game.legal(seat) if move.kind == TAKE]


def value_after(game: AnyGame, seat: int, moves: list[Move]) -> float:
    end = game.copy()
    for move in moves:
        end.play_legal(seat, move)
    return end.evaluate(seat)
