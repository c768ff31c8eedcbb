"""`orleans train`: learn what positions are worth, from games of computer players."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from pathlib import Path
from typing import Final

from ..classic.weighing import learned
from ..lab.learn import Learner, novice, written
from ..table.files import reason_of
from ..table.problems import Problem
from ..table.words import Words
from .bar import Bar
from .common import Subparsers, add_command, add_setup_flags, setup_from, whole_number, words_of

GENERATIONS: Final = "4"
GAMES: Final = "300"
JOBS: Final = "1"
SEED: Final = "learn"
LEARNS_JOAN: Final = "python -m orleans.lab.learn_joan"


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    example = "orleans train weights.toml --generations 4 --games 300 --jobs 2 --fresh"
    parser = add_command(subparsers, words, "train", example)
    parser.add_argument("file", metavar="FILE", help=say("help-train-file"))
    generations = say("help-train-generations", usual=GENERATIONS)
    parser.add_argument("--generations", metavar="N", default=GENERATIONS, help=generations)
    games = say("help-train-games", usual=GAMES)
    parser.add_argument("--games", metavar="N", default=GAMES, help=games)
    jobs = say("help-simulate-jobs", usual=JOBS)
    parser.add_argument("--jobs", metavar="N", default=JOBS, help=jobs)
    parser.add_argument("--fresh", action="store_true", help=say("help-train-fresh"))
    parser.add_argument("--force", action="store_true", help=say("help-new-force"))
    add_setup_flags(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    if importlib.util.find_spec("numpy") is None:
        raise Problem("error-no-numpy")
    file = Path(args.file)
    if file.exists() and not args.force:
        raise Problem("error-exists-force", path=args.file)
    generations = whole_number(args.generations, "--generations")
    games, jobs = whole_number(args.games, "--games"), whole_number(args.jobs, "--jobs")
    setup = setup_from(args, "")
    if setup.game != "classic":
        raise Problem("error-train-game", game=setup.game, command=LEARNS_JOAN)
    seed = SEED if args.seed is None else args.seed
    learner = Learner(setup, novice() if args.fresh else learned(), seed)
    for number in range(1, generations + 1):
        bar = Bar(games, sys.stderr)
        learner.generation(games, jobs, lambda done, mean, bar=bar: bar.more(1))  # type: ignore[misc]
        bar.close()
        points = learner.points[-1]
        print(words.say("train-generation", number=number, points=f"{points:.1f}"), flush=True)
        # After each one: whatever ends the run leaves the best so far.
        write(file, written(learner.weights, made(args, seed, learner)))
    print(words.say("train-done", path=args.file))
    return 0


def made(args: argparse.Namespace, seed: str, learner: Learner) -> list[str]:
    begun = " --fresh" if args.fresh else ""
    setup = learner.setup
    return [
        f"Made by: orleans train FILE --generations {args.generations} --games {args.games}"
        f" --edition {setup.edition} --players {setup.players} --seed {seed}{begun}",
        "Mean points of the learning players, by generation: "
        + ", ".join(f"{points:.1f}" for points in learner.points),
    ]


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Problem("error-cannot-write", path=str(file), reason=reason_of(error)) from None
