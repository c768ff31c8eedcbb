"""Learns what positions of Orléans are worth by what comes of it: every seat of a game goes by
weights of its own, a little different, and they move towards those that made more points.

Ridge regression (learn.py) finds what foretells points; what leads to them may be something else,
and depends on how far ahead a player looks. So the players are those of learn.py's last
generations: a few plans, each played out once as far ahead as all players look, and all else by
hunches. The same seed learns the same weights, whatever the number of processes.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ....bots.budget import Budget
from ....bots.playouts import best_at_once
from ....classic.ai.features import QUANTITIES
from ....classic.ai.weights import hunches_for, weights_for
from ....classic.game import Classic
from ....classic.tables import Weights as TableWeights
from ....games import new
from ....kernel.setup import Setup
from ...run.parallel import parallel_map
from .curves import Shape, Weights
from .evaluation import PLANS_FAR, FarPlanner

STEP: Final = 0.25
SLOWING: Final = 80  # generations after which steps are shortest
LATE: Final = 0.5  # at the end of a game weights are varied by less

# By how much a weight is varied, in points.
REACH_OF_FOLLOWER: Final = 1.2
REACH_OF_STEP: Final = 0.8
REACH_OF_PLACE: Final = 0.25
REACH: Final = {
    "round": 0.0,
    "drawn squared": 0.15,
    "bag": 0.5,
    "bag squared": 0.05,
    "development": 0.3,
    "development squared": 0.01,
    "status": 1.5,
    "way to status": 3.0,
    "pieces": 1.0,
    "pieces times status": 0.15,
    "pieces times development": 0.03,
    "way times pieces": 0.6,
    "coins": 0.15,
    "coins kept": 0.3,
    "goods": 0.4,
    "food kept": 0.5,
    "wheels": 1.5,
    "tiles": 1.5,
    "may build here": 1.0,
    "may build next door": 0.5,
    "good beside the road": 0.4,
    "stations ahead": 0.5,
}

OnProgress = Callable[[int, float], None]


class TrainingJob(msgspec.Struct, frozen=True, kw_only=True):
    """What a generation plays."""

    setup: dict[str, Any]
    shape: Shape
    hunches: Weights
    numbers: list[float]
    reach: list[float]
    seed: str

    def seed_of(self, game: int) -> str:
        return f"{self.seed}-{game}"


# ------------------------------------------------------------------------------- playing


def play_episode(lesson: TrainingJob, number: int) -> list[int]:
    from ..evolution import Seats

    seed = lesson.seed_of(number)
    game = new(Setup(**lesson.setup), seed, listen=False)
    assert isinstance(game, Classic)
    seats = Seats(len(lesson.numbers), len(game.players), seed)
    by_seat = [
        weights_for(game.tables, lesson.shape.named(numbers))
        for numbers in seats.numbers(lesson.numbers, lesson.reach)
    ]
    for weights in by_seat:
        weights.hunches = hunches_for(game.tables, lesson.hunches)
    usual = game.tables.weights  # other games of this set-up share its tables
    try:
        play(game, by_seat, seed)
        return game.scores
    finally:
        game.tables.weights = usual


def play(game: Classic, by_seat: list[TableWeights], seed: str) -> None:
    bots = [
        FarPlanner(random.Random(f"{seed} {at}").getrandbits(32), Budget(PLANS_FAR))
        for at in range(len(by_seat))
    ]
    while game.steps:
        for seat in game.pending:
            game.tables.weights = by_seat[seat]
            if game.asked == "plan":
                for move in bots[seat].decide(game, seat):
                    game.play_legal(seat, move)
            elif not game.play_hunch(seat):
                moves = game.sensible(seat, game.legal(seat))
                game.play_legal(seat, best_at_once(game, seat, moves))
            if not game.steps:
                break


# ------------------------------------------------------------------------------- learning


class Learner:
    """Goes from generation to generation; `points` are the mean scores on the way."""

    def __init__(self, setup: Setup, weights: Weights, hunches: Weights, seed: str) -> None:
        from ..evolution import MomentumES

        self.setup = setup
        self.seed = seed
        self.hunches = hunches
        self.shape = shape_of(setup)
        self.weights = weights
        self.points: list[float] = []
        numbers = self.shape.numbers(weights)
        self.ascent = MomentumES(numbers, reach_of(self.shape), STEP, SLOWING)

    def generation(self, games: int, jobs: int, hear: OnProgress) -> None:
        """`hear` is told how many games are done, and their mean points so far."""
        from ..evolution import Seats

        lesson = TrainingJob(
            setup=self.setup.plain(),
            shape=self.shape,
            hunches=self.hunches,
            numbers=self.ascent.numbers.tolist(),
            reach=self.ascent.reach.tolist(),
            seed=f"{self.seed}-{len(self.points)}",
        )
        means: list[float] = []
        leanings: list[Any] = []
        for number, scores in enumerate(parallel_map(play_episode, lesson, games, jobs)):
            means.append(statistics.fmean(scores))
            seats = Seats(len(lesson.numbers), len(scores), lesson.seed_of(number))
            leanings.append(seats.leaning(scores))
            hear(number + 1, statistics.fmean(means))
        self.ascent.learn(leanings)
        self.points.append(statistics.fmean(means))
        self.weights = self.shape.named(self.ascent.mean.tolist())


def shape_of(setup: Setup) -> Shape:
    game = new(setup, "places", listen=False)
    assert isinstance(game, Classic)
    places = game.tables.places
    return Shape(
        curves=QUANTITIES,
        tiles=[place.id for place in places if place.category],
        wheels=[place.id for place in places if len(place.spaces) > 1 and place.wheel_allowed],
    )


def reach_of(shape: Shape) -> list[float]:
    found: list[float] = []
    for name in shape.curves:
        reach = REACH.get(name, reach_of_kind(name))
        found += [LATE * reach, reach, reach]
    return found + [REACH_OF_PLACE] * (len(shape.tiles) + len(shape.wheels))


def reach_of_kind(name: str) -> float:
    return REACH_OF_STEP if name.endswith(" track") else REACH_OF_FOLLOWER
