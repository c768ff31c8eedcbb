"""`orleans tile`: what a component does, and how sure we are of every value on it."""

from __future__ import annotations

import argparse
import json
from typing import NamedTuple

from ..content.schema.row import Row
from ..display.classic.components import (
    Line,
    component_name,
    components,
    find_components,
    kind_of,
    playable,
    rules_of,
    values_of,
)
from ..display.joan.components import find_joan, joan_components, joan_name
from ..display.joan.components import kind_of as joan_kind
from ..display.joan.components import rules_of as joan_rules
from ..display.joan.components import values_of as joan_values
from ..games import EDITIONS
from ..kernel.nearest import nearest
from ..terminal.cards import component_card
from ..terminal.joan.components import joan_card
from ..terminal.shell.page import Page, terminal_page
from ..text.classic.names import either
from ..text.errors import Problem
from ..text.translator import Words
from .common import Subparsers, add_command, words_of


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "tile", f"orleans tile {words.name('bathhouse')}")
    parser.add_argument("name", metavar="NAME", nargs="+", help=say("help-tile-name"))
    parser.add_argument("--game", help=say("help-tile-game", known=either(words, [*EDITIONS])))
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
    if args.game not in (None, *EDITIONS):
        raise Problem("error-none-of", text=args.game, known=", ".join(EDITIONS))
    page = terminal_page()
    found = [find(page, words, text) for game, find in FINDERS.items() if args.game in (None, game)]
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
    return Problem("joan-tile-none" if game == "joan" else "tile-none", text=text)


def in_classic(page: Page, words: Words, text: str) -> Found:
    exact, near = find_components(words.content, text)
    rows = exact or (near if len(near) == 1 else [])
    shown = [
        Shown(
            component_card(page, words, row),
            {
                **as_json(words, row, "classic", kind_of(row), component_name(words, row)),
                "playable": playable(row),
                "values": values_json(words, row, values_of(words, row)),
                "rules": [rule.id for rule in rules_of(words, row)],
            },
        )
        for row in rows
    ]
    known = [component_name(words, row) for row in components(words.content)]
    towns = [words.name(town.id) for town in words.content.map.town]
    return Found(shown, [component_name(words, row) for row in near], [*known, *towns])


def in_joan(page: Page, words: Words, text: str) -> Found:
    exact, near = find_joan(words.content, text)
    rows = exact or (near if len(near) == 1 else [])
    shown = [
        Shown(
            joan_card(page, words, row),
            {
                **as_json(words, row, "joan", joan_kind(row), joan_name(words, row)),
                "playable": True,
                "values": values_json(words, row, joan_values(words, row)),
                "rules": [rule.id for rule in joan_rules(words, row)],
            },
        )
        for row in rows
    ]
    known = [joan_name(words, row) for row in joan_components(words.content)]
    return Found(shown, [joan_name(words, row) for row in near], known)


def as_json(words: Words, row: Row, game: str, kind: str, name: str) -> dict[str, object]:
    return {"id": row.id, "game": game, "kind": kind, "name": name, "note": row.note}


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


FINDERS = {"classic": in_classic, "joan": in_joan}
"""Some names stand in both games: then both cards are shown."""
