"""`orleans show`: a position, or any moment of a game, as text or as a view."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from ..content import load_content
from ..games import AnyGame, replay_record
from ..kernel.record import OtherVersion, check_version, read_any_version
from ..table.seats import seat_named
from ..terminal.games import boards_of
from ..terminal.local_game import LocalGame
from ..terminal.result import result_table
from ..terminal.saves import Saved, looks_like_game, parse_saved, read_bytes
from ..terminal.shell.page import terminal_page
from ..terminal.stored import stored_lines
from ..text.errors import Problem
from ..text.translator import Words
from .common import (
    SETUP_FLAGS,
    Subparsers,
    add_command,
    add_setup_flags,
    given,
    position_of,
    refuse_together,
    set_up,
    setup_from,
    whole_number,
    words_of,
)


def add(subparsers: Subparsers, words: Words) -> None:
    example = "orleans show sunday.json --move 40 --seat blue"
    parser = add_command(subparsers, words, "show", example)
    parser.add_argument("file", metavar="FILE", nargs="?", help=words.say("help-show-file"))
    parser.add_argument("--move", metavar="N", help=words.say("help-show-move"))
    parser.add_argument("--seat", metavar="SEAT", help=words.say("help-show-seat"))
    parser.add_argument("--json", action="store_true", help=words.say("help-show-json"))
    add_setup_flags(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    stored = of_other_version(args)
    if stored is not None:
        return show_stored(args, words, *stored)
    game, names = find_game(args, words)
    if game.setup.data:
        words = Words(words.language, load_content(game.setup.data))
    seat = None if args.seat is None else seat_named(args.seat, game.setup.players)
    if args.json:
        print(msgspec.json.encode(game.view(seat)).decode())
        return 0
    lines = boards_of(LocalGame(game, names), terminal_page(), words).shown(seat)
    if game.over:
        lines += ["", *result_table(words, game, names)]
    print("\n".join(lines))
    return 0


def of_other_version(args: argparse.Namespace) -> tuple[Saved, OtherVersion] | None:
    """A played game that cannot be replayed here, but can be read; and why."""
    data = read_bytes(Path(args.file)) if args.file else b""
    if args.move is not None or not looks_like_game(data):
        return None
    saved = parse_saved(Path(args.file), data, read_any_version)
    try:
        check_version(saved.record)
    except OtherVersion as error:
        return saved, error
    return None


def show_stored(args: argparse.Namespace, words: Words, saved: Saved, reason: OtherVersion) -> int:
    why = Problem("error-record", path=args.file, reason=reason).sentence(words)
    if args.json:
        print(saved.record.to_json().decode(), end="")
        return 0
    try:
        lines = stored_lines(words, terminal_page(), saved, why)
    except (ValueError, IndexError) as error:  # a record may be damaged in any way
        raise Problem("error-record", path=args.file, reason=error) from None
    print("\n".join(lines))
    return 0


def find_game(args: argparse.Namespace, words: Words) -> tuple[AnyGame, list[str]]:
    """From a file of any kind, or freshly set up."""
    if args.file is not None:
        path = Path(args.file)
        data = read_bytes(path)
        if looks_like_game(data):
            if flag := given(args, SETUP_FLAGS):
                raise Problem("error-flag-with-save", flag=flag)
            saved = parse_saved(path, data)
            moves = None if args.move is None else whole_number(args.move, "--move", 0)
            try:
                game = replay_record(saved.record, moves)
            except Exception as error:  # a record may be damaged in any way
                raise Problem("error-record", path=str(path), reason=error) from None
            return game, [seat.name for seat in saved.seats] or colours(words, game)
        refuse_together(args, "FILE", ["position"])
        args.position = args.file
    if args.move is not None:
        raise Problem("error-move-needs-game")
    position = position_of(args)
    game = set_up(args, setup_from(args, position), position)
    return game, colours(words, game)


def colours(words: Words, game: AnyGame) -> list[str]:
    return [words.say("seat-name", seat=seat) for seat in range(game.setup.players)]
