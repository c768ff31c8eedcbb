"""`orleans replay`: check that a record replays bit for bit, and show how it ended."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..games import AnyGame, verify_record
from ..kernel.record import Record, RecordError
from ..terminal.result import result_table, winner_words
from ..terminal.saves import SaveError, read_saved
from ..text.errors import Problem, one_line
from ..text.translator import Words
from .common import Subparsers, add_command, words_of


def add(subparsers: Subparsers, words: Words) -> None:
    parser = add_command(subparsers, words, "replay", "orleans replay sunday.json --json")
    parser.add_argument("file", metavar="FILE", help=words.say("help-replay-file"))
    parser.add_argument("--json", action="store_true", help=words.say("help-flag-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    try:
        saved = read_saved(Path(args.file))
    except SaveError as error:
        return report_bad(args, error.sentence(words), 2)
    try:
        game = verified(saved.record)
    except RecordError as error:
        problem = Problem("error-record", path=args.file, reason=error)
        return report_bad(args, problem.sentence(words), 1)
    if args.json:
        moves = len(saved.record.moves)
        answer = {"ok": True, "state_hash": saved.record.state_hash, "scores": game.scores}
        print(json.dumps({**answer, "moves": moves}))
        return 0
    colours = [words.say("seat-name", seat=seat) for seat in range(game.setup.players)]
    names = [seat.name for seat in saved.seats] or colours
    print(words.say("replay-good", moves=len(saved.record.moves), round=game.round))
    print("\n".join(result_table(words, game, names)))
    if game.over:
        print(winner_words(words, game, names))
    print(words.say("replay-hash", hash=saved.record.state_hash))
    return 0


def verified(record: Record) -> AnyGame:
    """A record may be damaged in any way; whatever goes wrong in it is its own fault."""
    try:
        return verify_record(record)
    except RecordError:
        raise
    except Exception as error:
        text = "the record does not replay: {reason}"
        raise RecordError("record-damaged", text, reason=error) from None


def report_bad(args: argparse.Namespace, sentence: str, code: int) -> int:
    if args.json:
        print(json.dumps({"ok": False, "error": sentence}))
    print(f"orleans: {one_line(sentence)}", file=sys.stderr)
    return code
