"""`orleans train`: learn what positions are worth, from games of computer players."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import Final

from ..games import Setup
from ..lab.learn.parts import TRAININGS, Order, Way, WeightKind, Weights
from ..lab.learn.weight_files import MADE_BY, made_of, weights_in
from ..table.files import reason_of, write_whole
from ..text.errors import Problem
from ..text.translator import Words
from ..titles import USUAL
from .common import (
    Subparsers,
    add_command,
    add_setup_flags,
    set_up,
    setup_from,
    whole_number,
    words_of,
)
from .extras import is_installed
from .output.progress_bar import Bar

GENERATIONS: Final = "7"
FAR: Final = "3"
GAMES: Final = "160"
JOBS: Final = "1"
SEED: Final = "learn"


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    example = "orleans train weights.toml --generations 7 --games 160 --jobs 2 --fresh"
    parser = add_command(subparsers, words, "train", example)
    parser.add_argument("file", metavar="FILE", help=say("help-train-file"))
    generations = say("help-train-generations", usual=GENERATIONS)
    parser.add_argument("--generations", metavar="N", default=GENERATIONS, help=generations)
    far = say("help-train-far", usual=FAR)
    parser.add_argument("--far", metavar="N", default=FAR, help=far)
    games = say("help-train-games", usual=GAMES)
    parser.add_argument("--games", metavar="N", default=GAMES, help=games)
    jobs = say("help-simulate-jobs", usual=JOBS)
    parser.add_argument("--jobs", metavar="N", default=JOBS, help=jobs)
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--hunches", action="store_true", help=say("help-train-hunches"))
    way.add_argument("--seats", action="store_true", help=say("help-train-seats"))
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--fresh", action="store_true", help=say("help-train-fresh"))
    start.add_argument("--from", dest="start", metavar="FILE", help=say("help-train-from"))
    parser.add_argument("--with", dest="beside", metavar="FILE", help=say("help-train-with"))
    parser.add_argument("--force", action="store_true", help=say("help-new-force"))
    add_setup_flags(parser, words, players="help-train-players", position=False)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    if not is_installed("train"):
        raise Problem("error-no-numpy")
    file = Path(args.file)
    if file.exists() and not args.force:
        raise Problem("error-exists-force", path=args.file)
    generations = whole_number(args.generations, "--generations")
    games, jobs = whole_number(args.games, "--games"), whole_number(args.jobs, "--jobs")
    setup = setup_from(args)
    set_up(args, setup, "")  # what cannot be played is told before anything is learned
    way = way_of(args, setup)
    seed = SEED if args.seed is None else args.seed
    trainer = way.trainer(order_of(args, setup, way, seed))
    for number in range(1, generations + 1):
        bar = Bar(games, sys.stderr)
        trainer.generation(games, jobs, lambda done, mean, bar=bar: bar.more(1))  # type: ignore[misc]
        bar.close()
        points = trainer.points[-1]
        print(words.say("train-generation", number=number, points=f"{points:.1f}"), flush=True)
        # After each one: whatever ends the run leaves the best so far.
        text = way.kind.written(trainer.weights, made(args, setup, seed, trainer.points))
        write_whole(file, text.encode())
    print(words.say("train-done", path=args.file, home=way.kind.home))
    return 0


def way_of(args: argparse.Namespace, setup: Setup) -> Way:
    ways = TRAININGS.of(setup.game).ways
    if not ways:
        raise Problem("error-no-training", game=setup.game)
    way = ways.get(flag_of(args))
    if way is None or (args.beside and way.beside is None):
        raise Problem("error-no-hunches")
    return way


def flag_of(args: argparse.Namespace) -> str:
    return "hunches" if args.hunches else "seats" if args.seats else ""


def order_of(args: argparse.Namespace, setup: Setup, way: Way, seed: str) -> Order:
    generations, far = whole_number(args.generations, "--generations"), 0
    if not flag_of(args) and TRAININGS.of(setup.game).looks_far:
        far = whole_number(args.far, "--far", 0)
    return Order(
        setup=setup,
        seed=seed,
        start=read(args.start, way.kind) if args.start else None,
        beside=read(args.beside, way.beside) if args.beside and way.beside else None,
        fresh=args.fresh,
        one_table=bool(args.players or args.option),
        near=generations - far,
    )


def read(path: str, kind: WeightKind) -> Weights:
    try:
        return weights_in(Path(path), kind.zero())
    except OSError as error:
        raise Problem("error-cannot-read", path=path, reason=reason_of(error)) from None
    except ValueError:
        raise Problem("error-not-weights", path=path, home=kind.home) from None


def made(args: argparse.Namespace, setup: Setup, seed: str, points: list[float]) -> list[str]:
    """The command that makes the same weights again, and how the players fared on the way."""
    command = ["orleans", "train", "FILE", "--generations", args.generations, "--games", args.games]
    training = TRAININGS.of(setup.game)
    if flag_of(args):
        command += [f"--{flag_of(args)}"]
    elif training.looks_far:
        command += ["--far", args.far]
    command += ["--game", setup.game] if setup.game != USUAL else []
    if training.one_table:
        command += ["--edition", setup.edition, "--players", str(setup.players)]
    elif args.players:
        command += ["--players", args.players]
    command += ["--modules", ",".join(setup.modules)] if setup.modules else []
    for option in args.option:
        command += ["--option", option]
    command += ["--data", args.data] if args.data else []
    command += ["--seed", seed]
    command += ["--fresh"] if args.fresh else []
    given = {"--from": args.start, "--with": args.beside}
    files = {flag: Path(path) for flag, path in given.items() if path}
    for flag, file in files.items():
        command += [flag, file.name]
    told = ", ".join(f"{mean:.1f}" for mean in points)
    return [
        f"{MADE_BY}{shlex.join(command)}",
        *made_of([*files.values()]),
        f"Mean points of the learning players, by generation: {told}",
    ]
