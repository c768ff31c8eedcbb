"""What processes tell each other through PostgreSQL: which table has changed, never what.

A note is as short as `origin:table:12` for an entry or `origin:table:draft:2` for a draft. Who is
connected is told as `origin:table:here:0.2`, and a restart, which is about no table, as
`origin::restart:1700000000000`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import asyncpg

from ..ops.supervision import supervised
from .rows import Note

CHANNEL: Final = "orleans"
NOTIFY: Final = "SELECT pg_notify($1, note) FROM unnest(CAST($2 AS TEXT[])) AS note"
AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""
QUIET: Final = 30.0
"""Seconds until a silent connection is asked whether it is still there."""

FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""What a database that is not there, or no longer there, raises; a timeout is an OSError, and a
connection that ends at an odd moment may confuse the driver."""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

LOG = logging.getLogger(__name__)


def written(origin: str, note: Note) -> str:
    if note.restart_at is not None:
        return f"{origin}::restart:{note.restart_at}"
    if note.here is not None:
        what = f"here:{'.'.join(map(str, note.here))}"
    else:
        what = str(note.seq) if note.draft is None else f"draft:{note.draft}"
    return f"{origin}:{note.table}:{what}"


def read(payload: str) -> tuple[str, Note]:
    origin, _, rest = payload.partition(":")
    table, _, what = rest.rpartition(":")
    if table.endswith(":draft"):
        return origin, Note(table=table.removesuffix(":draft"), draft=int(what))
    if table.endswith(":here"):
        here = tuple(int(seat) for seat in what.split(".") if seat)
        return origin, Note(table=table.removesuffix(":here"), here=here, process=origin)
    if table == ":restart":
        return origin, Note(restart_at=int(what))
    return origin, Note(table=table, seq=int(what))


class Listening:
    """Keeps one connection that listens. `origin` is what this process signs its notes with."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], origin: str) -> None:
        self.connect = connect
        self.origin = origin
        self.callbacks: list[Callable[[Note], None]] = []
        self.connection: Connection | None = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.listen()
        self.task = asyncio.create_task(supervised("listening", self.keep))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        self.hang_up()

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def listen(self) -> None:
        self.connection = await self.connect()
        await self.connection.add_listener(CHANNEL, self.heard)

    async def keep(self) -> None:
        while True:
            if self.connection is not None:
                await self.until_lost(self.connection)
            self.hang_up()
            LOG.warning("the connection that listens for other processes was lost")
            await self.listen_again()
            self.tell(Note())

    async def until_lost(self, connection: Connection) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not (lost.is_set() or connection.is_closed()):
            try:
                await asyncio.wait_for(lost.wait(), QUIET)
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=QUIET)
                except FAILURES:
                    return

    async def listen_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                return await self.listen()
            except FAILURES:
                self.hang_up()

    def heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        origin, note = read(str(payload))
        if origin != self.origin:
            self.tell(note)

    def tell(self, note: Note) -> None:
        for callback in self.callbacks:
            try:
                callback(note)
            except Exception:  # whatever it was: the listening goes on
                LOG.exception("a note could not be passed on")
