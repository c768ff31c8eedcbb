"""What draws brought each seat, against what they bring on average."""

from __future__ import annotations

import statistics

from ..games import AnyGame
from ..kernel.moves import Move
from .decisions import Recorded
from .parts import ANALYSES


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
    ways = ANALYSES.of(game.setup.game).ways(game, seat)
    values = [value_after(game, seat, moves) for moves in ways]
    return max(values, default=game.evaluate(seat))


def value_after(game: AnyGame, seat: int, moves: list[Move]) -> float:
    end = game.copy()
    for move in moves:
        end.play_legal(seat, move)
    return end.evaluate(seat)
