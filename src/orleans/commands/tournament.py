"""`orleans tournament`: how good computer players are, from games that treat them alike."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import BinaryIO, Final

from ..bots import PLAYERS
from ..kernel.refusals import Fact
from ..lab.cluster import LOCAL, NoCluster, NoRay, play_on_cluster
from ..lab.outcome import LineError, Outcome, read_outcomes
from ..lab.seating import DUEL, seatings
from ..lab.standings import finished
from ..lab.tournament import Schedule, play_all
from ..table.files import reason_of
from ..table.problems import Problem, one_line
from ..table.words import Words
from ..terminal.saves import read_bytes
from .bar import Bar
from .common import (
    Subparsers,
    add_command,
    add_setup_flags,
    position_of,
    set_up,
    setup_from,
    whole_number,
    words_of,
)
from .standings_shown import Ran, as_json, as_text

GAMES: Final = "100"
JOBS: Final = "1"
INTERRUPTED: Final = 130


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    example = "orleans tournament --players normal,random,random,random --games 400 --jobs 2"
    parser = add_command(subparsers, words, "tournament", example)
    known = ", ".join(PLAYERS)
    players = say("help-tournament-players", known=known)
    parser.add_argument("--players", metavar="A,B", help=players)
    parser.add_argument("--seats", metavar="N", help=say("help-tournament-seats"))
    robin = say("help-tournament-round-robin")
    parser.add_argument("--round-robin", action="store_true", help=robin)
    parser.add_argument("--solo", metavar="LEVEL", help=say("help-tournament-solo"))
    games = say("help-simulate-games", usual=GAMES)
    parser.add_argument("--games", metavar="N", default=GAMES, help=games)
    jobs = say("help-simulate-jobs", usual=JOBS)
    parser.add_argument("--jobs", metavar="N", default=JOBS, help=jobs)
    ray = say("help-tournament-ray")
    parser.add_argument("--ray", metavar="ADDRESS", nargs="?", const=LOCAL, help=ray)
    parser.add_argument("--out", metavar="FILE", help=say("help-tournament-out"))
    parser.add_argument("--force", action="store_true", help=say("help-new-force"))
    source = say("help-tournament-from")
    parser.add_argument("--from", metavar="FILE", dest="source", nargs="+", help=source)
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    add_setup_flags(parser, words, players=None)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    ran = kept(args.source) if args.source else played(schedule_of(args), args)
    failed = [outcome for outcome in ran.outcomes if outcome.error]
    for outcome in failed:
        tell_failed(words, outcome)
    if ran.interrupted:
        facts: dict[str, Fact] = {"done": len(ran.outcomes), "games": ran.planned}
        print(words.say("tournament-interrupted", **facts), file=sys.stderr)
    if args.json:
        print(json.dumps(as_json(ran)))
    elif finished(ran.outcomes) or not ran.interrupted:
        print("\n".join(as_text(words, ran)))
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


def schedule_of(args: argparse.Namespace) -> Schedule:
    names = names_of(args)
    seats = seats_of(args, names)
    args.players = str(seats)
    if args.solo:
        args.game = args.game or "joan"
        args.option.append(f"level={args.solo}")
    position = position_of(args)
    setup = setup_from(args, position)
    schedule = Schedule(
        setup=setup.plain(),
        seatings=tuple(seatings(names, seats, args.round_robin or len(names) > seats)),
        seed=secrets.token_hex(4) if args.seed is None else args.seed,
        games=whole_number(args.games, "--games"),
        position=position,
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
    """As many as there are names, unless told; duels in a round robin, one seat against Joan."""
    if args.solo:
        return 1
    if args.seats is not None:
        return whole_number(args.seats, "--seats")
    return DUEL if args.round_robin else len(names)


# ----------------------------------------------------------------------------- playing


def played(schedule: Schedule, args: argparse.Namespace) -> Ran:
    """An interrupt leaves the games that are done."""
    games = games_of(schedule, args)
    per_deal = len(schedule.seatings)
    ran = Ran(outcomes=[], planned=schedule.games, seed=schedule.seed, per_deal=per_deal)
    bar = Bar(schedule.games, sys.stderr)
    begun = time.perf_counter()
    with results_file(args) or nullcontext() as file:
        try:
            for outcome in games:
                ran.outcomes.append(outcome)
                if file:
                    keep(file, args.out, outcome)
                bar.more(1)
        except KeyboardInterrupt:
            ran.interrupted = True
    ran.seconds = time.perf_counter() - begun
    bar.close()
    return ran


def games_of(schedule: Schedule, args: argparse.Namespace) -> Iterator[Outcome]:
    jobs = whole_number(args.jobs, "--jobs")
    if not args.ray:
        return play_all(schedule, jobs)
    try:
        return play_on_cluster(schedule, args.ray)
    except NoRay:
        raise Problem("error-no-ray") from None
    except NoCluster as error:
        key = "error-cluster-start" if args.ray == LOCAL else "error-no-cluster"
        raise Problem(key, address=args.ray, reason=str(error)) from None


def results_file(args: argparse.Namespace) -> BinaryIO | None:
    if args.out is None:
        return None
    try:
        return open(args.out, "wb" if args.force else "xb")
    except FileExistsError:
        raise Problem("error-exists-force", path=args.out) from None
    except OSError as error:
        raise Problem("error-cannot-write", path=args.out, reason=reason_of(error)) from None


def keep(file: BinaryIO, path: str, outcome: Outcome) -> None:
    """Line by line, so that whatever ends the run leaves whole lines."""
    try:
        file.write(outcome.to_line())
        file.flush()
    except OSError as error:
        raise Problem("error-cannot-write", path=path, reason=reason_of(error)) from None


def kept(paths: Iterable[str]) -> Ran:
    files = [(Path(path), read_bytes(Path(path))) for path in paths]
    return Ran(outcomes=[one for path, data in files for one in outcomes_from(path, data)])


def outcomes_from(path: Path, data: bytes) -> list[Outcome]:
    try:
        return read_outcomes(data)
    except LineError as error:
        facts: dict[str, Fact] = {"path": str(path), "line": error.line}
        raise Problem("error-results", **facts, reason=error.reason) from None
