"""`orleans tile`: what a component does, and how sure we are of every value on it."""

from __future__ import annotations

import argparse
import json
from typing import NamedTuple

from ..content.schema.row import Row
from ..display.components import Line
from ..display.parts import DISPLAYS
from ..kernel.nearest import nearest
from ..terminal.parts import TERMINALS
from ..terminal.shell.page import Page, terminal_page
from ..text.classic.names import either
from ..text.errors import Problem
from ..text.translator import Words
from ..titles import HOMES, USUAL
from .common import Subparsers, add_command, words_of


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "tile", f"orleans tile {words.name('bathhouse')}")
    parser.add_argument("name", metavar="NAME", nargs="+", help=say("help-tile-name"))
    parser.add_argument("--game", help=say("help-tile-game", known=either(words, [*HOMES])))
    parser.add_argument("--data", metavar="FILE", help=say("help-tile-data"))
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    parser.set_defaults(run=run)


class Shown(NamedTuple):
    """A component as a card for the terminal, and as JSON."""

    card: list[str]
    json: dict[str, object]


class Found(NamedTuple):
    """The components that a text names, or else the names of those that it might mean; `known`
    are all names there are."""

    shown: list[Shown]
    names: list[str]
    known: list[str]


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    text = " ".join(args.name)
    if args.game not in (None, *HOMES):
        raise Problem("error-none-of", text=args.game, known=", ".join(HOMES))
    page = terminal_page()
    games = [game for game in HOMES if args.game in (None, game)]  # some names stand in several
    found = [find(page, words, game, text) for game in games]
    shown = [one for part in found for one in part.shown]
    names = dict.fromkeys(name for part in found for name in part.names)
    if not shown and names:
        raise Problem("tile-several", names=", ".join(names))
    if not shown:
        raise unknown(args.game, text, [name for part in found for name in part.known])
    if args.json:
        print(json.dumps({"components": [one.json for one in shown]}))
    else:
        print("\n\n".join("\n".join(one.card) for one in shown))
    return 0


def unknown(game: str | None, text: str, known: list[str]) -> Problem:
    if near := nearest(text, known):
        return Problem("tile-near", text=text, near=", ".join(near))
    return Problem(DISPLAYS.of(game or USUAL).catalogue.none, text=text)


def find(page: Page, words: Words, game: str, text: str) -> Found:
    book = DISPLAYS.of(game).catalogue
    exact, near = book.find(words.content, text)
    rows = exact or (near if len(near) == 1 else [])
    card = TERMINALS.of(game).card
    shown = [Shown(card(page, words, row), as_json(words, game, row)) for row in rows]
    known = [book.name(words, row) for row in book.rows(words.content)]
    return Found(shown, [book.name(words, row) for row in near], [*known, *book.others(words)])


def as_json(words: Words, game: str, row: Row) -> dict[str, object]:
    book = DISPLAYS.of(game).catalogue
    return {
        "id": row.id,
        "game": game,
        "kind": book.kind(row),
        "name": book.name(words, row),
        "note": row.note,
        "playable": book.playable(row),
        "values": values_json(words, row, book.values(words, row)),
        "rules": [rule.id for rule in book.rules(words, row)],
    }


def values_json(words: Words, row: Row, values: list[Line]) -> list[dict[str, object]]:
    """Each value with the field of the data that it stands in and how sure it is."""
    return [
        {
            "label": label,
            "value": value,
            "field": field or None,
            "provenance": words.content.provenance(row, field) if field else None,
        }
        for label, value, field in values
    ]
