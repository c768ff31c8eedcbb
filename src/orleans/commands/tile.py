"""`orleans tile`: what a component does, and how sure we are of every value on it."""

from __future__ import annotations

import argparse

from ..table.problems import Problem
from ..terminal.cards import component_card, find_components
from ..terminal.page import terminal_page
from .common import Subparsers, add_command, words_of


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "tile",
        "show a Place, a deed or an Hour Glass tile, and where its values come from",
        "orleans tile Bathhouse",
    )
    parser.add_argument("name", metavar="NAME", nargs="+", help="its id, or its name in en, de, fr")
    parser.add_argument("--data", metavar="FILE", help="with the corrections of this file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    text = " ".join(args.name)
    exact, near = find_components(words.content, text)
    if not exact and len(near) == 1:
        exact = near
    if not exact and near:
        names = ", ".join(dict.fromkeys(words.name(row.id) for row in near))
        raise Problem("tile-several", names=names)
    if not exact:
        raise Problem("tile-none", text=text)
    page = terminal_page()
    cards = ["\n".join(component_card(page, words, row)) for row in exact]
    print("\n\n".join(cards))
    return 0
