"""`orleans analyse`: a finished game, held against the best that can be found."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from ..analysis.judgement import Effort
from ..analysis.rounds import JudgedRound, Story
from ..analysis.summary import Summary
from ..games import AnyGame
from ..kernel.record import Record, RecordError
from ..table.seats import seat_named
from ..terminal.saves import read_saved
from ..text.errors import Problem
from ..text.translator import Words
from .common import Subparsers, add_command, words_of
from .output.analysis import as_json, as_text
from .output.progress_bar import Bar
from .replay import verified
from .show import colours

EFFORT = Effort()


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "analyse", "orleans analyse sunday.json --seat blue")
    parser.add_argument("file", metavar="RECORD", help=say("help-replay-file"))
    seats = say("help-analyse-seat")
    parser.add_argument("--seat", metavar="SEAT", action="append", default=[], help=seats)
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    saved = read_saved(Path(args.file))
    game = finished(args.file, saved.record)
    seats = [seat_named(text, game.setup.players) for text in args.seat]
    names = [seat.name for seat in saved.seats] or colours(words, game)
    summary = Summary(judged(saved.record))
    if args.json:
        print(msgspec.json.encode(as_json(summary, game, names, seats)).decode())
    else:
        print("\n".join(as_text(words, summary, saved.record, game, names, seats)))
    return 0


def finished(path: str, record: Record) -> AnyGame:
    try:
        game = verified(record)
    except RecordError as error:
        raise Problem("error-record", path=path, reason=error) from None
    if not game.over:
        raise Problem("analyse-not-over", path=path)
    return game


def judged(record: Record) -> list[JudgedRound]:
    story = Story(record)
    bar = Bar(story.rounds, sys.stderr)
    found: list[JudgedRound] = []
    try:
        for round in range(1, story.rounds + 1):
            found.append(story.judged(round, EFFORT))
            bar.more(1)
    finally:
        bar.close()
    return found
