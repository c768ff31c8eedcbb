"""`orleans stats`: what finished games show about seats, tiles, tracks and deeds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ..kernel.record import RecordError
from ..lab.run.from_records import outcome_of
from ..lab.run.outcome import Outcome
from ..lab.stats.balance import Balance, balances
from ..lab.stats.png import NoPng, png_of
from ..table.files import FileError, made_folder, write_whole
from ..table.seats import Seat
from ..terminal.saves import SaveError, looks_like_game, parse_saved, read_bytes
from ..text.errors import Problem
from ..text.translator import Words
from .common import Subparsers, add_command, require, whole_number, words_of
from .output.charts import charts_of, page_of
from .output.results import results_in, tell
from .output.stats import as_text

TOP: Final = "12"
PAGE: Final = "index.html"
UNKNOWN: Final = "-"
"""Who sat in a game that says nothing of its players."""


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "stats", "orleans stats games.jsonl --charts charts")
    parser.add_argument("files", metavar="FILE", nargs="+", help=say("help-stats-files"))
    parser.add_argument("--charts", metavar="FOLDER", help=say("help-stats-charts"))
    parser.add_argument("--force", action="store_true", help=say("help-stats-force"))
    parser.add_argument("--top", metavar="N", default=TOP, help=say("help-stats-top", usual=TOP))
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    top = whole_number(args.top, "--top")
    require(args, "--charts", ["force"])
    read, left_out = read_all(Path(path) for path in args.files)
    ended = [outcome for outcome in read if outcome and not outcome.error]
    if not ended:
        raise left_out[0] if left_out else Problem("stats-none")
    tell(words, left_out)
    found = balances(ended)
    page = Path(args.charts) / PAGE if args.charts else None
    if page and not write_charts(words, found, page, top, args.force):
        print(words.say("stats-no-png"), file=sys.stderr)
    skipped = len(read) - len(ended)
    if args.json:
        print(json.dumps(as_json(found, len(ended), skipped)))
        return 0
    for balance in found:
        print("\n".join(as_text(words, balance, top)))
    if skipped:
        print(words.say("stats-unfinished", count=skipped))
    if page:
        print(words.say("stats-written", path=str(page)))
    return 0


def as_json(found: list[Balance], games: int, skipped: int) -> dict[str, object]:
    """A report for each game of the family."""
    reports = [msgspec.to_builtins(balance) for balance in found]
    return {"games": games, "skipped": skipped, "reports": reports}


# ------------------------------------------------------------------------------ reading


class Read(NamedTuple):
    """The games, None for one that is not over, and a sentence for each thing left out."""

    games: list[Outcome | None]
    left_out: list[Problem]


def read_all(paths: Iterable[Path]) -> Read:
    """A folder stands for all files of games in it; what is none of ours there is left out."""
    found = Read([], [])
    for path in paths:
        if not path.is_dir():
            take(found, read_one(path))
            continue
        for file in sorted(file for end in ("*.json", "*.jsonl") for file in path.rglob(end)):
            try:
                take(found, read_one(file))
            except Problem as problem:
                found.left_out.append(Problem("results-foreign", fault=problem))
    return found


def take(found: Read, more: Read) -> None:
    found.games.extend(more.games)
    found.left_out.extend(more.left_out)


def read_one(path: Path) -> Read:
    data = read_bytes(path)
    if not looks_like_game(data):
        outcomes, left_out = results_in(path, data)
        return Read([*outcomes], left_out)
    try:
        return Read([recorded(path, data)], [])
    except SaveError as error:
        return Read([], [Problem("results-foreign", fault=error)])


def recorded(path: Path, data: bytes) -> Outcome | None:
    saved = parse_saved(path, data)
    players = saved.record.setup.get("players", 0)
    seats = [sitting(seat) for seat in saved.seats] or [UNKNOWN] * players
    try:
        return outcome_of(saved.record, seats)
    except RecordError as error:
        raise SaveError("error-record", path=str(path), reason=error) from None


def sitting(seat: Seat) -> str:
    return seat.bot or seat.player


# ------------------------------------------------------------------------------ writing


def write_charts(words: Words, found: list[Balance], page: Path, top: int, force: bool) -> bool:
    """Files for each chart beside the page that has all of them; whether they could be PNG too."""
    folder = page.parent
    if page.exists() and not force:
        raise Problem("error-exists-force", path=str(page))
    sections = [(balance, charts_of(words, balance, top)) for balance in found]
    drawn = {f"{one.game}-{name}": svg for one, charts in sections for name, svg in charts.items()}
    pictures = as_pictures(drawn)
    files = {f"{name}.svg": svg.encode() for name, svg in drawn.items()}
    files |= {f"{name}.png": png for name, png in pictures.items()}
    write_all(made_folder(folder), {**files, page.name: page_of(words, sections).encode()})
    return bool(pictures)


def write_all(folder: Path, files: dict[str, bytes]) -> None:
    """All of them or none: on a full disk half of the charts would be of no use."""
    written: list[Path] = []
    try:
        for name, data in files.items():
            write_whole(folder / name, data)
            written.append(folder / name)
    except FileError:
        for path in written:
            path.unlink()
        raise


def as_pictures(drawn: dict[str, str]) -> dict[str, bytes]:
    """Every chart as PNG; none where the extra is not installed."""
    try:
        return {name: png_of(svg) for name, svg in drawn.items()}
    except NoPng:
        return {}
