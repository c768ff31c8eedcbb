"""`orleans train`: learn what positions are worth, from games of computer players."""

from __future__ import annotations

import argparse
import importlib.util
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..classic.ai import weights as classic_weights
from ..games import Setup
from ..joan.ai import weights as joan_weights
from ..lab.learn import classic, joan, rollout, seats
from ..lab.learn.weight_files import MADE_BY, made_of, weights_in
from ..table.files import reason_of, write_whole
from ..text.errors import Problem
from ..text.translator import Words
from .common import (
    Subparsers,
    add_command,
    add_setup_flags,
    set_up,
    setup_from,
    whole_number,
    words_of,
)
from .output.progress_bar import Bar

GENERATIONS: Final = "7"
FAR: Final = "3"
GAMES: Final = "160"
JOBS: Final = "1"
SEED: Final = "learn"

Weights = dict[str, dict[str, Any]]


class Training(NamedTuple):
    """How weights of one kind are learned: those in use, what is known before, the file, and where
    it goes."""

    learned: Callable[[], Weights]
    zero: Callable[[], Weights]
    written: Callable[[Weights, list[str]], str]
    home: str


WEIGHTS: Final = Training(
    classic_weights.learned,
    classic.zero_weights,
    classic.written,
    "src/orleans/classic/ai/weights.toml",
)
ROLLOUT_WEIGHTS: Final = Training(
    classic_weights.learned_rollout_weights,
    rollout.zero_weights,
    rollout.written,
    "src/orleans/classic/ai/rollout_weights.toml",
)
JOAN: Final = Training(
    joan_weights.learned, joan.zero_weights, joan.written, "src/orleans/joan/ai/weights.toml"
)


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
    for needed in ("numpy", "cmaes"):
        if importlib.util.find_spec(needed) is None:
            raise Problem("error-no-numpy")
    file = Path(args.file)
    if file.exists() and not args.force:
        raise Problem("error-exists-force", path=args.file)
    generations = whole_number(args.generations, "--generations")
    games, jobs = whole_number(args.games, "--games"), whole_number(args.jobs, "--jobs")
    setup = setup_from(args)
    set_up(args, setup, "")  # what cannot be played is told before anything is learned
    if setup.game != "classic" and (args.hunches or args.seats or args.beside):
        raise Problem("error-no-hunches")
    training = training_of(args, setup)
    seed = SEED if args.seed is None else args.seed
    trainer = trainer_of(args, setup, seed)
    for number in range(1, generations + 1):
        bar = Bar(games, sys.stderr)
        trainer.generation(games, jobs, lambda done, mean, bar=bar: bar.more(1))  # type: ignore[misc]
        bar.close()
        points = trainer.points[-1]
        print(words.say("train-generation", number=number, points=f"{points:.1f}"), flush=True)
        # After each one: whatever ends the run leaves the best so far.
        text = training.written(trainer.weights, made(args, setup, seed, trainer.points))
        write_whole(file, text.encode())
    print(words.say("train-done", path=args.file, home=training.home))
    return 0


def training_of(args: argparse.Namespace, setup: Setup) -> Training:
    if setup.game != "classic":
        return JOAN
    return ROLLOUT_WEIGHTS if args.hunches else WEIGHTS


def trainer_of(
    args: argparse.Namespace, setup: Setup, seed: str
) -> classic.Trainer | rollout.Trainer | seats.Trainer | joan.Trainer:
    """Joan of Arc is learned at tables of all kinds, unless one is named."""
    if args.hunches:
        judging = read(args.beside, WEIGHTS) if args.beside else WEIGHTS.learned()
        first = rollout.start(judging) if args.fresh else begun(args, ROLLOUT_WEIGHTS)
        return rollout.Trainer(setup, first, judging, seed)
    if args.seats:
        rollout_weights = rollout_weights_beside(args) or ROLLOUT_WEIGHTS.zero()
        return seats.Trainer(setup, begun(args, WEIGHTS), rollout_weights, seed)
    if setup.game == "classic":
        near = whole_number(args.generations, "--generations") - whole_number(args.far, "--far", 0)
        return classic.Trainer(
            setup, begun(args, WEIGHTS), rollout_weights_beside(args), seed, near
        )
    one_kind = args.players or args.option
    tables = [setup] if one_kind else joan.all_tables(setup)
    return joan.Trainer(tables, begun(args, JOAN), seed)


def begun(args: argparse.Namespace, training: Training) -> Weights:
    """The weights that learning begins with."""
    if args.start:
        return read(args.start, training)
    return training.zero() if args.fresh else training.learned()


def rollout_weights_beside(args: argparse.Namespace) -> Weights | None:
    """Who begins with nothing has no rollout weights either."""
    if args.beside:
        return read(args.beside, ROLLOUT_WEIGHTS)
    return None if args.fresh else ROLLOUT_WEIGHTS.learned()


def read(path: str, training: Training) -> Weights:
    try:
        return weights_in(Path(path), training.zero())
    except OSError as error:
        raise Problem("error-cannot-read", path=path, reason=reason_of(error)) from None
    except ValueError:
        raise Problem("error-not-weights", path=path, home=training.home) from None


def made(args: argparse.Namespace, setup: Setup, seed: str, points: list[float]) -> list[str]:
    """The command that makes the same weights again, and how the players fared on the way."""
    command = ["orleans", "train", "FILE", "--generations", args.generations, "--games", args.games]
    if setup.game == "classic":
        command += way_of(args)
        command += ["--edition", setup.edition, "--players", str(setup.players)]
    else:
        command += ["--game", setup.game]
        command += ["--players", args.players] if args.players else []
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


def way_of(args: argparse.Namespace) -> list[str]:
    if args.seats:
        return ["--seats"]
    return ["--hunches"] if args.hunches else ["--far", args.far]
