"""`orleans verify`: whether a record is genuine, check by check, and what nobody can check yet."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from ..games import AnyGame, replay_record, start
from ..kernel.chance import commitment, fresh_chance
from ..kernel.record import Record, RecordError, replay, state_hash
from ..terminal.saves import SaveError, read_saved
from ..text.errors import Problem, one_line
from ..text.games import title_words
from ..text.translator import Words
from .common import Subparsers, add_command, words_of

SHORT = 16
"""Letters of a hash that are enough to compare by eye."""


def add(subparsers: Subparsers, words: Words) -> None:
    parser = add_command(subparsers, words, "verify", "orleans verify evening.json")
    parser.add_argument("file", metavar="RECORD", help=words.say("help-replay-file"))
    parser.add_argument("--json", action="store_true", help=words.say("help-flag-json"))
    parser.set_defaults(run=run)


class Wrong(Exception):
    """`problem` says what failed; the checks before it are `passed`."""

    def __init__(self, check: str, passed: list[str], problem: Problem) -> None:
        super().__init__(check)
        self.check = check
        self.passed = passed
        self.problem = problem


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    try:
        record = read_saved(Path(args.file)).record
    except SaveError as error:
        if args.json:
            print(json.dumps({"ok": False, "error": error.sentence(words)}))
        print(f"orleans: {one_line(error.sentence(words))}", file=sys.stderr)
        return 2
    try:
        game, passed = checked(record, args.file)
    except Wrong as wrong:
        return report_wrong(args, words, wrong)
    if args.json:
        answer = {"ok": True, "checked": passed, "seed_published": bool(record.seed)}
        print(json.dumps({**answer, "over": game.over, "scores": game.scores}))
    else:
        print("\n".join(report(words, args.file, record, game)))
    return 0


def report_wrong(args: argparse.Namespace, words: Words, wrong: Wrong) -> int:
    sentence = wrong.problem.sentence(words)
    if args.json:
        answer = {"ok": False, "checked": wrong.passed, "failed": wrong.check, "error": sentence}
        print(json.dumps(answer))
    print(f"orleans: {one_line(sentence)}", file=sys.stderr)
    return 1


# -------------------------------------------------------------------- checking


def checked(record: Record, path: str) -> tuple[AnyGame, list[str]]:
    """The game at its end, and what was checked; raises Wrong at the first that fails."""
    try:
        game = replayed(record)
    except RecordError as error:
        raise Wrong("replay", [], Problem("error-record", path=path, reason=error)) from None
    passed = ["replay"]
    checks: dict[str, Callable[[], bool]] = {
        "state": lambda: state_hash(game) == record.state_hash,
        "scores": lambda: game.scores == record.scores,
    }
    if record.seed:
        checks["seed"] = lambda: commitment(record.seed) == record.commitment
        checks["draws"] = lambda: follow_from_seed(record)
    for check, is_right in checks.items():
        if not is_right():
            scores = ", ".join(map(str, game.scores))
            raise Wrong(check, passed, Problem("verify-wrong", check=check, scores=scores))
        passed.append(check)
    return game, passed


def replayed(record: Record) -> AnyGame:
    """A record may be damaged in any way; whatever goes wrong in it is its own fault."""
    try:
        game = replay_record(record)
    except RecordError:
        raise
    except Exception as error:
        text = "the record does not replay: {reason}"
        raise RecordError("record-damaged", text, reason=error) from None
    if game.chance.outcomes.numbers() != record.chance:
        raise RecordError("record-unused", "the record holds chance outcomes that no move uses")
    return game


def follow_from_seed(record: Record) -> bool:
    try:
        drawn = replay(record, start, chance=fresh_chance(record.seed))
    except RecordError:
        return False
    return drawn.chance.outcomes.numbers() == record.chance


# ------------------------------------------------------------------- telling it


def report(words: Words, path: str, record: Record, game: AnyGame) -> list[str]:
    short = record.state_hash[:SHORT]
    lines = [
        words.say("verify-head", path=path, title=title_words(words, game.setup)),
        words.say("verify-replays", moves=len(record.moves)),
        words.say("verify-state", hash=short),
        words.say("verify-scores", scores=", ".join(map(str, game.scores))),
    ]
    if not game.over:
        lines.append(words.say("verify-not-over"))
    if not record.seed:
        lines.append(words.say("verify-no-seed", commitment=record.commitment))
        return [*lines, words.say("verify-part")]
    lines.append(words.say("verify-seed", commitment=record.commitment))
    lines.append(words.say("verify-draws", draws=len(record.chance)))
    return [*lines, words.say("verify-good")]
