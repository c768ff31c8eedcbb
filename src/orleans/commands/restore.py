"""`orleans restore`: a backup into a database that has no tables yet."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from ..kernel.refusals import Fact
from ..text.translator import Words
from .backup import Counted
from .common import Subparsers, add_command, words_of
from .extras import require_server
from .serve import add_database, database_of


def add(subparsers: Subparsers, words: Words) -> None:
    example = "orleans restore tables.backup.gz --db postgresql:///orleans"
    parser = add_command(subparsers, words, "restore", example)
    parser.add_argument("file", metavar="FILE", help=words.say("help-restore-file"))
    add_database(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    require_server("restore")
    from ..server.storage.backup import restore
    from ..server.storage.location import shown

    words = words_of(args)
    where, path = database_of(args), Path(args.file)
    count = Counted(words)
    asyncio.run(restore(path, where, count))
    count.close()
    facts: dict[str, Fact] = {"rows": count.total, "where": shown(where), "path": str(path)}
    print(words.say("restore-done", **facts))
    return 0
