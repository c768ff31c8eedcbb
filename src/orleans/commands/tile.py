"""`orleans tile`: what a component does, and how sure we are of every value on it."""

from __future__ import annotations

import argparse
from typing import NamedTuple

from ..games import EDITIONS
from ..table.components import component_name, find_components
from ..table.facts import either
from ..table.joan.components import find_joan, joan_name
from ..table.problems import Problem
from ..table.words import Words
from ..terminal.cards import component_card
from ..terminal.joan.components import joan_card
from ..terminal.page import Page, terminal_page
from .common import Subparsers, add_command, words_of


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "tile", f"orleans tile {words.name('bathhouse')}")
    parser.add_argument("name", metavar="NAME", nargs="+", help=say("help-tile-name"))
    parser.add_argument("--game", help=say("help-tile-game", known=either(words, [*EDITIONS])))
    parser.add_argument("--data", metavar="FILE", help=say("help-tile-data"))
    parser.set_defaults(run=run)


class Found(NamedTuple):
    """The cards that a text names, or else the names of those that it might mean."""

    cards: list[list[str]]
    names: list[str]


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    text = " ".join(args.name)
    if args.game not in (None, *EDITIONS):
        raise Problem("error-none-of", text=args.game, known=", ".join(EDITIONS))
    page = terminal_page()
    found = [find(page, words, text) for game, find in FINDERS.items() if args.game in (None, game)]
    cards = ["\n".join(card) for one in found for card in one.cards]
    names = dict.fromkeys(name for one in found for name in one.names)
    if not cards and names:
        raise Problem("tile-several", names=", ".join(names))
    if not cards:
        raise Problem("joan-tile-none" if args.game == "joan" else "tile-none", text=text)
    print("\n\n".join(cards))
    return 0


def in_classic(page: Page, words: Words, text: str) -> Found:
    exact, near = find_components(words.content, text)
    rows = exact or (near if len(near) == 1 else [])
    cards = [component_card(page, words, row) for row in rows]
    return Found(cards, [component_name(words, row) for row in near])


def in_joan(page: Page, words: Words, text: str) -> Found:
    exact, near = find_joan(words.content, text)
    rows = exact or (near if len(near) == 1 else [])
    return Found(
        [joan_card(page, words, row) for row in rows], [joan_name(words, row) for row in near]
    )


FINDERS = {"classic": in_classic, "joan": in_joan}
"""Some names stand in both games: then both cards are shown."""
