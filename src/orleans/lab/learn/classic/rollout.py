"""Learns what rollouts of Orléans go by: not what foretells points, but what leads to them.

Rollout moves are so quick that whole games can be played to see what they make of them. Each
generation tries some two dozen variations of the weights on the same deals, all seats alike, and
moves towards those that made more points (an evolution strategy, CMA-ES with a diagonal). The same
seed learns the same weights, whatever the number of processes. Needs numpy and cmaes
(`orleans[train]`).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import msgspec

from ....bots.rollouts import best_at_once
from ....classic.ai.features import MARGINAL
from ....classic.ai.model import model_of
from ....classic.ai.weights import rollout_weights_for, weights_for
from ....classic.game import Classic
from ....games import new
from ....kernel.setup import Setup
from ...run.pool import leave_interrupts_to_parent
from .curves import Weights, curve_through, knots_of

POPULATION: Final = 24
STEP: Final = 0.5  # at first, in units of `reach`
REACH: Final = 0.25  # a weight is varied by about this share of itself,
REACH_OF_CURVE: Final = 0.15  # and by no less than this share of the most that its curve has

OnProgress = Callable[[int, float], None]


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """`judging` is what tiles are liked by, and positions where nothing comes to mind."""

    setup: dict[str, Any]
    weights: Weights
    judging: dict[str, Any]
    seeds: list[str]


def zero_weights() -> Weights:
    """Nothing promises anything."""
    return {"quantities": {name: [0.0] * 3 for name in MARGINAL}}


def start(judging: dict[str, Any]) -> Weights:
    """As if what foretells points were also what leads to them."""
    return {"quantities": {name: judging["quantities"][name] for name in MARGINAL}}


# ------------------------------------------------------------------------------- playing


def points_of(trial: Trial) -> float:
    """What a seat makes on average."""
    return statistics.fmean(
        statistics.fmean(played(trial.setup, trial.weights, trial.judging, seed))
        for seed in trial.seeds
    )


def played(
    setup: dict[str, Any], weights: Weights, judging: dict[str, Any], seed: str
) -> list[int]:
    """A game of rollout moves alone; the points."""
    game = new(Setup(**setup), seed, listen=False)
    assert isinstance(game, Classic)
    own = weights_for(game.tables, judging)
    own.rollout = rollout_weights_for(game.tables, weights)
    game.model = model_of(game).with_weights(own)
    while game.steps:
        for seat in game.pending:
            if not game.play_rollout_move(seat):
                moves = game.candidates(seat, game.legal(seat))
                game.play_legal(seat, best_at_once(game, seat, moves))
            if not game.steps:
                break
    return game.scores


# ------------------------------------------------------------------------------ learning


class Trainer:
    """Goes from generation to generation; `points` are the mean scores on the way."""

    def __init__(self, setup: Setup, weights: Weights, judging: dict[str, Any], seed: str) -> None:
        import numpy
        from cmaes import SepCMA

        self.setup = setup
        self.weights = weights
        self.judging = judging
        self.seed = seed
        self.points: list[float] = []
        knots = [knots_of(weights["quantities"][name]) for name in MARGINAL]
        self.first: Any = numpy.asarray(knots).ravel()
        self.reach: Any = numpy.asarray([reach_of(three) for three in knots]).ravel()
        self.strategy: Any = SepCMA(
            mean=numpy.zeros(len(self.first)),
            sigma=STEP,
            seed=int.from_bytes(seed.encode()) % 2**32,
            population_size=POPULATION,
        )

    def generation(self, games: int, jobs: int, on_progress: OnProgress) -> None:
        """`on_progress` is called with how many games are done and their mean points so far."""
        deals = max(1, games // POPULATION)
        seeds = [f"{self.seed}-{len(self.points)}-{deal}" for deal in range(deals)]
        tried = [self.strategy.ask() for _ in range(POPULATION)]
        setup = self.setup.plain()
        trials = [
            Trial(setup=setup, weights=self.named(point), judging=self.judging, seeds=seeds)
            for point in tried
        ]
        means: list[float] = []
        with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_parent) as pool:
            for mean in pool.map(points_of, trials):
                means.append(mean)
                for deal in range(deals):
                    on_progress((len(means) - 1) * deals + deal + 1, statistics.fmean(means))
        self.strategy.tell([(point, -mean) for point, mean in zip(tried, means, strict=True)])
        self.points.append(statistics.fmean(means))
        self.weights = self.named(self.strategy.mean)

    def named(self, point: Any) -> Weights:
        knots = (self.first + point * self.reach).tolist()
        return {
            "quantities": {
                name: curve_through(knots[3 * at : 3 * at + 3]) for at, name in enumerate(MARGINAL)
            }
        }


def reach_of(knots: list[float]) -> list[float]:
    most = max(abs(knot) for knot in knots)
    return [max(REACH * abs(knot), REACH_OF_CURVE * most) for knot in knots]


def written(weights: Weights, made: list[str]) -> str:
    """The file: `made` tells how, in comments."""
    lines = [f"# {line}" for line in made]
    lines += ["", "# Level, slope and bend over the share of the game that is left: marginal.py."]
    lines += ["[quantities]"]
    lines += [f'"{name}" = {curve}' for name, curve in weights["quantities"].items()]
    return "\n".join(lines) + "\n"
