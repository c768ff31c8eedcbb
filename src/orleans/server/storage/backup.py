"""A backup: all tables in one file that any database can be filled from.

Each line is JSON: first what is in it, then a row each, at last the SHA-256 of all lines before.
It holds seeds of running games, so only its owner may read it. Snapshots are left out, being a
cache, and who looks after a table, which has no meaning elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import Table

from ...table.files import FileError, whole_file
from . import postgres, sqlite_file
from .backup_file import Head, Line, Sealed, check_backup, rows_in
from .backup_rows import values_of
from .connect import open_driver
from .location import shown, sqlite_path
from .migrate import HEAD
from .old_schema import lift
from .problems import StorageError
from .schema import ANSWERS, DRAFTS, ENTRIES, KEYS, PLAYERS, TABLES
from .unit_of_work import Query, Work

Progress = Callable[[int, int], None]
"""Is told how many rows are done, and of how many. It may be called from another thread."""

PARTS: Final = {str(part.name): part for part in (PLAYERS, TABLES, ENTRIES, DRAFTS, ANSWERS, KEYS)}
"""In an order in which they can be filled."""

AT_ONCE: Final = 500


def unwatched(done: int, total: int) -> None:
    """Nobody wants to know."""


async def back_up(
    where: str | Path, path: Path, progress: Progress = unwatched, replace: bool = False
) -> None:
    """All there is at one moment, also of a running server. The file is whole or not there."""
    if path.exists() and not replace:
        raise FileError("error-exists", path=str(path))
    database = sqlite_path(where)
    with whole_file(path, replace) as file, Sealed(file, path.suffix == ".gz") as sealed:
        work = put_down(sealed, progress)
        if database is None:
            await postgres.look(str(where), work)
        else:
            await asyncio.to_thread(sqlite_file.look, database, work)


def put_down(sealed: Sealed, progress: Progress) -> Work[None]:
    counts = {}
    for name in PARTS:
        counts[name] = int((yield Query(f"SELECT COUNT(*) FROM {name}"))[0][0])
    sealed.put(Head(schema=HEAD, rows=counts))
    done, total = 0, sum(counts.values())
    progress(done, total)
    for name, part in PARTS.items():
        last: list[Any] | None = None
        while rows := (yield page(part, last)):
            for row in rows:
                columns = dict(zip(names_in(part), row, strict=True))
                sealed.put(Line(part=name, row=columns | NOT_KEPT.get(name, {})))
            last = [columns[column.name] for column in part.primary_key]
            done += len(rows)
            progress(done, total)


NOT_KEPT: Final[dict[str, dict[str, Any]]] = {"tables": {"holder": None, "held_until": 0}}


def page(part: Table, last: list[Any] | None) -> Query:
    """The rows behind `last`, in the order of the primary key."""
    names = ", ".join(names_in(part))
    key = ", ".join(column.name for column in part.primary_key)
    where = f"WHERE ({key}) > ({holes(len(last))})" if last else ""
    sql = f"SELECT {names} FROM {part.name} {where} ORDER BY {key} LIMIT {AT_ONCE}"
    return Query(sql, last or ())


def names_in(part: Table) -> list[str]:
    return [str(column.name) for column in part.columns]


def holes(count: int) -> str:
    return ", ".join(f"${number}" for number in range(1, count + 1))


async def restore(path: Path, where: str | Path, progress: Progress = unwatched) -> None:
    """Into a database without tables: all of it, or nothing if the file is not whole. One of an
    older schema is brought to the shape of this program first."""
    head = await asyncio.to_thread(check_backup, path, PARTS)
    if head.schema == HEAD:
        await fill(path, head, where, progress)
        return
    # Only its owner may look into such a folder: there are seeds in it.
    with TemporaryDirectory(prefix="orleans-") as folder:
        scratch, today = Path(folder) / "scratch.db", Path(folder) / "today.jsonl"
        await asyncio.to_thread(lift, path, head.schema, scratch)
        await back_up(scratch, today)
        head = await asyncio.to_thread(check_backup, today, PARTS)
        await fill(today, head, where, progress)


async def fill(path: Path, head: Head, where: str | Path, progress: Progress) -> None:
    driver = await open_driver(where)
    try:
        await driver.write(take_up(path, shown(where), sum(head.rows.values()), progress))
    finally:
        await driver.close()


def take_up(path: Path, where: str, total: int, progress: Progress) -> Work[None]:
    for name in PARTS:
        if (yield Query(f"SELECT 1 FROM {name} LIMIT 1")):
            raise StorageError("backup-not-empty", where=where)
    done = 0
    progress(done, total)
    for name, lines in groupby(rows_in(path), key=lambda line: line.part):
        part = PARTS[name]
        sql = f"INSERT INTO {name} ({', '.join(names_in(part))})"
        for several in batches(lines):
            values = [values_of(part, line.row) for line in several]
            yield Query(f"{sql} VALUES ({holes(len(part.columns))})", many=[*values])
            done += len(several)
            progress(done, total)


def batches(lines: Iterator[Line]) -> Iterator[list[Line]]:
    while several := [*islice(lines, AT_ONCE)]:
        yield several
