"""Rows of an older schema are put into a scratch file of that schema, which is then migrated like
any database: so a migration is written once, for databases and backups alike."""

from __future__ import annotations

import sqlite3
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from .backup_file import FORMAT, rows_in
from .migrate import HEAD, UnknownRevision
from .problems import StorageError
from .sqlite import connect
from .sqlite_file import migrate


def lift(path: Path, schema: str, scratch: Path) -> None:
    """The rows of a backup go into a new file, first as they were, then as they are today."""
    connection = connect(scratch)
    try:
        migrate(connection, None, schema)
        connection.execute("BEGIN")
        for part, lines in groupby(rows_in(path), key=lambda line: line.part):
            kinds = columns_of(connection, part)
            for line in lines:
                insert(connection, part, kinds, line.row)
        connection.execute("COMMIT")
        migrate(connection, schema)
    except UnknownRevision:
        known = f"{FORMAT}-{HEAD}"
        raise StorageError(
            "backup-format", path=str(path), format=f"{FORMAT}-{schema}", known=known
        ) from None
    except (sqlite3.Error, KeyError, msgspec.ValidationError):
        raise StorageError("backup-not-whole", path=str(path)) from None
    finally:
        connection.close()


def columns_of(connection: sqlite3.Connection, part: str) -> dict[str, str]:
    """The columns of a table by name, with their types; raises KeyError if there is none."""
    known = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    if part not in known:
        raise KeyError(part)
    return {row[1]: row[2] for row in connection.execute(f"PRAGMA table_info({part})")}


def insert(
    connection: sqlite3.Connection, part: str, kinds: dict[str, str], row: dict[str, Any]
) -> None:
    """JSON has no bytes."""
    values = [
        msgspec.convert(row[name], bytes) if kind == "BLOB" else row[name]
        for name, kind in kinds.items()
    ]
    holes = ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO {part} ({', '.join(kinds)}) VALUES ({holes})", values)
