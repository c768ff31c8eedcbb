"""`orleans admin`: how a running server is, a backup now, a word before a restart."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import msgspec

from ..kernel.refusals import Fact
from ..text.errors import Problem
from ..text.translator import Words
from .common import Subparsers, add_command, whole_number, words_of
from .serve import add_database, database_of

if TYPE_CHECKING:
    from ..server.wire.admin import AdminStatus
    from ..terminal.online.http_client import Server

MEGABYTE = 1_000_000
BACKUP_SECONDS = 3600.0
"""A large database takes its time."""


def add(subparsers: Subparsers, words: Words) -> None:
    say = words.say
    parser = add_command(subparsers, words, "admin", "orleans admin --announce 10")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--backup", action="store_true", help=say("help-admin-backup"))
    what.add_argument("--announce", metavar="MINUTES", help=say("help-admin-announce"))
    what.add_argument("--withdraw", action="store_true", help=say("help-admin-withdraw"))
    parser.add_argument("--server", metavar="URL", help=say("help-admin-server"))
    add_database(parser, words)
    parser.add_argument("--json", action="store_true", help=say("help-flag-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..server.ops.admin_key import VARIABLE, admin_key
    from ..server.storage.location import running_at
    from ..terminal.online.http_client import Server

    words = words_of(args)
    address = (args.server or running_at(database_of(args))).rstrip("/")
    if not address.startswith(("http://", "https://")):
        raise Problem("admin-no-server")
    key = admin_key()
    if not key:
        raise Problem("admin-no-key", variable=VARIABLE)
    server = Server(address, words.language, key, BACKUP_SECONDS)
    answer, lines = asked(server, args, words)
    print(json.dumps(msgspec.to_builtins(answer)) if args.json else "\n".join(lines))
    return 0


def asked(server: Server, args: argparse.Namespace, words: Words) -> tuple[object, list[str]]:
    """What the server answers, and the same in words."""
    from ..server.wire.admin import AdminStatus, BackupMade, RestartWish
    from ..server.wire.messages import Notice

    if args.backup:
        made = server.post("/api/admin/backup", None, BackupMade)
        return made, [words.say("admin-backup", rows=made.rows, path=made.path)]
    if args.withdraw or args.announce is not None:
        minutes = None if args.withdraw else whole_number(args.announce, "--announce", least=0)
        notice = server.post("/api/admin/restart", RestartWish(minutes=minutes), Notice)
        return notice, [notice.text or words.say("admin-withdrawn")]
    status = server.get("/api/admin", AdminStatus)
    return status, report(status, words)


def report(status: AdminStatus, words: Words) -> list[str]:
    facts: dict[str, Fact] = {
        name: value for name, value in msgspec.structs.asdict(status).items() if type(value) is int
    }
    megabytes = words.thousands(-(-status.database_bytes // MEGABYTE))
    lines = [
        words.say("admin-version", version=status.version, minutes=status.seconds // 60),
        *(words.say("admin-tables", status=name, count=n) for name, n in status.tables.items()),
        words.say("admin-memory", **facts),
        words.say("admin-connections", **facts),
        words.say("admin-workers", **facts),
        words.say("admin-database", megabytes=megabytes),
    ]
    if status.free_bytes is not None:
        free = words.thousands(status.free_bytes // MEGABYTE)
        lines.append(words.say("admin-free", megabytes=free))
    if status.restart_at is not None:
        lines.append(words.say("admin-announced"))
    return lines
