"""`orleans play`: the page in your browser, or with --terminal a game in this terminal."""

from __future__ import annotations

import argparse
import os
import threading
import webbrowser
from typing import TYPE_CHECKING

import msgspec

from ..text.errors import Problem
from ..text.translator import Words
from .at_terminal import add_terminal_flags, given_flag, play_here
from .common import Subparsers, add_command, words_of
from .extras import is_installed
from .serve import default_database, show

if TYPE_CHECKING:
    from ..server.config import Settings
    from ..server.run import Tell

SAID = ("serve-ready", "serve-stopping")


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    example = "orleans play --terminal --edition 2021 --players 3 --seats red --bots easy"
    parser = add_command(subparsers, words, "play", example)
    parser.add_argument("--no-browser", action="store_true", help=say("help-play-no-browser"))
    parser.add_argument("--terminal", action="store_true", help=say("help-play-terminal"))
    add_terminal_flags(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.terminal:
        return play_here(args)
    flag = given_flag(args)
    if flag:
        raise Problem("play-needs-terminal", flag=flag)
    if not is_installed("server"):
        raise Problem("play-no-server")
    return play_in_browser(args)


def play_in_browser(args: argparse.Namespace) -> int:
    """On a server for this machine alone; if one is running already, on that one."""
    words = words_of(args)
    # Only now: the other commands need not wait until all this is loaded.
    from ..server.config import Settings
    from ..server.ops.logs import set_up_logs
    from ..server.storage.location import running_at

    def tell(message: Problem) -> None:
        if message.key in SAID:
            show(words, message)
        if message.key == "serve-ready" and not args.no_browser:
            # Beside the server, which must not wait for it.
            page = (str(message.facts["url"]),)
            threading.Thread(target=open_browser, args=page, daemon=True).start()

    settings = Settings(db=default_database(), workers=2, language=words.language, log="quiet")
    set_up_logs(settings.log)
    try:
        serve_here(settings, tell)
    except Problem as problem:
        url = running_at(settings.db) if problem.key == "storage-in-use" else ""
        if not url:
            raise
        show(words, Problem("play-running", url=url))
        if not args.no_browser:
            open_browser(url)
        return 0
    show(words, Problem("serve-stopped"))
    return 0


def serve_here(settings: Settings, tell: Tell) -> None:
    """At the usual port, or at any free one."""
    from ..server.run import run as run_server

    try:
        run_server(settings, tell)
    except Problem as problem:
        if problem.key != "serve-port-taken":
            raise
        run_server(msgspec.structs.replace(settings, port=0), tell)


def open_browser(url: str) -> None:
    """If there is one: the address has been said."""
    if has_window():
        webbrowser.open(url)


def has_window() -> bool:
    """A browser inside the terminal cannot show the page and would take the terminal away."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    return bool(os.environ.get("BROWSER")) or type(browser) is not webbrowser.GenericBrowser
