"""`orleans tournament`: how good computer players are, from games that treat them alike."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Generator, Iterable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Final

from ..bots import PLAYERS
from ..kernel.refusals import Fact
from ..lab.run.cluster import LOCAL, NoCluster, NoRay, play_on_cluster
from ..lab.run.deals import DUEL, seatings
from ..lab.run.outcome import Outcome
from ..lab.run.tournament import Schedule, play_all
from ..lab.stats.standings import finished
from ..table.files import FileError
from ..text.errors import Problem, one_line
from ..text.translator import Words
from ..titles import title_with_rival
from .common import (
    SETUP_FLAGS,
    Subparsers,
    add_command,
    add_own_players,
    add_setup_flags,
    own_players,
    position_of,
    refuse_together,
    require,
    set_up,
    setup_from,
    whole_number,
    words_of,
)
from .output.progress_bar import Bar
from .output.results import ResultsFile, read_results, tell
from .output.standings import Ran, as_json, as_text

GAMES: Final = "100"
JOBS: Final = "1"
INTERRUPTED: Final = 130
NOT_WITH_FROM: Final = (
    *(
        "players",
        "player",
        "seats",
        "round_robin",
        "solo",
        "games",
        "jobs",
        "ray",
        "out",
        "force",
        "resume",
    ),
    *SETUP_FLAGS,
)
"""Flags that say what is to be played; games of a file have been."""


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    example = "orleans tournament --players normal,random,random,random --games 400 --jobs 2"
    parser = add_command(subparsers, words, "tournament", example)
    known = ", ".join(PLAYERS)
    players = say("help-tournament-players", known=known)
    parser.add_argument("--players", metavar="A,B", help=players)
    add_own_players(parser, words)
    parser.add_argument("--seats", metavar="N", help=say("help-tournament-seats"))
    robin = say("help-tournament-round-robin")
    parser.add_argument("--round-robin", action="store_true", help=robin)
    parser.add_argument("--solo", metavar="LEVEL", help=say("help-tournament-solo"))
    games = say("help-simulate-games", usual=GAMES)
    parser.add_argument("--games", metavar="N", help=games)
    jobs = say("help-simulate-jobs", usual=JOBS)
    parser.add_argument("--jobs", metavar="N", help=jobs)
    ray = say("help-tournament-ray")
    parser.add_argument("--ray", metavar="ADDRESS", nargs="?", const=LOCAL, help=ray)
    parser.add_argument("--out", metavar="FILE", help=say("help-tournament-out"))
    parser.add_argument("--force", action="store_true", help=say("help-new-force"))
    parser.add_argument("--resume", action="store_true", help=say("help-tournament-resume"))
    source = say("help-tournament-from")
    parser.add_argument("--from", metavar="FILE", dest="source", nargs="+", help=source)
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    add_setup_flags(parser, words, players=None)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    if args.source:
        refuse_together(args, "--from", NOT_WITH_FROM)
    if args.resume:
        refuse_together(args, "--resume", ["force"])
    require(args, "--out", ["force", "resume"])
    ran = kept(words, args.source) if args.source else played(words, args)
    failed = [outcome for outcome in ran.outcomes if outcome.error]
    for outcome in failed:
        tell_failed(words, outcome)
    if ran.interrupted:
        facts: dict[str, Fact] = {"done": len(ran.outcomes), "games": ran.planned}
        print(words.say("tournament-interrupted", **facts), file=sys.stderr)
    if args.json:
        print(json.dumps(as_json(ran)))
    elif finished(ran.outcomes) or not ran.cut_short:
        print("\n".join(as_text(words, ran)))
    if ran.problem:
        raise ran.problem
    if ran.interrupted:
        return INTERRUPTED
    return 1 if failed else 0


def tell_failed(words: Words, outcome: Outcome) -> None:
    facts: dict[str, Fact] = {
        "seed": outcome.seed,
        "seats": ", ".join(outcome.seats),
        "error": outcome.error,
    }
    print(one_line(words.say("tournament-error", **facts)), file=sys.stderr)


# ------------------------------------------------------------------------ what is played


def schedule_of(args: argparse.Namespace, seed: str | None) -> Schedule:
    """`seed` is that of the run that goes on, if one does."""
    if args.seed is None:
        args.seed = seed
    own = own_players(args)
    names = names_of(args)
    seats = seats_of(args, names)
    args.players = str(seats)
    if args.solo:
        title = title_with_rival()
        args.game = args.game or title.id
        args.option.append(f"{title.solo}={args.solo}")
    position = position_of(args)
    setup = setup_from(args, position)
    schedule = Schedule(
        setup=setup.plain(),
        seatings=tuple(seatings(names, seats, args.round_robin or len(names) > seats)),
        seed=secrets.token_hex(4) if args.seed is None else args.seed,
        games=whole_number(args.games or GAMES, "--games"),
        position=position,
        own=own,
    )
    # An impossible set-up or position is the user's mistake, not an error in every game.
    set_up(args, setup, position)
    return schedule


def names_of(args: argparse.Namespace) -> list[str]:
    if not args.players:
        raise Problem("usage-required", names="--players")
    names = [name.strip() for name in args.players.split(",")]
    for name in names:
        if name not in PLAYERS:
            raise Problem("error-none-of", text=name, known=", ".join(PLAYERS))
    return names


def seats_of(args: argparse.Namespace, names: list[str]) -> int:
    """As many as there are names, unless told; duels in a round robin, one seat against a rival."""
    if args.solo:
        return 1
    if args.seats is not None:
        return whole_number(args.seats, "--seats")
    return DUEL if args.round_robin else len(names)


# ----------------------------------------------------------------------------- playing


def played(words: Words, args: argparse.Namespace) -> Ran:
    """An interrupt or a full disk leaves the games that are done."""
    before = begun(words, args)
    schedule = schedule_of(args, seed_of(before))
    check_all(schedule, before, args.out)
    games = games_of(schedule, args, {outcome.number for outcome in before})
    ran = Ran(
        outcomes=before,
        before=len(before),
        planned=max(schedule.games, len(before)),
        seed=schedule.seed,
        per_deal=len(schedule.seatings),
    )
    bar = Bar(ran.planned, sys.stderr)
    bar.more(len(before))
    start = time.perf_counter()
    out = ResultsFile(args.out, args.force, args.resume) if args.out else nullcontext()
    with out as file, closing(games):
        try:
            for outcome in games:
                ran.outcomes.append(outcome)
                if file:
                    file.add(outcome)
                bar.more(1)
        except KeyboardInterrupt:
            ran.interrupted = True
        except FileError as problem:
            ran.problem = problem
    ran.seconds = time.perf_counter() - start
    bar.close()
    return ran


def games_of(
    schedule: Schedule, args: argparse.Namespace, done: set[int]
) -> Generator[Outcome, None, None]:
    jobs = whole_number(args.jobs or JOBS, "--jobs")
    if not args.ray:
        return play_all(schedule, jobs, done=done)
    try:
        return play_on_cluster(schedule, args.ray, done)
    except NoRay:
        raise Problem("error-no-ray") from None
    except NoCluster as error:
        key = "error-cluster-start" if args.ray == LOCAL else "error-no-cluster"
        raise Problem(key, address=args.ray, reason=str(error)) from None


# -------------------------------------------------------------------------- games kept


def begun(words: Words, args: argparse.Namespace) -> list[Outcome]:
    """The games of a run that is to go on; only its last line may be damaged."""
    if not args.resume:
        return []
    outcomes, left_out = read_results(Path(args.out))
    for problem in left_out:
        if problem.key != "results-cut":
            raise problem
    tell(words, left_out)
    return outcomes


def seed_of(outcomes: list[Outcome]) -> str | None:
    """Deal i of a tournament has its seed and "-i"."""
    if not outcomes:
        return None
    return outcomes[0].seed.removesuffix(f"-{outcomes[0].deal}")


def check_all(schedule: Schedule, outcomes: list[Outcome], path: str) -> None:
    """Every game of the file is one of this tournament, and none is there twice."""
    numbers: set[int] = set()
    for outcome in outcomes:
        if outcome.number in numbers or not schedule.has(outcome):
            raise Problem("tournament-other", path=path, number=outcome.number)
        numbers.add(outcome.number)


def kept(words: Words, paths: Iterable[str]) -> Ran:
    read = [read_results(Path(path)) for path in paths]
    left_out = [problem for one in read for problem in one.left_out]
    outcomes = [outcome for one in read for outcome in one.outcomes]
    if left_out and not outcomes:
        raise left_out[0]
    tell(words, left_out)
    return Ran(outcomes=outcomes)
