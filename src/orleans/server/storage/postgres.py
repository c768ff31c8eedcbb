"""PostgreSQL, which several processes may share; they tell each other what they commit."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import asyncpg

from .location import shown
from .migrate import HEAD, REVISION, UnknownRevision, check_revision, newer, upgrade
from .pg_notify import CHANNEL, FAILURES, NOTIFY, Connection, Listening, written
from .postgres_writer import PATIENCE, Pool, Writer, carry_out, failed, reason_of
from .problems import StorageError, noted
from .rows import Note
from .unit_of_work import Query, T, Work

LOCK: Final = 0x6F726C65616E73  # "orleans": whoever changes the schema holds it
CONNECTIONS: Final = 8


async def connect(dsn: str) -> Connection:
    return await asyncpg.connect(dsn, timeout=PATIENCE)


def unreachable(dsn: str, error: BaseException) -> StorageError:
    return StorageError("storage-cannot-open", where=shown(dsn), reason=reason_of(error))


class Postgres:
    """The driver of a database; `origin` marks the notes of this process."""

    SIZE = "SELECT pg_database_size(current_database())"

    def __init__(self, pool: Pool, listening: Listening, origin: str) -> None:
        self.pool = pool
        self.listening = listening
        self.origin = origin
        self.writer = Writer(pool)
        self.closed = False

    async def read(self, work: Work[T]) -> T:
        self.check_open()
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                return await carry_out(connection, work)
        except FAILURES as error:
            raise noted(failed(error)) from None

    async def write(self, work: Work[T], table: str | None = None) -> T:
        self.check_open()
        if table is not None:
            result: T = await self.writer.write(work, table)
            return result
        try:
            async with (
                self.pool.acquire(timeout=PATIENCE) as connection,
                connection.transaction(),
            ):
                return await carry_out(connection, work)
        except FAILURES as error:
            raise noted(failed(error)) from None

    def notes(self, notes: list[Note]) -> Work[None]:
        if notes:
            yield Query(NOTIFY, (CHANNEL, [written(self.origin, note) for note in notes]))

    def listen(self, callback: Callable[[Note], None]) -> None:
        self.listening.callbacks.append(callback)

    def check_open(self) -> None:
        if self.closed:
            raise StorageError("storage-closed")

    async def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        await self.writer.finish()
        await self.listening.stop()
        await self.pool.close()


async def open_postgres(dsn: str) -> Postgres:
    try:
        await bring_up(dsn)
        return await connected(dsn)
    except UnknownRevision as revision:
        raise newer(str(revision), shown(dsn)) from None
    except (*FAILURES, ValueError) as error:
        raise unreachable(dsn, error) from None


async def connected(dsn: str) -> Postgres:
    origin = secrets.token_hex(8)
    pool = await asyncpg.create_pool(
        dsn,
        min_size=1,
        max_size=CONNECTIONS,
        timeout=PATIENCE,
        command_timeout=60,
        reset=nothing_to_reset,
        server_settings={"synchronous_commit": "on", "application_name": "orleans"},
    )
    driver = Postgres(pool, Listening(lambda: connect(dsn), origin), origin)
    try:
        await driver.listening.start()
    except BaseException:
        await driver.close()
        raise
    return driver


async def nothing_to_reset(connection: object) -> None:
    """No work changes its session: asyncpg's own way would cost a query for each."""


async def bring_up(dsn: str) -> None:
    """One process after another, if several start at once."""
    connection = await connect(dsn)
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
        found = await revision_of(connection)
        if found != HEAD:
            await migrate(dsn, found)
    finally:
        await connection.close()


async def revision_of(connection: Connection) -> str | None:
    """None if no migration has been here."""
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    found = await connection.fetchval(REVISION)
    return None if found is None else str(found)


async def look(dsn: str, work: Work[T]) -> T:
    """Reads in one transaction, also while servers are writing; changes nothing."""
    try:
        connection = await connect(dsn)
    except (*FAILURES, ValueError) as error:
        raise unreachable(dsn, error) from None
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            check_revision(await revision_of(connection), shown(dsn))
            return await carry_out(connection, work)
    except FAILURES as error:
        raise failed(error) from None
    finally:
        await connection.close()


async def migrate(dsn: str, found: str | None) -> None:
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(dsn), poolclass=NullPool
    )
    try:
        async with engine.connect() as connection:
            await connection.run_sync(upgrade, found)
    except DBAPIError as error:
        raise OSError(str(error.orig)) from None
    finally:
        await engine.dispose()
