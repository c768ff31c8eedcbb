"""Opening a SQLite file: alone, of our kind, and brought to the shape of this program."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import IO, Final

from .file_lock import lock
from .migrate import HEAD, REVISION, UnknownRevision, check_revision, newer, upgrade
from .problems import StorageError
from .sqlite import SQLite, carry_out, connect
from .unit_of_work import T, Work

OWNER_ONLY: Final = 0o600


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
        raise cannot_open(path, error) from None
    if held is None:
        raise StorageError("storage-in-use", where=str(path))
    try:
        refuse_links(path)
        path.touch(OWNER_ONLY)
        bring_up(path)
        keep_private(path)
    except BaseException as error:
        held.close()
        if isinstance(error, sqlite3.Error):
            raise problem_of(path, error) from None
        if isinstance(error, OSError):
            raise cannot_open(path, error) from None
        raise
    return held


def refuse_links(path: Path) -> None:
    """The lock, and what SQLite has not yet put into the file, go by its name: by another name a
    second process would know nothing of the first."""
    if path.is_file() and path.stat().st_nlink > 1:
        raise StorageError("storage-links", where=str(path))


def keep_private(path: Path) -> None:
    """Seeds of running games are in it. What SQLite makes beside it later is like the file."""
    for suffix in ("", "-wal", "-shm"):
        file = path.with_name(path.name + suffix)
        with contextlib.suppress(FileNotFoundError, PermissionError):  # or it is somebody else's
            if file.stat().st_mode & 0o077:
                file.chmod(OWNER_ONLY)


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
    refuse_links(path)
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


def migrate(connection: sqlite3.Connection, found: str | None, to: str = HEAD) -> None:
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
            upgrade(opened, found, to)
    except DBAPIError as error:
        raise sqlite3.DatabaseError(str(error.orig)) from None


def cannot_open(path: Path, error: OSError) -> StorageError:
    reason = error.strerror or type(error).__name__
    return StorageError("storage-cannot-open", where=str(path), reason=reason)


def problem_of(path: Path, error: sqlite3.Error) -> StorageError:
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return StorageError("storage-not-database", where=str(path))
    return StorageError("storage-cannot-open", where=str(path), reason=str(error))
