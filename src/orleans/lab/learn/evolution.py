"""Learning by playing, seat by seat: an evolution strategy at one table.

Every seat of a game goes by weights of its own. Those of a pair differ from the present weights by
the same amounts in opposite directions; what one makes more points than the other, at the same
table, speaks for its direction. A single game says very little, and a generation of some hundred a
little: the weights move slowly, and what counts in the end is their mean over the last generations.
Needs numpy (`orleans[train]`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy

MOMENTUM: Final = 0.9  # of the direction that earlier generations took
MOMENTUM_OF_SIZE: Final = 0.98
LAST: Final = 0.95  # what the mean over the last generations keeps of itself
SLOWEST: Final = 0.2  # of the first step


class Seats:
    """Who goes by what in a game: follows from its seed alone."""

    def __init__(self, size: int, players: int, seed: str) -> None:
        rng = random.Random(seed)
        count = players // 2
        self.directions: list[list[float]] = [
            [rng.gauss(0, 1) for _ in range(size)] for _ in range(count)
        ]
        # An odd seat goes by the present weights.
        self.order = [*range(2 * count), *([-1] * (players % 2))]
        rng.shuffle(self.order)

    def numbers(self, present: Sequence[float], reach: Sequence[float]) -> list[list[float]]:
        """By seat."""
        found: list[list[float]] = []
        for one in self.order:
            side = 0 if one < 0 else 1 - 2 * (one % 2)
            way = self.directions[max(0, one) // 2]
            found.append([x + side * r * w for x, r, w in zip(present, reach, way, strict=True)])
        return found

    def gradient(self, scores: Sequence[int]) -> Any:
        """Where the points of the game point to."""
        total = numpy.zeros(len(self.directions[0]))
        for one, score in zip(self.order, scores, strict=True):
            if one >= 0:
                total += (1 - 2 * (one % 2)) * score * numpy.asarray(self.directions[one // 2])
        return total


class MomentumES:
    """Where the weights are, and where they are going. `reach` is by how much each is varied; it
    is also the measure of a step, which gets shorter over `slowing` generations."""

    def __init__(
        self, numbers: Sequence[float], reach: Sequence[float], step: float, slowing: int
    ) -> None:
        self.numbers: Any = numpy.asarray(numbers, dtype=float)
        self.reach: Any = numpy.asarray(reach, dtype=float)
        self.step = step
        self.slowing = slowing
        self.done = 0
        self.momentum: Any = numpy.zeros(len(numbers))
        self.size = 0.0
        self.mean: Any = self.numbers
        self.ema = 0.0

    def learn(self, gradients: Iterable[Any]) -> None:
        """From a generation's games, in their order: in another, sums are not the same."""
        gradient = sum(gradients, numpy.zeros(len(self.numbers)))
        self.momentum = MOMENTUM * self.momentum + (1 - MOMENTUM) * gradient
        size = float(numpy.mean(gradient**2))
        self.size = MOMENTUM_OF_SIZE * self.size + (1 - MOMENTUM_OF_SIZE) * size
        slow = min(1.0, self.done / self.slowing)
        step = self.step * (1 - (1 - SLOWEST) * slow)
        self.done += 1
        way = self.momentum / (1 - MOMENTUM**self.done)
        usual = (self.size / (1 - MOMENTUM_OF_SIZE**self.done)) ** 0.5
        if usual:
            self.numbers = self.numbers + step * self.reach * way / usual
        self.ema = LAST * self.ema + 1
        self.mean = self.mean + (self.numbers - self.mean) / self.ema
