"""Ways to make a decision, played out in the same imagined worlds: what each of them brings, and
where that comes from."""

from __future__ import annotations

import random
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from ..bots.rollouts import play_on
from ..kernel.moves import Move
from ..kernel.searchable import Searchable

FEWEST_WORLDS: Final = 4
"""Also where the time is short: fewer tell nothing."""


class Way:
    """One way for a seat to make its decision, and the positions that it led to, by world."""

    def __init__(self, seat: int, moves: list[Move]) -> None:
        self.seat = seat
        self.moves = moves
        self.ends: list[Searchable] = []

    @property
    def value(self) -> float:
        return statistics.fmean(end.evaluate(self.seat) for end in self.ends)

    @property
    def chance(self) -> float:
        """To win."""
        return statistics.fmean(end.win_probabilities()[self.seat] for end in self.ends)

    @property
    def parts(self) -> dict[str, float]:
        """The evaluation by where it comes from."""
        found: defaultdict[str, float] = defaultdict(float)
        for end in self.ends:
            for name, value in end.evaluation_parts(self.seat).items():
                found[name] += value / len(self.ends)
        return found

    @property
    def notation(self) -> list[str]:
        return [move.notation for move in self.moves]


def play_out_ways(
    game: Searchable,
    ways: Sequence[Way],
    rounds: int,
    worlds: int,
    rng: random.Random,
    seconds: float = 0.0,
) -> None:
    """Each way of a seat in each of so many worlds, so many rounds ahead. Only what the seat may
    know goes into a world. With `seconds` there are fewer where the time is short."""
    seat = ways[0].seat
    until = game.stage() + rounds
    deadline = time.monotonic() + seconds if seconds else float("inf")
    for number in range(worlds):
        if number >= FEWEST_WORLDS and time.monotonic() > deadline:
            return
        seed = rng.getrandbits(64)
        world = game.imagine(seat, str(seed))
        for way in ways:
            end = world.copy()
            for move in way.moves:
                end.play_legal(seat, move)
            play_on(end, seat, until, random.Random(seed))
            way.ends.append(end)


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """By how many points one way is better than another, on average over the worlds, and the
    standard error of that. `parts` is where they come from; together they are the points."""

    points: float
    doubt: float
    parts: dict[str, float]


def difference(one: Way, other: Way) -> Difference:
    seat = one.seat
    points = [
        a.evaluate(seat) - b.evaluate(seat) for a, b in zip(one.ends, other.ends, strict=True)
    ]
    parts, others = one.parts, other.parts
    return Difference(
        points=statistics.fmean(points),
        doubt=statistics.stdev(points) / len(points) ** 0.5,
        parts={name: parts.get(name, 0.0) - others.get(name, 0.0) for name in parts | others},
    )


class Reason(msgspec.Struct, frozen=True):
    """So many points more, or less, from this part of the evaluation."""

    part: str
    points: float


MOST_REASONS: Final = 3
LEAST_POINTS: Final = 0.25


def reasons_in(parts: dict[str, float]) -> list[Reason]:
    """The parts that make most of a difference: first what speaks for it, then what it costs."""
    ranked = sorted(parts.items(), key=lambda part: abs(part[1]), reverse=True)
    told = [Reason(name, p) for name, p in ranked[:MOST_REASONS] if abs(p) >= LEAST_POINTS]
    return sorted(told, key=lambda reason: reason.points < 0)
