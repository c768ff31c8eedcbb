"""`orleans simulate`: many games between computer players, summed up."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from contextlib import closing, suppress
from typing import Final

import orleans

from ..bots import PLAYERS
from ..games import Setup
from ..kernel.refusals import Fact
from ..lab.run.simulate import Plan, Played, Spread, by_bot, by_seat, simulate
from ..terminal.shell.page import table
from ..text.errors import Problem, one_line
from ..text.translator import Words
from .common import (
    Subparsers,
    add_command,
    add_own_players,
    add_setup_flags,
    own_players,
    position_of,
    set_up,
    setup_from,
    whole_number,
    words_of,
)
from .output.progress_bar import Bar

GAMES: Final = "100"
JOBS: Final = "1"
INTERRUPTED: Final = 130


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    example = "orleans simulate --players 2..5 --games 1000 --bots easy,random --jobs 2"
    parser = add_command(subparsers, words, "simulate", example)
    games = say("help-simulate-games", usual=GAMES)
    parser.add_argument("--games", metavar="N", default=GAMES, help=games)
    bots = say("help-simulate-bots", known=", ".join(PLAYERS))
    parser.add_argument("--bots", metavar="A,B", default="random", help=bots)
    add_own_players(parser, words)
    parser.add_argument("--rotate", action="store_true", help=say("help-simulate-rotate"))
    jobs = say("help-simulate-jobs", usual=JOBS)
    parser.add_argument("--jobs", metavar="N", default=JOBS, help=jobs)
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    add_setup_flags(parser, words, "help-flag-players-range")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    plan = plan_of(args)
    jobs = whole_number(args.jobs, "--jobs")
    begun = time.perf_counter()
    played = games_of(plan, jobs)
    seconds = time.perf_counter() - begun
    interrupted = len(played) < plan.games
    failed = [one for one in played if one.error]
    for one in failed:
        facts: dict[str, Fact] = {"seed": one.seed, "players": len(one.bots), "error": one.error}
        print(one_line(words.say("simulate-error", **facts)), file=sys.stderr)
    if interrupted:
        count: dict[str, Fact] = {"done": len(played), "games": plan.games}
        print(words.say("tournament-interrupted", **count), file=sys.stderr)
    if args.json:
        print(json.dumps(as_json(plan, played, seconds)))
    elif played:
        print("\n".join(summary(words, plan, played, seconds)))
    if interrupted:
        return INTERRUPTED
    return 1 if failed else 0


def games_of(plan: Plan, jobs: int) -> list[Played]:
    """All of them, or those that were over when somebody interrupted."""
    played: list[Played] = []
    bar = Bar(plan.games, sys.stderr)
    with closing(simulate(plan, jobs)) as games, suppress(KeyboardInterrupt):
        for one in games:
            played.append(one)
            bar.more(1)
    bar.close()
    return played


def plan_of(args: argparse.Namespace) -> Plan:
    counts = player_counts(args.players)
    args.players = None
    position = position_of(args)
    setup = setup_from(args, position)
    own = own_players(args)
    bots = tuple(args.bots.split(","))
    for bot in bots:
        if bot not in PLAYERS:
            raise Problem("error-none-of", text=bot, known=", ".join(PLAYERS))
    plan = Plan(
        setup=setup.plain(),
        counts=counts or (setup.players,),
        bots=bots,
        seed=secrets.token_hex(4) if args.seed is None else args.seed,
        games=whole_number(args.games, "--games"),
        rotate=args.rotate,
        position=position,
        own=own,
    )
    if len(bots) > max(plan.counts) and not plan.rotate:
        room = max(plan.counts)
        raise Problem("error-no-room", flag="--bots", named=len(bots), room=room)
    for count in plan.counts:
        # An impossible set-up or position is the user's mistake, not an error in every game.
        set_up(args, Setup(**{**plan.setup, "players": count}), position)
    return plan


def player_counts(text: str | None) -> tuple[int, ...]:
    if text is None:
        return ()
    first, dots, last = text.partition("..")
    least = whole_number(first, "--players")
    most = whole_number(last, "--players") if dots else least
    if most < least or most > 99:
        raise Problem("error-range", text=text)
    return tuple(range(least, most + 1))


def as_json(plan: Plan, played: list[Played], seconds: float) -> dict[str, object]:
    """`scores` has a list for each game that came to its end; `failed` names the others."""
    decisions = sum(one.decisions for one in played)
    finished = [one for one in played if not one.error]
    failed = [one for one in played if one.error]
    return {
        "games": len(played),
        "interrupted": len(played) < plan.games,
        "errors": len(failed),
        "decisions": decisions,
        "actions": sum(one.actions for one in played),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "compiled": orleans.compiled(),
        "scores": [one.scores for one in finished],
        "winners": [one.winners for one in finished],
        "bots": [one.bots for one in finished],
        "seed": plan.seed,
        "failed": [{"seed": one.seed, "error": one.error} for one in failed],
    }


def summary(words: Words, plan: Plan, played: list[Played], seconds: float) -> list[str]:
    finished = [one for one in played if not one.error]
    if not finished:
        return [words.say("simulate-none", seed=plan.seed)]
    columns = ("who", "count", "mean", "sd", "least", "most", "wins")
    rows = [[words.say(f"simulate-{column}") for column in columns]]
    for seat, spread in by_seat(finished).items():
        rows.append(row_of(words.say("seat-name", seat=seat), spread))
    for bot, spread in by_bot(finished).items():
        rows.append(row_of(bot, spread))
    decisions = sum(one.decisions for one in played)
    count = len(finished)
    lines = table(rows, right=range(1, len(columns)))
    facts: dict[str, Fact] = {
        "games": count,
        "rounds": words.figure(sum(one.rounds for one in finished) / count, 1),
        "decisions": words.figure(decisions / count, 1),
        "actions": words.figure(sum(one.actions for one in finished) / count, 1),
    }
    lines.append(words.say("simulate-games", **facts))
    rate = words.thousands(round(decisions / seconds)) if seconds else "0"
    build = "compiled" if orleans.compiled() else "plain"
    took = words.figure(seconds, 2)
    lines.append(words.say("simulate-speed", seconds=took, rate=rate, build=build))
    lines.append(words.say("simulate-seed", seed=plan.seed))
    return lines


def row_of(who: str, spread: Spread) -> list[str]:
    wins = f"{spread.wins:.1f}".removesuffix(".0")
    figures = [f"{spread.mean:.2f}", f"{spread.sd:.2f}", str(spread.least), str(spread.most)]
    return [who, str(spread.games), *figures, wins]
