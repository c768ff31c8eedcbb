"""`orleans serve`: tables over the network, for friends at home or anywhere."""

from __future__ import annotations

import argparse
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any, get_args

from ..table.files import data_folder, made_folder
from ..table.problems import Problem, one_line
from ..table.words import Words
from .common import Subparsers, add_command, whole_number, words_of

DATABASE = "tables.sqlite"
TO_STDOUT = ("serve-ready", "serve-network")


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "serve",
        "serve tables over the network, for friends at home or anywhere",
        "orleans serve --host 0.0.0.0",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0: for your whole network"
    )
    parser.add_argument("--port", metavar="N", default="8000", help="default 8000; 0: any free one")
    add_database(parser)
    parser.add_argument(
        "--workers", metavar="N", help="processes that think for computer players (default: 2)"
    )
    parser.add_argument("--log", default="text", help="text, json or quiet (default: text)")
    parser.add_argument(
        "--announce", metavar="FILE", help="write address and port to this file when ready"
    )
    add_outside(parser)
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db",
        metavar="WHERE",
        help="a file, or postgresql://… (default: tables.sqlite among your own games)",
    )


def add_outside(parser: argparse.ArgumentParser) -> None:
    """For a server on the open internet."""
    flags = parser.add_argument_group("behind a proxy")
    flags.add_argument("--https", action="store_true", help="the proxy speaks https to the world")
    flags.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="believe what this address or network says about its clients; may be repeated",
    )
    flags.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="let pages of this site connect as well; may be repeated",
    )
    flags.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
        help="answer to this name only; may be repeated",
    )
    flags.add_argument(
        "--metrics-token", metavar="TEXT", default="", help="asked for at /metrics"
    )
    flags.add_argument(
        "--no-local-limits", action="store_true", help="no limits for this machine (load tests)"
    )


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    settings = settings_of(args, words)
    # Only now: the other commands need not wait until all this is loaded.
    from ..server.logs import set_up_logs
    from ..server.serving import run as run_server

    set_up_logs(settings.log)
    run_server(settings, lambda message: show(words, message))
    show(words, Problem("serve-stopped"))
    return 0


def show(words: Words, message: Problem) -> None:
    """The address on standard output, what happens on the way to it beside the log."""
    stream = sys.stdout if message.key in TO_STDOUT else sys.stderr
    print(one_line(message.sentence(words)), file=stream, flush=True)


def settings_of(args: argparse.Namespace, words: Words) -> Any:
    from ..server.config import Logged, Settings

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
        workers=whole_number(args.workers, "--workers") if args.workers else 2,
        trusted_proxies=tuple(args.trusted_proxy),
        origins=tuple(args.origin),
        hosts=tuple(args.allow_host),
        https=args.https,
        metrics_token=args.metrics_token,
        language=words.language,
        log=args.log,
        announce=Path(args.announce) if args.announce else None,
        spare_loopback=args.no_local_limits,
    )


def check_network(text: str) -> None:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise Problem("serve-proxy", text=text) from None


def database_of(args: argparse.Namespace) -> str:
    if args.db:
        return str(args.db)
    return str(made_folder(data_folder()) / DATABASE)
