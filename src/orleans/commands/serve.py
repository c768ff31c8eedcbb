"""`orleans serve`: tables over the network, for friends at home or anywhere."""

from __future__ import annotations

import argparse
import importlib
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any, get_args

from ..table.files import data_folder, made_folder
from ..text.errors import Problem, one_line
from ..text.translator import Words
from .common import Subparsers, add_command, whole_number, words_of
from .extras import require_server

DATABASE = "tables.sqlite"
BACKUPS = "backups"
TO_STDOUT = ("serve-ready", "serve-network", "play-running")


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "serve", "orleans serve --host 0.0.0.0")
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--port", metavar="N", default="8000", help=say("help-serve-port"))
    add_database(parser, words)
    parser.add_argument("--workers", metavar="N", help=say("help-serve-workers"))
    add_repeated(parser, "--players", "MODULE", words.say("help-serve-players"), words)
    parser.add_argument("--log", default="text", help=say("help-serve-log"))
    parser.add_argument("--announce", metavar="FILE", help=say("help-serve-announce"))
    add_outside(parser, words)
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--db", metavar="WHERE", help=words.say("help-serve-db", file=DATABASE))


def add_outside(parser: argparse.ArgumentParser, words: Words) -> None:
    """For a server on the open internet."""
    say = words.say
    flags = parser.add_argument_group(say("help-serve-outside"))
    flags.add_argument("--https", action="store_true", help=say("help-serve-https"))
    add_repeated(flags, "--trusted-proxy", "ADDRESS", words.say("help-serve-trusted-proxy"), words)
    add_repeated(flags, "--origin", "URL", words.say("help-serve-origin"), words)
    add_repeated(flags, "--allow-host", "NAME", words.say("help-serve-allow-host"), words)
    token = say("help-serve-metrics-token")
    flags.add_argument("--metrics-token", metavar="TEXT", default="", help=token)
    add_repeated(flags, "--limit", "NAME=VALUE", words.say("help-serve-limit"), words)
    limits = say("help-serve-no-local-limits")
    flags.add_argument("--no-local-limits", action="store_true", help=limits)


def add_repeated(flags: Any, flag: str, metavar: str, help_text: str, words: Words) -> None:
    repeated = words.say("help-repeated", help=help_text)
    flags.add_argument(flag, metavar=metavar, action="append", default=[], help=repeated)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    require_server("serve")
    settings = settings_of(args, words)
    # Only now: the other commands need not wait until all this is loaded.
    from ..server.ops.logs import set_up_logs
    from ..server.run import run as run_server

    set_up_logs(settings.log)
    if not settings.admin_key:
        show(words, Problem("serve-no-admin"))
    run_server(settings, lambda message: show(words, message))
    show(words, Problem("serve-stopped"))
    return 0


def show(words: Words, message: Problem) -> None:
    """The address on standard output, what happens on the way to it beside the log."""
    stream = sys.stdout if message.key in TO_STDOUT else sys.stderr
    print(one_line(message.sentence(words)), file=stream, flush=True)


def settings_of(args: argparse.Namespace, words: Words) -> Any:
    from ..server.config import Logged, Settings
    from ..server.http.limit_flags import limits_from
    from ..server.ops.admin_key import admin_key

    if args.log not in get_args(Logged):
        raise Problem("serve-log", text=args.log)
    port = whole_number(args.port, "--port", least=0)
    if port > 65535:
        raise Problem("serve-port", text=args.port)
    for proxy in args.trusted_proxy:
        check_network(proxy)
    return Settings(
        db=database_of(args),
        host=args.host,
        port=port,
        workers=2 if args.workers is None else whole_number(args.workers, "--workers"),
        players=imported(args.players),
        trusted_proxies=tuple(args.trusted_proxy),
        origins=tuple(args.origin),
        hosts=tuple(args.allow_host),
        https=args.https,
        metrics_token=args.metrics_token,
        admin_key=admin_key(make=True),
        backups=data_folder() / BACKUPS,
        language=words.language,
        log=args.log,
        announce=None if args.announce is None else Path(args.announce),
        spare_loopback=args.no_local_limits,
        limits=limits_from(args.limit),
    )


def imported(modules: list[str]) -> tuple[str, ...]:
    """Here as well as in the workers: a table asks for players that are known."""
    for module in modules:
        try:
            importlib.import_module(module)
        except ImportError as error:
            raise Problem("serve-players", module=module, reason=str(error)) from None
    return tuple(modules)


def check_network(text: str) -> None:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise Problem("serve-proxy", text=text) from None


def database_of(args: argparse.Namespace) -> str:
    return default_database() if args.db is None else str(args.db)


def default_database() -> str:
    return str(made_folder(data_folder()) / DATABASE)
