"""`orleans join`: sit down at a table of a server, watch one, or set one up."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..bots import PLAYERS
from ..table.clock import ClockRules
from ..table.options import TableOptions, require_player
from ..terminal.shell.console import Console
from ..text.errors import Problem
from ..text.translator import Words
from .common import (
    SETUP_FLAGS,
    Subparsers,
    add_command,
    add_own_players,
    add_setup_flags,
    given,
    own_players,
    require,
    setup_from,
    whole_number,
    words_of,
)
from .extras import require_server

if TYPE_CHECKING:
    from ..terminal.online.link import Link
    from ..terminal.online.lobby import Lobby

NOT_THERE = ("seed", "position")
"""Flags of a set-up that only a game at home has."""


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    link = "http://192.168.0.7:8000/t/TABLE#KEY"
    parser = add_command(subparsers, words, "join", f"orleans join {link}")
    known = ", ".join(PLAYERS)
    parser.add_argument("link", metavar="LINK", help=say("help-join-link"))
    parser.add_argument("--name", help=say("help-join-name"))
    parser.add_argument("--auto", metavar="LEVEL", help=say("help-join-auto", known=known))
    add_own_players(parser, words)
    flags = parser.add_argument_group(say("help-join-tables"))
    flags.add_argument("--new", action="store_true", help=say("help-join-new"))
    flags.add_argument("--bots", metavar="A,B", help=say("help-join-bots", known=known))
    flags.add_argument("--private", action="store_true", help=say("help-join-private"))
    flags.add_argument("--clock", metavar="SECONDS", help=say("help-join-clock"))
    add_setup_flags(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    require_server("join")
    # Only now: the other commands need not wait until the network is loaded.
    from ..terminal.online.link import link_of
    from ..terminal.online.lobby import Lobby

    require(args, "--new", ("bots", "private", "clock", *SETUP_FLAGS))
    visitor = Lobby(Console(), words_of(args), args.name)
    link = link_of(args.link)
    own_players(args)
    if args.auto is not None:
        require_player(args.auto)
    if args.new:
        link = new_table(args, visitor, link)
    elif not link.table:
        visitor.list_tables(link)
        return 0
    elif link.is_invitation or (args.name and not link.key):
        link = visitor.sit_down(link)
    visitor.play(link, args.auto)
    return 0


def new_table(args: argparse.Namespace, visitor: Lobby, link: Link) -> Link:
    if flag := given(args, NOT_THERE):
        raise Problem("join-flag", flag=flag)
    options = TableOptions(private=args.private, clock=clock_of(args.clock))
    bots = [] if args.bots is None else args.bots.split(",")
    return visitor.make_table(link, setup_from(args), bots, options)


def clock_of(text: str | None) -> ClockRules | None:
    """900, or 900+30 with an increment."""
    if text is None:
        return None
    bank, _, increment = text.partition("+")
    return ClockRules(
        bank=whole_number(bank, "--clock"),
        increment=whole_number(increment, "--clock", 0) if increment else 0,
    )
