"""Learns the weights of a position of Joan of Arc from games of a computer player against itself.

    python -m orleans.lab.learn_joan --generations 5 --games 120 --write src/orleans/joan/worth.toml

Each generation plays games with the weights so far, against Joan and together in turn, sometimes
taking any candidate to see what comes of it, and notes now and then the features of the seat that
decides. What the weights promised is compared with the points that came until the end, the seat's
own and Joan's apart. Least squares finds how the weights should change to promise that; games of
earlier generations count less. The same seed learns the same weights.

With --doubt it learns nothing, but tells how far off the weights were, and which constants of
joan/chances.py explain best who won.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from math import exp, log1p
from typing import Any, Final

from ..bots.budget import Budget
from ..bots.planner import Planner
from ..games import Setup, new
from ..joan.chances import DRAWN_IS_WON
from ..joan.features import FEATURES, NAMES
from ..joan.game import JoanOfArc
from ..joan.look import picks_left
from ..joan.solo import joan_score
from ..joan.weighing import learned, weights_for
from ..joan.worth import look_at
from ..kernel.game import Game
from ..kernel.moves import Move
from .least_squares import LeastSquares

CURIOSITY: Final = 0.07  # how often any candidate is taken
NOTED: Final = 0.3  # how many of the decisions are looked at
DRAWN: Final = 60.0  # how strongly weights are kept as they are
RARE: Final = {"cards": 8000.0}
MEMORY: Final = 0.5  # what games of the generation before still count
TABLES: Final = (
    {"players": 1, "options": {"level": "challenge"}},
    {"players": 1, "options": {"level": "connoisseur"}},
    {"players": 2},
    {"players": 1, "options": {"level": "challenge"}},
    {"players": 1, "options": {"level": "standard"}},
    {"players": 3},
)

Row = dict[str, float]
Weights = dict[str, dict[str, float]]


class Learner(Planner):
    def __init__(self, seed: int, rounds: int, playouts: int) -> None:
        super().__init__(seed, Budget(playouts))
        self.rounds = rounds

    def rounds_ahead(self, game: Game) -> int:
        return self.rounds

    def decide(self, game: Any, seat: int) -> list[Move]:
        """Without some odd choices nobody would learn what they are worth."""
        if self.random.random() < CURIOSITY:
            return self.random.choice(self.candidates(game, seat)).moves
        return super().decide(game, seat)


class Sample:
    """What a seat had when it decided; the rows of the seat and of Joan share no name."""

    def __init__(self, game: JoanOfArc, seat: int) -> None:
        self.seat = seat
        self.left = picks_left(game)
        self.points = game.scores[seat]
        self.hers = joan_score(game) if game.area is not None else 0
        self.worth = game.worth(seat)
        self.own: Row = {}
        self.joan: Row = {}
        look = look_at(game, seat, True)
        for (name, part), value in zip(FEATURES, look.kept, strict=True):
            if value:
                row = self.joan if part == "joan" else self.own
                row[f"features.{name}"] = value
        for card in game.tables.cards:
            if game.sheets[seat].cards & (1 << card.index):
                self.own[f"cards.{card.id}"] = self.left
        if game.area is None:
            # How scores run among several tells nothing about those against Joan.
            self.own[f"seats.{len(game.sheets)}"] = self.left


def promised(weights: Weights, row: Row) -> float:
    total = 0.0
    for name, value in row.items():
        kind, _, id = name.partition(".")
        total += value * weights[kind].get(id, 0.0)
    return total


def watch(game: JoanOfArc, bots: list[Learner], rng: random.Random) -> list[Sample]:
    """Play the game; what was seen at some of its decisions."""
    samples: list[Sample] = []
    while game.steps:
        seat = game.pending[0]
        if rng.random() < NOTED:
            samples.append(Sample(game, seat))
        for move in bots[seat].decide(game, seat):
            game.play_legal(seat, move)
    return samples


def play(weights: Weights, args: argparse.Namespace, seed: str, at: int) -> tuple[Any, Any]:
    game = new(Setup(game="joan", **TABLES[at % len(TABLES)]), seed, listen=False)
    assert isinstance(game, JoanOfArc)
    game.tables.weights = weights_for(game.tables, weights)
    rng = random.Random(seed)
    bots = [Learner(rng.getrandbits(32), args.rounds, args.playouts) for _ in game.sheets]
    return game, watch(game, bots, rng)


def generation(
    weights: Weights, problem: LeastSquares, args: argparse.Namespace, number: int
) -> Weights:
    points: list[int] = []
    margins: list[int] = []
    for at in range(args.games):
        game, samples = play(weights, args, f"{args.seed}-{number}-{at}", at)
        final = game.scores
        hers = joan_score(game) if game.area is not None else 0
        for sample in samples:
            came = final[sample.seat] - sample.points
            problem.add(sample.own, came - promised(weights, sample.own))
            if sample.joan:
                came = sample.hers - hers
                problem.add(sample.joan, came - promised(weights, sample.joan))
        points += final
        if game.area is not None:
            margins.append(final[0] - hers)
    ahead = statistics.fmean(margins)
    print(
        f"generation {number}: {statistics.fmean(points):.1f} points on average,"
        f" {ahead:+.1f} against Joan",
        flush=True,
    )
    changes = problem.solve(DRAWN, RARE)
    problem.forget(MEMORY)
    return changed(weights, changes)


def changed(weights: Weights, changes: dict[str, float]) -> Weights:
    result = {kind: dict(values) for kind, values in weights.items()}
    for name, change in changes.items():
        kind, _, id = name.partition(".")
        result[kind][id] = result[kind].get(id, 0.0) + change
    return result


def tell_doubt(weights: Weights, args: argparse.Namespace) -> None:
    """Of games against Joan: how far the promised margin was from the true one, by picks left, and
    the doubt under which the chances of joan/chances.py explain best which games were won."""
    seen: list[tuple[float, float, int]] = []
    for at in range(args.games):
        game, samples = play(weights, args, f"{args.seed}-doubt-{at}", at)
        if game.area is not None:
            margin = game.scores[0] - joan_score(game)
            seen += [(sample.left, sample.worth, margin) for sample in samples]
    print("picks left  positions  promised   came  mistaken by")
    for first in range(0, 26, 5):
        some = [row for row in seen if first <= row[0] < first + 5]
        if some:
            said = statistics.fmean(worth for _, worth, _ in some)
            came = statistics.fmean(margin for _, _, margin in some)
            off = statistics.pstdev(margin - worth for _, worth, margin in some)
            print(f"{first:7}-{first + 4:<2} {len(some):10} {said:9.1f} {came:6.1f} {off:12.1f}")
    tried = [(base / 4, each / 50) for base in range(2, 41) for each in range(50)]
    base, each = min(tried, key=lambda doubt: surprise(seen, *doubt))
    print(f"least surprising: AT_THE_END = {base}, EACH_PICK = {each}")


def surprise(seen: list[tuple[float, float, int]], base: float, each: float) -> float:
    """Log loss of the chances."""
    total = 0.0
    for left, worth, margin in seen:
        ahead = (worth + DRAWN_IS_WON) / (base + each * left)
        total += log1p(exp(min(50.0, -ahead if margin >= 0 else ahead)))
    return total


def written(weights: Weights, command: str) -> str:
    lines = [
        f"# Made by: {command}",
        "# What each is worth in points; see worth.py.",
        "",
        "[features]",
    ]
    lines += [f'"{name}" = {round(weights["features"][name], 4)}' for name in NAMES]
    lines += ["", "# Owning the place, for each pick that is left.", "[cards]"]
    lines += [f'"{name}" = {round(value, 4)}' for name, value in weights["cards"].items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120, help="games of a generation")
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=1, help="how far players look ahead")
    parser.add_argument("--playouts", type=int, default=40, help="what a decision may cost them")
    parser.add_argument("--seed", default="joan")
    parser.add_argument("--write", default="", help="where the weights go", metavar="FILE")
    parser.add_argument("--doubt", action="store_true", help="tell how sure the weights are")
    args = parser.parse_args()
    weights: Weights = {**learned(), "seats": {}}
    if args.doubt:
        tell_doubt(weights, args)
        return
    command = (
        f"python -m orleans.lab.learn_joan --games {args.games} --generations {args.generations}"
        f" --rounds {args.rounds} --playouts {args.playouts} --seed {args.seed}"
    )
    problem = LeastSquares()
    for number in range(args.generations):
        began = time.monotonic()
        weights = generation(weights, problem, args, number)
        print(f"  {time.monotonic() - began:.0f} s", flush=True)
        if args.write:
            with open(args.write, "w", encoding="utf-8") as file:
                file.write(written(weights, command))


if __name__ == "__main__":
    main()
