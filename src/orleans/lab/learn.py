"""Learns what positions of Orléans are worth, by trying things out.

Each generation plays games with the weights so far, in every game a little different ones, so
that all kinds of positions are seen. Some decisions are tried out: several
plans, each in the same few imagined worlds, are played to the end of the round, now and then with
an odd choice, and from there some rounds further as playouts go. What is noted are the quantities
after that first round, and by how much the position is thought better after the later ones. Since
the plans of a decision met the same luck, only their differences count: they tell what a quantity
brings, not who was lucky or ahead. Ridge regression finds by how much the weights would have to
change to have foreseen it. So each generation sees some rounds further than the one before. The
same seed learns the same weights, whatever the number of processes.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import msgspec

from ..bots.budget import Budget
from ..bots.planner import Planner
from ..bots.playouts import best_at_once, play_on, quick_move
from ..classic.game import Classic
from ..classic.names import GEAR
from ..classic.quantity_names import QUANTITIES
from ..classic.weighing import ROUNDS, weights_for
from ..classic.worth import quantities, rounds_to_play
from ..games import new
from ..kernel.moves import Move
from ..kernel.setup import Setup
from .simulate import leave_interrupts_to_parent

PLAYOUTS: Final = 16
CURIOSITY: Final = 0.06  # how often any of the better candidates is taken
AMONG: Final = 8
VARIETY: Final = 0.3  # by how much weights differ from game to game
TRIED: Final = 0.3  # of the plans that are made
PLANS: Final = 8  # at most, of a decision that is tried out
WORLDS: Final = 4
AHEAD: Final = 3  # rounds after the one that is tried out
ODD: Final = 0.2  # choices in the round that is tried out
MEAN_COUNTS: Final = 0.1  # of plans in the same world, beside their differences
PULL: Final = 600.0
PULL_RARE: Final = 6000.0  # of single tiles and wheels, which few rows have

Weights = dict[str, dict[str, Any]]
Hear = Callable[[int, float], None]


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """What a generation plays."""

    setup: dict[str, Any]
    weights: Weights
    seed: str
    games: int


class Sample(msgspec.Struct, frozen=True):
    """A seat at the beginning of a round, and by how much it was thought better off later."""

    left: int
    quantities: list[float]
    tiles: list[str]
    wheels: dict[str, int]
    gained: float


class Lived(msgspec.Struct, frozen=True):
    """A game: who tried the same decision in the same world stands together."""

    tried: list[list[Sample]]
    scores: list[int]


GUESSED: Final = {
    # For a whole game: what a Follower, a wheel or a tile does in 18 rounds.
    **{"farmer": 4.0, "boatman": 4.7, "craftsman": 5.4, "trader": 6.1, "knight": 7.6},
    **{"scholar": 7.2, "monk": 9.0, "wheels": 6.3, "tiles": 5.4, "drawn": 5.4, "bag": -2.0},
    **{"development": 0.6, "status": 4.0, "pieces": 3.0},
}


def novice() -> Weights:
    """What somebody might guess who has just read the rules: the more rounds, the better."""
    curves = {name: [0.0, GUESSED.get(name, 0.0), 0.0] for name in QUANTITIES}
    return {"quantities": curves, "tiles": {}, "wheels": {}}


# ------------------------------------------------------------------------------- playing


def lessons(lesson: Lesson, jobs: int) -> Iterator[Lived]:
    """Game by game, in order."""
    if jobs == 1:
        yield from (live(lesson, number) for number in range(lesson.games))
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_parent) as pool:
        yield from pool.map(live, [lesson] * lesson.games, range(lesson.games), chunksize=2)


def live(lesson: Lesson, number: int) -> Lived:
    seed = f"{lesson.seed}-{number}"
    rng = random.Random(seed)
    game = new(Setup(**lesson.setup), seed, listen=False)
    assert isinstance(game, Classic)
    usual = game.tables.weights  # other games of this set-up have the same tables
    try:
        return Pupil(game, lesson.weights, rng).play()
    finally:
        game.tables.weights = usual


class Pupil:
    """Plays a game with itself, and tries decisions out on the way."""

    def __init__(self, game: Classic, weights: Weights, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.weights = weights_for(game.tables, weights)
        self.odd_weights = weights_for(game.tables, varied(weights, rng))
        self.bots = [Planner(rng.getrandbits(32), Budget(PLAYOUTS)) for _ in game.players]
        self.tried: list[list[Sample]] = []

    def play(self) -> Lived:
        game = self.game
        while game.steps:
            for seat in game.pending:
                if game.asked == "plan" and self.rng.random() < TRIED:
                    self.try_out(seat)
                game.tables.weights = self.odd_weights
                for move in curious(self.bots[seat], game, seat):
                    game.play_legal(seat, move)
                if not game.steps:
                    break
        return Lived(self.tried, game.scores)

    def try_out(self, seat: int) -> None:
        """Some plans, each in the same worlds."""
        self.game.tables.weights = self.weights
        plans = [one.moves for one in self.bots[seat].candidates(self.game, seat)]
        some = self.rng.sample(plans, min(PLANS, len(plans)))
        for _ in range(WORLDS):
            seed = self.rng.getrandbits(64)
            world = self.game.imagine(seat, str(seed))
            ends = [self.sampled(world.copy(), seat, plan, seed) for plan in some]
            if len(some) > 1 and ends[0] is not None:
                self.tried.append([end for end in ends if end is not None])

    def sampled(self, world: Classic, seat: int, plan: list[Move], seed: int) -> Sample | None:
        """None in the last round, after which there is nothing to promise."""
        rng = random.Random(seed)
        odd = random.Random(self.rng.getrandbits(64))
        next_round = world.round + 1
        for move in plan:
            world.play_legal(seat, move)
        play_oddly(world, seat, next_round, rng, odd)
        if not world.steps:
            return None
        begun, before = sample_of(world, seat), world.worth(seat)
        play_on(world, seat, next_round + AHEAD, rng)
        return msgspec.structs.replace(begun, gained=world.worth(seat) - before)


def play_oddly(
    world: Classic, seat: int, until: int, rng: random.Random, odd: random.Random
) -> None:
    """As playouts go, but now and then the seat takes any move: so single tiles, wheels and towns
    are seen that would not be chosen."""
    while world.steps and world.round < until:
        for other in world.pending:
            moves = world.sensible(other, world.legal(other))
            if other == seat and odd.random() < ODD:
                move = odd.choice(moves)
            else:
                move = quick_move(world, other, moves, other == seat, rng)
            world.play_legal(other, move)
            if not world.steps:
                break


def varied(weights: Weights, rng: random.Random) -> Weights:
    """Curves are stretched as a whole; a tile or wheel is thought a little better or worse."""
    stretched = {
        name: [part * factor for part in curve]
        for name, curve in weights["quantities"].items()
        for factor in [rng.lognormvariate(0, VARIETY)]
    }
    shifted = {
        kind: {id: weight + rng.gauss(0, VARIETY / 2) for id, weight in weights[kind].items()}
        for kind in ("tiles", "wheels")
    }
    return {"quantities": stretched, **shifted}


def curious(bot: Planner, game: Classic, seat: int) -> list[Move]:
    """Plans are played out, all else is weighed at once, which is quicker. Without some odd
    choices nobody would learn what they are worth."""
    if bot.random.random() < CURIOSITY:
        return bot.random.choice(bot.candidates(game, seat)[:AMONG]).moves
    if game.asked == "plan":
        return bot.decide(game, seat)
    moves = game.sensible(seat, game.legal(seat))
    return [best_at_once(game.imagine(seat, str(bot.random.getrandbits(64))), seat, moves)]


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
    return Sample(rounds_to_play(game), quantities(game, seat), tiles, wheels, 0.0)


# ------------------------------------------------------------------------------- learning


class Learner:
    """Goes from generation to generation; `points` are the mean scores on the way."""

    def __init__(self, setup: Setup, weights: Weights, seed: str) -> None:
        self.setup = setup
        self.weights = weights
        self.seed = seed
        self.places = [place.id for place in classic_places(setup)]
        self.columns = 3 * len(QUANTITIES) + 2 * len(self.places)
        self.points: list[float] = []

    def generation(self, games: int, jobs: int, hear: Hear) -> None:
        """`hear` is told how many games are done, and their mean points so far."""
        from .ridge import Ridge

        ridge = Ridge(self.columns)
        lesson = Lesson(
            setup=self.setup.plain(),
            weights=self.weights,
            seed=f"{self.seed}-{len(self.points)}",
            games=games,
        )
        scores: list[int] = []
        for done, lived in enumerate(lessons(lesson, jobs), start=1):
            scores += lived.scores
            groups = [[[*self.row(one), one.gained] for one in alike] for alike in lived.tried]
            ridge.add_alike(groups, MEAN_COUNTS)
            hear(done, statistics.fmean(scores))
        self.points.append(statistics.fmean(scores))
        changes = ridge.solve(self.pull())
        now = self.in_columns(self.weights)
        self.weights = self.named([old + new for old, new in zip(now, changes, strict=True)])

    def row(self, sample: Sample) -> list[float]:
        share = sample.left / ROUNDS
        slopes = [value * share for value in sample.quantities]
        bends = [value * share for value in slopes]
        tiles = [float(sample.left) if id in sample.tiles else 0.0 for id in self.places]
        wheels = [float(sample.left * sample.wheels.get(id, 0)) for id in self.places]
        return [*sample.quantities, *slopes, *bends, *tiles, *wheels]

    def pull(self) -> list[float]:
        common = 3 * len(QUANTITIES)
        return [PULL] * common + [PULL_RARE] * (self.columns - common)

    def in_columns(self, weights: Weights) -> list[float]:
        """As `row` has them."""
        curves = [weights["quantities"][name] for name in QUANTITIES]
        single = [
            weights[kind].get(id, 0.0) for kind in ("tiles", "wheels") for id in self.places
        ]
        return [curve[part] for part in range(3) for curve in curves] + single

    def named(self, solved: list[float]) -> Weights:
        wide, places = len(QUANTITIES), len(self.places)
        curves = zip(solved[:wide], solved[wide : 2 * wide], solved[2 * wide :], strict=False)
        single = [round(weight, 4) for weight in solved[3 * wide :]]
        return {
            "quantities": {
                name: [round(part, 4) for part in curve]
                for name, curve in zip(QUANTITIES, curves, strict=True)
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
    lines += ["", "# Level, slope and bend over the share of the game that is left: see worth.py."]
    lines += ["[quantities]"]
    lines += [f'"{name}" = {curve}' for name, curve in weights["quantities"].items()]
    for kind in ("tiles", "wheels"):
        lines += ["", f"[{kind}]  # for each round that is left"]
        lines += [f'"{id}" = {weight}' for id, weight in weights[kind].items()]
    return "\n".join(lines) + "\n"
