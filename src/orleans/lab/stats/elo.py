"""Elo ratings: the Bradley-Terry strengths that explain best who came before whom."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import msgspec

from ..run.outcome import Outcome
from .wilson import Z95

MEAN: Final = 1500.0
ELO: Final = 400 / math.log(10)
PRIOR: Final = 1.0
"""Every two players are thought to have drawn once: who never lost is strong, not infinitely."""

CLOSE: Final = 1e-9
ROUNDS: Final = 20_000

Matrix = list[list[float]]


class Rating(msgspec.Struct, frozen=True):
    """`margin` is what the 95 % interval leaves to both sides."""

    elo: float
    margin: float


def ladder(outcomes: Iterable[Outcome], names: list[str]) -> dict[str, Rating]:
    """The mean of all is 1500; only differences say something. One player alone has no rating."""
    if len(names) < 2:
        return {}
    wins = with_prior(pairwise(outcomes, names))
    strengths = fit(wins)
    logs = [math.log(strength) for strength in strengths]
    mean = sum(logs) / len(logs)
    margins = [Z95 * math.sqrt(variance) * ELO for variance in variances(wins, strengths)]
    return {
        name: Rating(MEAN + (logs[at] - mean) * ELO, margins[at]) for at, name in enumerate(names)
    }


def pairwise(outcomes: Iterable[Outcome], names: list[str]) -> Matrix:
    """How often each came before each other one; a draw is half.

    A game of n seats has n(n-1)/2 pairs but no more news than n-1 duels, so each counts 2/n.
    """
    number = {name: at for at, name in enumerate(names)}
    wins = [[0.0] * len(names) for _ in names]
    for outcome in outcomes:
        who = [number[name] for name in outcome.seats]
        for first in range(len(who)):
            for second in range(len(who)):
                if who[first] != who[second]:
                    won = came_before(outcome, first, second)
                    wins[who[first]][who[second]] += won * 2 / len(who)
    return wins


def came_before(outcome: Outcome, first: int, second: int) -> float:
    """By points; the game's own tie-break is known for its winners only."""
    ranks = [(outcome.scores[seat], seat in outcome.winners) for seat in (first, second)]
    if ranks[0] == ranks[1]:
        return 0.5
    return 1.0 if ranks[0] > ranks[1] else 0.0


def with_prior(wins: Matrix) -> Matrix:
    return [
        [won + PRIOR / 2 if at != other else 0.0 for other, won in enumerate(row)]
        for at, row in enumerate(wins)
    ]


def fit(wins: Matrix) -> list[float]:
    """Zermelo's iteration: each strength in turn as its wins and the other strengths say."""
    count = range(len(wins))
    strengths = [1.0 for _ in count]
    for _ in range(ROUNDS):
        moved = 0.0
        for one in count:
            met = sum(
                (wins[one][other] + wins[other][one]) / (strengths[one] + strengths[other])
                for other in count
                if other != one
            )
            better = sum(wins[one]) / met
            moved = max(moved, abs(math.log(better / strengths[one])))
            strengths[one] = better
        if moved < CLOSE:
            break
    return strengths


def variances(wins: Matrix, strengths: list[float]) -> list[float]:
    """Of the logarithms, against their mean: from the curvature of the likelihood."""
    size = len(wins)
    even = 1 / size
    curvature = [[even] * size for _ in range(size)]
    for one in range(size):
        for other in range(size):
            if one != other:
                chance = strengths[one] / (strengths[one] + strengths[other])
                met = wins[one][other] + wins[other][one]
                curvature[one][other] -= met * chance * (1 - chance)
                curvature[one][one] += met * chance * (1 - chance)
    inverse = inverted(curvature)
    return [inverse[at][at] - even for at in range(size)]


def inverted(matrix: Matrix) -> Matrix:
    """Gauss and Jordan, for the few players of a tournament."""
    size = len(matrix)
    unit = [[float(at == column) for column in range(size)] for at in range(size)]
    rows = [[*row, *more] for row, more in zip(matrix, unit, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for row in range(size):
            if row != at:
                factor = rows[row][at]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [row[size:] for row in rows]
