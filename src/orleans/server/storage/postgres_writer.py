"""What many tables write at the same time goes to PostgreSQL in few transactions.

Commits that notify wait for each other in PostgreSQL, its sync to disk included. Written one by
one, the moves of 200 tables would queue up there.
"""

from __future__ import annotations

import asyncio
from operator import attrgetter
from typing import Any, Final, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from ...text.errors import one_line
from .jobs import Job
from .pg_notify import CHANNEL, FAILURES, NOTIFY, Connection
from .problems import StorageError, noted
from .unit_of_work import T, Work

PATIENCE: Final = 10.0
"""Seconds to wait for a connection."""
TOGETHER: Final = 100
"""So many pieces of work share one transaction at most."""
AT_ONCE: Final = 2
"""Transactions under way: while one is synced, the next one is filled."""

Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
AnyConnection: TypeAlias = "Connection | PoolConnectionProxy[asyncpg.Record]"


async def carry_out(connection: AnyConnection, work: Work[T], later: list[str] | None = None) -> T:
    """If there is a list for `later`, other processes are not told yet: the notes go there."""
    try:
        query = next(work)
        while True:
            rows: list[Any] = []
            if later is not None and query.sql == NOTIFY:
                later.extend(query.args[1])
            elif query.many is None:
                rows = await connection.fetch(query.sql, *query.args)
            else:
                await connection.executemany(query.sql, query.many)
            query = work.send(rows)
    except StopIteration as stop:
        result: T = stop.value
        return result


def reason_of(error: BaseException) -> str:
    return one_line(str(error)) or type(error).__name__


def failed(error: BaseException) -> StorageError:
    return StorageError("storage-failed", reason=reason_of(error))


class Writer:
    """Work that waits is taken up together, each piece in its own savepoint.

    Inside a transaction the tables come in the order of their ids, so that two processes never
    wait for each other in a circle. Other processes are told once of all that it holds.
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.waiting: list[Job] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def write(self, work: Work[Any], table: str) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append(Job(work, future, table))
        if len(self.tasks) < AT_ONCE:
            task = asyncio.create_task(self.run(), name="orleans-writer")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return await future

    async def run(self) -> None:
        while self.waiting:
            jobs = sorted(self.waiting[:TOGETHER], key=attrgetter("table"))
            del self.waiting[:TOGETHER]
            try:
                await self.transact(jobs)
            except Exception as error:
                problem = noted(failed(error)) if isinstance(error, FAILURES) else error
                for job in jobs:
                    job.error = problem
            for job in jobs:
                job.settle()

    async def transact(self, jobs: list[Job]) -> None:
        async with (
            self.pool.acquire(timeout=PATIENCE) as connection,
            connection.transaction(),
        ):
            if len(jobs) == 1:  # the transaction itself undoes what fails
                jobs[0].result = await carry_out(connection, jobs[0].work)
                return
            notes: list[str] = []
            begin = "SAVEPOINT job"
            for job in jobs:
                await connection.execute(begin)
                notes += await self.attempt(connection, job)
                begin = "RELEASE SAVEPOINT job; SAVEPOINT job"  # at once: each trip counts
            if notes:
                await connection.fetch(NOTIFY, CHANNEL, notes)

    async def attempt(self, connection: AnyConnection, job: Job) -> list[str]:
        """What other processes are to be told of it."""
        notes: list[str] = []
        try:
            job.result = await carry_out(connection, job.work, notes)
        except Exception as error:
            job.error = noted(failed(error)) if isinstance(error, FAILURES) else error
            await connection.execute("ROLLBACK TO SAVEPOINT job")
            return []
        return notes

    async def finish(self) -> None:
        """What waits is still written."""
        await asyncio.gather(*self.tasks)
