"""Learns what positions of Orléans are worth from games of computer players against themselves.

Each generation plays games with the weights so far: in every game a little different ones, and
sometimes any candidate instead of the best, so that all ways of playing are seen. It notes the
features of every seat at the beginning of each round and, when the game is over, what came:
the points that were added since. Ridge regression then finds the weights that would have promised
that. Games of earlier generations count less and less. The first generations look one round ahead,
which is quick and enough to learn from nothing; the last ones as far as a searching player, since
what a position is worth depends on how well it is played on: a few plans, each played out once, and
all else by rollout moves, so that there can be thousands of such games. The same seed learns the
same weights, whatever the number of processes.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ....bots.budget import Budget
from ....bots.planner import Planner
from ....bots.rollouts import best_at_once
from ....classic.ai.evaluate import features, place_progress, rounds_to_play
from ....classic.ai.features import FEATURES
from ....classic.ai.marginal import rounds_left
from ....classic.ai.model import model_of
from ....classic.ai.weights import ROUNDS, rollout_weights_for, weights_for
from ....classic.game import Classic
from ....classic.ids import GEAR
from ....games import new
from ....kernel.setup import Setup
from ...run.parallel import parallel_map
from ..one_round_planner import OneRoundPlanner

ROLLOUTS: Final = 16
PLANS_FAR: Final = 8
EXPLORATION: Final = 0.1  # how often any of the better candidates is taken
AMONG: Final = 8
PERTURBATION: Final = 0.25  # by how much weights differ from game to game
DECAY: Final = 0.5  # what games of the generation before still count
RIDGE_PENALTY: Final = 60.0
RIDGE_PENALTY_RARE: Final = 600.0  # of single tiles and wheels, which few rows have

Weights = dict[str, dict[str, Any]]
OnProgress = Callable[[int, float], None]


class TrainingJob(msgspec.Struct, frozen=True, kw_only=True):
    """What a generation plays."""

    setup: dict[str, Any]
    weights: Weights
    rollout_weights: Weights
    seed: str
    far: bool = False


class Sample(msgspec.Struct, frozen=True):
    """A seat at the beginning of a round: its points then are what is surely in hand."""

    left: int
    features: list[float]
    tiles: list[str]
    wheels: dict[str, int]
    points: float


class Episode(msgspec.Struct, frozen=True):
    """A seat's whole game."""

    samples: list[Sample]
    score: int


def zero_weights() -> Weights:
    """Only points count, and what stands ready."""
    return {"quantities": {name: [0.0] * 3 for name in FEATURES}, "tiles": {}, "wheels": {}}


# ------------------------------------------------------------------------------- playing


def play_episode(job: TrainingJob, number: int) -> list[Episode]:
    seed = f"{job.seed}-{number}"
    rng = random.Random(seed)
    game = new(Setup(**job.setup), seed, listen=False)
    assert isinstance(game, Classic)
    weights = weights_for(game.tables, varied(job.weights, rng))
    weights.rollout = rollout_weights_for(game.tables, job.rollout_weights)
    game.model = model_of(game).with_weights(weights)
    return played(game, rng, job.far)


class FarPlanner(Planner):
    """With a rollout for each plan: as far ahead as all players look, but only once."""

    most_plans = PLANS_FAR


def played(game: Classic, rng: random.Random, far: bool) -> list[Episode]:
    kind, rollouts = (FarPlanner, PLANS_FAR) if far else (OneRoundPlanner, ROLLOUTS)
    bots = [kind(rng.getrandbits(32), Budget(rollouts)) for _ in game.players]
    seen: list[list[Sample]] = [[] for _ in bots]
    stage = 0
    while game.steps:
        if game.stage() != stage:
            stage = game.stage()
            for seat, samples in enumerate(seen):
                samples.append(sample_of(game, seat))
        for seat in game.pending:
            decide(game, seat, bots[seat], by_rollout=far)
            if not game.steps:
                break
    return [Episode(samples, score) for samples, score in zip(seen, game.scores, strict=True)]


def varied(weights: Weights, rng: random.Random) -> Weights:
    """Curves are stretched as a whole; a tile or wheel is thought a little better or worse."""
    stretched = {
        name: [part * factor for part in curve]
        for name, curve in weights["quantities"].items()
        for factor in [rng.lognormvariate(0, PERTURBATION)]
    }
    shifted = {
        kind: {id: weight + rng.gauss(0, PERTURBATION / 2) for id, weight in weights[kind].items()}
        for kind in ("tiles", "wheels")
    }
    return {"quantities": stretched, **shifted}


def decide(game: Classic, seat: int, bot: Planner, by_rollout: bool) -> None:
    """Plans are played out, all else is decided at once, which is quicker. Without some odd
    choices nobody would learn what they are worth."""
    odd = bot.random.random() < EXPLORATION
    if not odd and by_rollout and game.asked != "plan" and game.play_rollout_move(seat):
        return
    if odd:
        moves = bot.random.choice(bot.candidates(game, seat)[:AMONG]).moves
    elif game.asked == "plan":
        moves = bot.decide(game, seat)
    else:
        world = game.imagine(seat, str(bot.random.getrandbits(64)))
        moves = [best_at_once(world, seat, game.candidates(seat, game.legal(seat)))]
    for move in moves:
        game.play_legal(seat, move)


def sample_of(game: Classic, seat: int) -> Sample:
    player = game.players[seat]
    tiles, wheels = [], {}
    for place in player.places:
        row = game.tables.places[place]
        if row.category:
            tiles.append(row.id)
        lying = sum(player.spaces[space] == GEAR for space in row.spaces)
        if lying and len(row.spaces) > 1:
            wheels[row.id] = lying
    model = model_of(game)
    now = model.weights.judging[rounds_left(game)]
    points = game.scores[seat] + place_progress(game, seat, player, model, now)
    return Sample(rounds_to_play(game), features(game, seat), tiles, wheels, points)


# ------------------------------------------------------------------------------- learning


class Trainer:
    """Goes from generation to generation, from that number on looking far ahead; `points` are the
    mean scores on the way. Without rollout weights rollouts go by what is learned so far."""

    def __init__(
        self,
        setup: Setup,
        weights: Weights,
        rollout_weights: Weights | None,
        seed: str,
        far_from: int,
    ) -> None:
        from ..ridge import Ridge

        self.setup = setup
        self.weights = weights
        self.rollout_weights = rollout_weights
        self.seed = seed
        self.far_from = far_from
        self.places = [place.id for place in classic_places(setup)]
        self.columns = 3 * len(FEATURES) + 2 * len(self.places)
        self.ridge = Ridge(self.columns)
        self.points: list[float] = []

    def generation(self, games: int, jobs: int, on_progress: OnProgress) -> None:
        """`on_progress` is called with how many games are done and their mean points so far."""
        job = TrainingJob(
            setup=self.setup.plain(),
            weights=self.weights,
            rollout_weights=self.rollout_weights or self.weights,
            seed=f"{self.seed}-{len(self.points)}",
            far=len(self.points) >= self.far_from,
        )
        scores: list[int] = []
        self.ridge.forget(DECAY)
        for done, episodes in enumerate(parallel_map(play_episode, job, games, jobs), start=1):
            scores += [episode.score for episode in episodes]
            samples = [
                (sample, episode.score) for episode in episodes for sample in episode.samples
            ]
            self.ridge.add(
                [self.row(sample) for sample, _ in samples],
                [score - sample.points for sample, score in samples],
            )
            on_progress(done, statistics.fmean(scores))
        self.points.append(statistics.fmean(scores))
        self.weights = self.named(self.ridge.solve(self.penalties()))

    def row(self, sample: Sample) -> list[float]:
        share = sample.left / ROUNDS
        slopes = [value * share for value in sample.features]
        bends = [value * share for value in slopes]
        tiles = [float(sample.left) if id in sample.tiles else 0.0 for id in self.places]
        wheels = [float(sample.left * sample.wheels.get(id, 0)) for id in self.places]
        return [*sample.features, *slopes, *bends, *tiles, *wheels]

    def penalties(self) -> list[float]:
        common = 3 * len(FEATURES)
        return [RIDGE_PENALTY] * common + [RIDGE_PENALTY_RARE] * (self.columns - common)

    def named(self, solved: list[float]) -> Weights:
        wide, places = len(FEATURES), len(self.places)
        curves = zip(solved[:wide], solved[wide : 2 * wide], solved[2 * wide :], strict=False)
        single = [round(weight, 4) for weight in solved[3 * wide :]]
        return {
            "quantities": {
                name: [round(part, 4) for part in curve]
                for name, curve in zip(FEATURES, curves, strict=True)
            },
            "tiles": some(self.places, single[:places]),
            "wheels": some(self.places, single[places:]),
        }


def some(ids: list[str], weights: list[float]) -> dict[str, float]:
    """Those that were ever seen."""
    return {id: weight for id, weight in zip(ids, weights, strict=True) if weight}


def classic_places(setup: Setup) -> list[Any]:
    game = new(setup, "places", listen=False)
    assert isinstance(game, Classic)
    return game.tables.places


def written(weights: Weights, made: list[str]) -> str:
    """The file: `made` tells how, in comments."""
    lines = [f"# {line}" for line in made]
    lines += [
        "",
        "# Level, slope and bend over the share of the game that is left: evaluate.py.",
    ]
    lines += ["[quantities]"]
    lines += [f'"{name}" = {curve}' for name, curve in weights["quantities"].items()]
    for kind in ("tiles", "wheels"):
        lines += ["", f"[{kind}]  # for each round that is left"]
        lines += [f'"{id}" = {weight}' for id, weight in weights[kind].items()]
    return "\n".join(lines) + "\n"
