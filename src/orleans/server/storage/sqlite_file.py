"""Opening a SQLite file: alone, of our kind, and brought to the shape of this program."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import IO

from .locking import lock
from .migrate import HEAD, REVISION, UnknownRevision, check_revision, newer, upgrade
from .problems import StorageError
from .sqlite import SQLite, carry_out, connect
from .work import T, Work


async def open_sqlite(path: Path) -> SQLite:
    path = path.absolute()
    held = await asyncio.to_thread(made_ready, path)
    try:
        return SQLite(path, held)
    except sqlite3.Error as error:
        held.close()
        raise problem_of(path, error) from None


def made_ready(path: Path) -> IO[bytes]:
    """The lock of a file that can be used."""
    try:
        resolved = path.resolve()
        held = lock(resolved.with_name(resolved.name + ".lock"))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StorageError("storage-cannot-open", where=str(path), reason=reason) from None
    if held is None:
        raise StorageError("storage-in-use", where=str(path))
    try:
        bring_up(path)
    except BaseException as error:
        held.close()
        if isinstance(error, sqlite3.Error):
            raise problem_of(path, error) from None
        raise
    return held


def bring_up(path: Path) -> None:
    connection = connect(path)
    try:
        found = revision_of(connection, path)
        if found != HEAD:
            migrate(connection, found)
    except UnknownRevision as revision:
        raise newer(str(revision), str(path)) from None
    finally:
        connection.close()


def revision_of(connection: sqlite3.Connection, path: Path) -> str | None:
    """None if the file is empty."""
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    if names and "alembic_version" not in names:
        raise StorageError("storage-not-ours", where=str(path))
    row = connection.execute(REVISION).fetchone() if names else None
    return str(row[0]) if row else None


def look(path: Path, work: Work[T]) -> T:
    """Reads in one transaction, also while a server is writing; changes nothing."""
    try:
        address = path.absolute().as_uri() + "?mode=rw"
        connection = sqlite3.connect(address, uri=True, isolation_level=None)
        try:
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            check_revision(revision_of(connection, path), str(path))
            return carry_out(connection, work)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise problem_of(path, error) from None


def migrate(connection: sqlite3.Connection, found: str | None) -> None:
    from sqlalchemy import Connection, create_engine, event
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.pool import StaticPool

    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(started: Connection) -> None:
        """Left alone, Python's driver would commit every change of the schema by itself."""
        started.exec_driver_sql("BEGIN IMMEDIATE")

    # SQLite cannot change a table that others refer to while it watches over them.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        with engine.connect() as opened:
            upgrade(opened, found)
    except DBAPIError as error:
        raise sqlite3.DatabaseError(str(error.orig)) from None


def problem_of(path: Path, error: sqlite3.Error) -> StorageError:
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return StorageError("storage-not-database", where=str(path))
    return StorageError("storage-cannot-open", where=str(path), reason=str(error))
