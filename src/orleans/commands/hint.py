"""`orleans hint`: what to do in a saved game, why, and what else there is."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from ..analysis.requests import hint
from ..games import AnyGame, replay_record
from ..table.seats import seat_named
from ..terminal.advice import Instead, advice_lines
from ..terminal.match import bot_seed
from ..terminal.saves import Saved, read_saved
from ..terminal.shell.page import terminal_page
from ..text.errors import Problem
from ..text.games import move_words, question_words
from ..text.reasons import decision_words, reason_words
from ..text.translator import Words
from .common import Subparsers, add_command, words_of
from .show import colours


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed, in words or as JSON."""

    seat: int
    asked: str
    moves: list[tuple[str, str]]  # the notation, and what it means
    reasons: list[str]
    others: list[Instead]


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "hint", "orleans hint sunday.json --seat blue")
    parser.add_argument("file", metavar="SAVE", help=say("help-replay-file"))
    parser.add_argument("--seat", metavar="SEAT", help=say("help-hint-seat"))
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    path = Path(args.file)
    saved = read_saved(path)
    try:
        game = replay_record(saved.record)
    except Exception as error:  # a record may be damaged in any way
        raise Problem("error-record", path=str(path), reason=error) from None
    names = [seat.name for seat in saved.seats] or colours(words, game)
    found = told(words, game, seat_asked(args.seat, saved, game), names)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    page = terminal_page()
    lines = page.wrap(words.say("hint-for", who=names[found.seat], asked=found.asked))
    for notation, text in found.moves:
        lines += page.wrap(words.say("move-written", move=notation, text=text), "  ", "  ")
    print("\n".join([*lines, *advice_lines(page, words, found.reasons, found.others)]))
    return 0


def seat_asked(text: str | None, saved: Saved, game: AnyGame) -> int:
    """The seat that is named; else the first that owes a decision, people before computers."""
    if game.over:
        raise Problem("hint-over")
    if text is not None:
        seat = seat_named(text, game.setup.players)
        if seat not in game.pending:
            raise Problem("hint-not-asked", seat=text)
        return seat
    people = [seat for seat in game.pending if saved.seats and saved.seats[seat].is_human]
    return (people or game.pending)[0]


def told(words: Words, game: AnyGame, seat: int, names: list[str]) -> Told:
    found = hint(game, seat, bot_seed(game, seat))
    world = game.imagine(seat, "hint")
    asked = question_words(words, world, seat, names)
    moves: list[tuple[str, str]] = []
    others: list[Instead] = []
    for number, notation in enumerate(found.moves):
        if number == found.forced:
            for other in found.others:
                text = decision_words(words, world, seat, other.moves, names)
                others.append(Instead(text, other.less))
        move = world.parse(notation)
        moves.append((notation, move_words(words, world, seat, move, names)))
        world.play(seat, move)
    reasons = reason_words(words, found.reasons)
    return Told(seat=seat, asked=asked, moves=moves, reasons=reasons, others=others)
