"""`orleans verify`: whether a record is genuine, check by check, and what nobody can check yet."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..games import AnyGame, replay_record, start_recorded
from ..kernel.chance import commitment, fresh_chance
from ..kernel.record import Record, RecordError, replay, state_hash
from ..table.problems import one_line
from ..table.words import Words
from ..terminal.saves import SaveError, read_saved
from .common import Subparsers, add_command, title_of, words_of

SHORT = 16
"""Letters of a hash that are enough to compare by eye."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "verify",
        "check a record: replay, end state, points, and the draws against the published seed",
        "orleans verify evening.json",
    )
    parser.add_argument("file", metavar="RECORD", help="a record or a saved game")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.set_defaults(run=run)


class Wrong(Exception):
    """`check` is the one that failed; those before it are `passed`."""

    def __init__(self, check: str, passed: list[str], reason: str = "") -> None:
        super().__init__(check)
        self.check = check
        self.passed = passed
        self.reason = reason


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
        game, passed = checked(record)
    except Wrong as wrong:
        return report_wrong(args, words, wrong)
    if args.json:
        answer = {"ok": True, "checked": passed, "seed_published": bool(record.seed)}
        print(json.dumps({**answer, "over": game.over, "scores": game.scores}))
    else:
        print("\n".join(report(words, args.file, record, game)))
    return 0


def report_wrong(args: argparse.Namespace, words: Words, wrong: Wrong) -> int:
    sentence = words.say("verify-wrong", check=wrong.check, reason=wrong.reason)
    if args.json:
        answer = {"ok": False, "checked": wrong.passed, "failed": wrong.check, "error": sentence}
        print(json.dumps(answer))
    print(f"orleans: {one_line(sentence)}", file=sys.stderr)
    return 1


# -------------------------------------------------------------------- checking


def checked(record: Record) -> tuple[AnyGame, list[str]]:
    """The game at its end, and what was checked; raises Wrong at the first that fails."""
    passed: list[str] = []
    game = replayed(record)
    passed.append("replay")
    if state_hash(game) != record.state_hash:
        raise Wrong("state", passed)
    passed.append("state")
    if game.scores != record.scores:
        raise Wrong("scores", passed, ", ".join(map(str, game.scores)))
    passed.append("scores")
    if record.seed:
        if commitment(record.seed) != record.commitment:
            raise Wrong("seed", passed)
        passed.append("seed")
        if not follow_from_seed(record):
            raise Wrong("draws", passed)
        passed.append("draws")
    return game, passed


def replayed(record: Record) -> AnyGame:
    """A record may be damaged in any way; whatever goes wrong in it is its own fault."""
    try:
        game = replay_record(record)
    except RecordError as error:
        raise Wrong("replay", [], str(error)) from None
    except Exception as error:
        raise Wrong("replay", [], f"{type(error).__name__}: {error}") from None
    if game.chance.outcomes.numbers() != record.chance:
        raise Wrong("replay", [], "it holds draws that no move uses")
    return game


def follow_from_seed(record: Record) -> bool:
    try:
        drawn = replay(record, start_recorded, chance=fresh_chance(record.seed))
    except RecordError:
        return False
    return drawn.chance.outcomes.numbers() == record.chance


# ------------------------------------------------------------------- telling it


def report(words: Words, path: str, record: Record, game: AnyGame) -> list[str]:
    short = record.state_hash[:SHORT]
    lines = [
        words.say("verify-head", path=path, title=title_of(words, game)),
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
