"""Learns what positions of Orléans are worth by what comes of it: every seat of a game goes by
weights of its own, a little different, and they move towards those that made more points.

Ridge regression (classic.py) finds what foretells points; what leads to them may be something else,
and depends on how far ahead a player looks. So the players are those of classic.py's last
generations: a few plans, each played out once as far ahead as all players look, and all else by
rollout moves. The same seed learns the same weights, whatever the number of processes.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ....bots.budget import Budget
from ....bots.rollouts import best_at_once
from ....classic.ai.features import FEATURES
from ....classic.ai.model import ClassicModel, model_of
from ....classic.ai.weights import rollout_weights_for, weights_for
from ....classic.game import Classic
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
    rollout_weights: Weights
    numbers: list[float]
    reach: list[float]
    seed: str

    def seed_of(self, game: int) -> str:
        return f"{self.seed}-{game}"


# ------------------------------------------------------------------------------- playing


def play_episode(job: TrainingJob, number: int) -> list[int]:
    from ..evolution import Seats

    seed = job.seed_of(number)
    game = new(Setup(**job.setup), seed, listen=False)
    assert isinstance(game, Classic)
    seats = Seats(len(job.numbers), len(game.players), seed)
    by_seat = [
        weights_for(game.tables, job.shape.named(numbers))
        for numbers in seats.numbers(job.numbers, job.reach)
    ]
    for weights in by_seat:
        weights.rollout = rollout_weights_for(game.tables, job.rollout_weights)
    play(game, [model_of(game).with_weights(weights) for weights in by_seat], seed)
    return game.scores


def play(game: Classic, by_seat: list[ClassicModel], seed: str) -> None:
    bots = [
        FarPlanner(random.Random(f"{seed} {at}").getrandbits(32), Budget(PLANS_FAR))
        for at in range(len(by_seat))
    ]
    while game.steps:
        for seat in game.pending:
            game.model = by_seat[seat]
            if game.asked == "plan":
                for move in bots[seat].decide(game, seat):
                    game.play_legal(seat, move)
            elif not game.play_rollout_move(seat):
                moves = game.candidates(seat, game.legal(seat))
                game.play_legal(seat, best_at_once(game, seat, moves))
            if not game.steps:
                break


# ------------------------------------------------------------------------------- learning


class Trainer:
    """Goes from generation to generation; `points` are the mean scores on the way."""

    def __init__(self, setup: Setup, weights: Weights, rollout_weights: Weights, seed: str) -> None:
        from ..evolution import MomentumES

        self.setup = setup
        self.seed = seed
        self.rollout_weights = rollout_weights
        self.shape = shape_of(setup)
        self.weights = weights
        self.points: list[float] = []
        numbers = self.shape.numbers(weights)
        self.optimizer = MomentumES(numbers, reach_of(self.shape), STEP, SLOWING)

    def generation(self, games: int, jobs: int, on_progress: OnProgress) -> None:
        """`on_progress` is called with how many games are done and their mean points so far."""
        from ..evolution import Seats

        job = TrainingJob(
            setup=self.setup.plain(),
            shape=self.shape,
            rollout_weights=self.rollout_weights,
            numbers=self.optimizer.numbers.tolist(),
            reach=self.optimizer.reach.tolist(),
            seed=f"{self.seed}-{len(self.points)}",
        )
        means: list[float] = []
        gradients: list[Any] = []
        for number, scores in enumerate(parallel_map(play_episode, job, games, jobs)):
            means.append(statistics.fmean(scores))
            seats = Seats(len(job.numbers), len(scores), job.seed_of(number))
            gradients.append(seats.gradient(scores))
            on_progress(number + 1, statistics.fmean(means))
        self.optimizer.learn(gradients)
        self.points.append(statistics.fmean(means))
        self.weights = self.shape.named(self.optimizer.mean.tolist())


def shape_of(setup: Setup) -> Shape:
    game = new(setup, "places", listen=False)
    assert isinstance(game, Classic)
    places = game.tables.places
    return Shape(
        curves=FEATURES,
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
