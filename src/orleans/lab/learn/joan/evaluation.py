"""Learns what positions of Joan of Arc are worth from games of computer players against
themselves and against Joan.

As in `lab/learn/classic/evaluation.py`: each generation plays games with the weights so far, in
every game a little different ones, and sometimes takes any candidate to see what comes of it. Now
and then it notes the features of the seat that decides, and when the game is over what came: the
points that were added since, the seat's own and Joan's apart. Ridge regression finds the weights
that would have promised that. Games of earlier generations count less and less. The same seed
learns the same weights, whatever the number of processes.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ....bots.budget import Budget
from ....bots.planner import Planner
from ....games import Setup, new
from ....joan.ai.evaluate import look_at
from ....joan.ai.features import FEATURES, NAMES
from ....joan.ai.model import model_of
from ....joan.ai.outlook import picks_left
from ....joan.ai.weights import learned, model_for
from ....joan.game import JoanOfArc
from ....joan.solo.joan import joan_score
from ....kernel.moves import Move
from ....kernel.setup import Setup as AnySetup
from ...run.parallel import parallel_map
from ..one_round_planner import OneRoundPlanner

ROLLOUTS: Final = 16
EXPLORATION: Final = 0.07  # how often any candidate is taken
NOTED: Final = 0.5  # how many of the decisions are looked at
PERTURBATION: Final = 0.3  # by how much weights differ from game to game
DECAY: Final = 0.7  # what games of the generation before still count
RIDGE_PENALTY: Final = 200.0
RIDGE_PENALTY_RARE: Final = (
    20000.0  # of single places: as if eight games more had shown that one is useless
)
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 1, "options": {"level": "challenge"}},
    {"players": 2},
    {"players": 1, "options": {"level": "connoisseur"}},
    {"players": 3},
    {"players": 1, "options": {"level": "standard"}},
    {"players": 4},
)

OWN: Final = [at for at, (_, part) in enumerate(FEATURES) if part != "joan"]
HERS: Final = [at for at, (_, part) in enumerate(FEATURES) if part == "joan"]
MOST_SEATS: Final = 5

Row = list[float]
Weights = dict[str, dict[str, float]]
OnProgress = Callable[[int, float], None]


class TrainingJob(msgspec.Struct, frozen=True, kw_only=True):
    """What a generation plays: these set-ups in turn."""

    setups: list[dict[str, Any]]
    weights: Weights
    seed: str


class Episode(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game. What seats had when they decided, and the points that came to them since;
    against Joan what she had then, and what came to her, which is a loss."""

    scores: list[int]
    own: list[Row]
    came: list[float]
    hers: list[Row]
    came_to_her: list[float]


class Sample:
    """What a seat had when it decided."""

    def __init__(self, game: JoanOfArc, seat: int) -> None:
        kept = look_at(game, seat, model_of(game), True).kept
        left = picks_left(game)
        cards = game.sheets[seat].cards
        owned = [left if cards & (1 << card.index) else 0.0 for card in game.tables.cards]
        # How scores run among several tells nothing about those against Joan.
        seats = len(game.sheets) if game.area is None else 0
        others = [left if seats == number else 0.0 for number in range(2, MOST_SEATS + 1)]
        self.seat = seat
        self.own = [*(kept[at] for at in OWN), *owned, *others]
        self.hers = [kept[at] for at in HERS]
        self.points = game.scores[seat]
        self.her_points = her_score(game)


def all_tables(setup: AnySetup) -> list[AnySetup]:
    """Alone at every level, and up to four together."""
    data = setup.data
    return [Setup(game="joan", edition=setup.edition, data=data, **table) for table in TABLES]


def zero_weights() -> Weights:
    """Only points count."""
    return {"features": dict.fromkeys(NAMES, 0.0), "cards": dict.fromkeys(learned()["cards"], 0.0)}


# ------------------------------------------------------------------------------- playing


def play_episode(job: TrainingJob, number: int) -> Episode:
    seed = f"{job.seed}-{number}"
    rng = random.Random(seed)
    game = new(Setup(**job.setups[number % len(job.setups)]), seed, listen=False)
    assert isinstance(game, JoanOfArc)
    game.model = model_for(game.tables, varied(job.weights, rng))
    samples = play(game, rng)
    against = [sample for sample in samples if game.area is not None]
    return Episode(
        scores=game.scores,
        own=[sample.own for sample in samples],
        came=[game.scores[sample.seat] - sample.points for sample in samples],
        hers=[sample.hers for sample in against],
        came_to_her=[sample.her_points - her_score(game) for sample in against],
    )


def play(game: JoanOfArc, rng: random.Random) -> list[Sample]:
    """To the end; what was seen at some of the decisions."""
    bots = [OneRoundPlanner(rng.getrandbits(32), Budget(ROLLOUTS)) for _ in game.sheets]
    samples: list[Sample] = []
    while game.steps:
        seat = game.pending[0]
        if rng.random() < NOTED:
            samples.append(Sample(game, seat))
        for move in curious(bots[seat], game, seat):
            game.play_legal(seat, move)
    return samples


def curious(bot: Planner, game: JoanOfArc, seat: int) -> list[Move]:
    """Without some odd choices nobody would learn what they are worth."""
    if bot.random.random() < EXPLORATION:
        return bot.random.choice(bot.candidates(game, seat)).moves
    return bot.decide(game, seat)


def varied(weights: Weights, rng: random.Random) -> Weights:
    """A feature counts a little more or less, a place is thought a little better or worse."""
    features, cards = weights["features"].items(), weights["cards"].items()
    return {
        "features": {
            name: weight * rng.lognormvariate(0, PERTURBATION) for name, weight in features
        },
        "cards": {id: weight + rng.gauss(0, PERTURBATION / 8) for id, weight in cards},
    }


def her_score(game: JoanOfArc) -> int:
    return joan_score(game) if game.area is not None else 0


# ------------------------------------------------------------------------------- learning


class Trainer:
    """Goes from generation to generation; `points` are the mean scores on the way."""

    def __init__(self, setups: Sequence[AnySetup], weights: Weights, seed: str) -> None:
        from ..ridge import Ridge

        self.setups = setups
        self.weights = weights
        self.seed = seed
        game = new(setups[0], "cards", listen=False)
        assert isinstance(game, JoanOfArc)
        self.cards = [card.id for card in game.tables.cards]
        self.own = Ridge(len(OWN) + len(self.cards) + MOST_SEATS - 1)
        self.hers = Ridge(len(HERS))
        self.points: list[float] = []

    def generation(self, games: int, jobs: int, on_progress: OnProgress) -> None:
        """`on_progress` is called with how many games are done and their mean points so far."""
        job = TrainingJob(
            setups=[setup.plain() for setup in self.setups],
            weights=self.weights,
            seed=f"{self.seed}-{len(self.points)}",
        )
        scores: list[int] = []
        self.own.forget(DECAY)
        self.hers.forget(DECAY)
        for done, episode in enumerate(parallel_map(play_episode, job, games, jobs), start=1):
            scores += episode.scores
            self.own.add(episode.own, episode.came)
            self.hers.add(episode.hers, episode.came_to_her)
            on_progress(done, statistics.fmean(scores))
        self.points.append(statistics.fmean(scores))
        self.weights = self.named()

    def named(self) -> Weights:
        common, cards, others = len(OWN), len(self.cards), MOST_SEATS - 1
        rare = [0.0] * common + [RIDGE_PENALTY_RARE] * cards + [0.0] * others
        own = self.own.solve([RIDGE_PENALTY] * (common + cards + others), rare)
        features = dict(self.weights["features"])
        features |= {NAMES[at]: weight for at, weight in zip(OWN, own[:common], strict=True)}
        if self.hers.rows:  # else nobody played against Joan
            hers = self.hers.solve([RIDGE_PENALTY] * len(HERS))
            features |= {NAMES[at]: weight for at, weight in zip(HERS, hers, strict=True)}
        owned = zip(self.cards, own[common : common + cards], strict=True)
        return {
            "features": {name: round(features[name], 4) for name in NAMES},
            "cards": {id: round(weight, 4) for id, weight in owned},
        }


def written(weights: Weights, made: list[str]) -> str:
    """The file: `made` tells how, in comments."""
    lines = [f"# {line}" for line in made]
    lines += ["", "# What each is worth in points: see evaluate.py.", "[features]"]
    lines += [f'"{name}" = {weight}' for name, weight in weights["features"].items()]
    lines += ["", "# Owning the place, for each pick that is left.", "[cards]"]
    lines += [f'"{id}" = {weight}' for id, weight in weights["cards"].items()]
    return "\n".join(lines) + "\n"
