"""`orleans backup`: all tables of a server in one file."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from ..kernel.refusals import Fact
from ..text.translator import Words
from .common import Subparsers, add_command, words_of
from .extras import require_server
from .serve import add_database, database_of


def add(subparsers: Subparsers, words: Words) -> None:
    parser = add_command(subparsers, words, "backup", "orleans backup tables.backup.gz")
    parser.add_argument("file", metavar="FILE", help=words.say("help-backup-file"))
    parser.add_argument("--force", action="store_true", help=words.say("help-new-force"))
    add_database(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    require_server("backup")
    from ..server.storage.backup import back_up
    from ..server.storage.location import shown

    words = words_of(args)
    where, path = database_of(args), Path(args.file)
    count = Counted(words)
    asyncio.run(back_up(where, path, count, replace=args.force))
    count.close()
    facts: dict[str, Fact] = {"rows": count.total, "where": shown(where), "path": str(path)}
    print(words.say("backup-done", **facts))
    return 0


class Counted:
    """How far it is; only people watching a terminal see it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.total = 0

    def __call__(self, done: int, total: int) -> None:
        self.total = total
        if sys.stderr.isatty():
            text = self.words.say("backup-progress", done=done, total=total)
            sys.stderr.write(f"\r{text}")
            sys.stderr.flush()

    def close(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
