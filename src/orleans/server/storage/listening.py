"""What processes tell each other through PostgreSQL: which table has changed, never what.

A note is as short as `origin:table:12` for an entry or `origin:table:draft:2` for a draft.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg

from .rows import Note

CHANNEL: Final = "orleans"
AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""
QUIET: Final = 30.0
"""Seconds until a silent connection is asked whether it is still there."""

LOG = logging.getLogger(__name__)


def written(origin: str, note: Note) -> str:
    what = str(note.seq) if note.draft is None else f"draft:{note.draft}"
    return f"{origin}:{note.table}:{what}"


def read(payload: str) -> tuple[str, Note]:
    origin, _, rest = payload.partition(":")
    table, _, what = rest.rpartition(":")
    if table.endswith(":draft"):
        return origin, Note(table=table.removesuffix(":draft"), draft=int(what))
    return origin, Note(table=table, seq=int(what))


class Listening:
    """Keeps one connection that listens. `origin` is what this process signs its notes with."""

    def __init__(
        self, connect: Callable[[], Awaitable[asyncpg.Connection[asyncpg.Record]]], origin: str
    ) -> None:
        self.connect = connect
        self.origin = origin
        self.callbacks: list[Callable[[Note], None]] = []
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        connection = await self.listen()
        self.task = asyncio.create_task(self.keep(connection), name="orleans-listening")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def listen(self) -> asyncpg.Connection[asyncpg.Record]:
        connection = await self.connect()
        try:
            await connection.add_listener(CHANNEL, self.heard)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def keep(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        while True:
            try:
                await self.until_lost(connection)
            finally:
                connection.terminate()
            LOG.warning("the connection that listens for other processes was lost")
            connection = await self.reconnected()
            self.tell(Note())

    async def until_lost(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not (lost.is_set() or connection.is_closed()):
            try:
                await asyncio.wait_for(lost.wait(), QUIET)
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=QUIET)
                except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                    return

    async def reconnected(self) -> asyncpg.Connection[asyncpg.Record]:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                return await self.listen()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                continue

    def heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        origin, note = read(str(payload))
        if origin != self.origin:
            self.tell(note)

    def tell(self, note: Note) -> None:
        for callback in self.callbacks:
            callback(note)
