"""A SQLite file: one thread writes, another reads. Commits that wait are synced together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

from .jobs import Job
from .problems import StorageError, noted
from .rows import Note
from .unit_of_work import T, Work

TOGETHER: Final = 200
"""So many commits share one sync at most."""

PRAGMAS: Final = (
    "busy_timeout = 10000",  # somebody else may be making a backup
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


@cache
def for_sqlite(sql: str) -> str:
    """Only one connection writes: there is nobody to skip."""
    return sql.replace("$", "?").replace("FOR UPDATE SKIP LOCKED", "")


def carry_out(connection: sqlite3.Connection, work: Work[T]) -> T:
    try:
        query = next(work)
        while True:
            sql = for_sqlite(query.sql)
            if query.many is None:
                rows = connection.execute(sql, query.args).fetchall()
            else:
                rows = connection.executemany(sql, query.many).fetchall()
            query = work.send(rows)
    except StopIteration as stop:
        result: T = stop.value
        return result


def failed(error: Exception) -> StorageError:
    return StorageError("storage-failed", reason=str(error))


class Writer:
    """A thread that puts all waiting work into one transaction, each piece in its own savepoint."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="orleans-writer", daemon=True)
        self.thread.start()

    def run(self) -> None:
        ending = False
        while not ending:
            taken = self.take()
            jobs = [job for job in taken if job is not None]
            ending = len(jobs) < len(taken)
            if jobs:
                self.transact(jobs)
                self.tell(jobs)

    def take(self) -> list[Job | None]:
        """Waits for work, then takes all there is. None is the sign to end."""
        taken = [self.waiting.get()]
        while len(taken) < TOGETHER:
            try:
                taken.append(self.waiting.get_nowait())
            except Empty:
                break
        return taken

    def transact(self, jobs: list[Job]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self.attempt(job)
            self.connection.execute("COMMIT")
        except Exception as error:  # a full disk, say: nothing of all this is stored
            self.roll_back()
            problem = noted(failed(error))
            for job in jobs:
                job.error = problem

    def roll_back(self) -> None:
        """Whatever happens the thread goes on: nobody else writes."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            noted(failed(error))

    def attempt(self, job: Job) -> None:
        self.connection.execute("SAVEPOINT job")
        try:
            job.result = carry_out(self.connection, job.work)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite has given up all of it
                raise
            job.error = noted(failed(error)) if isinstance(error, sqlite3.Error) else error
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")

    def tell(self, jobs: list[Job]) -> None:
        def settle() -> None:
            for job in jobs:
                job.settle()

        try:
            self.loop.call_soon_threadsafe(settle)
        except RuntimeError:  # the loop has ended: nobody waits any more
            return


class SQLite:
    """The driver of an open file; `lock` keeps other processes away."""

    SIZE = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"

    def __init__(self, path: Path, lock: IO[bytes]) -> None:
        self.lock = lock
        self.connections = [connect(path), connect(path)]
        self.writer = Writer(self.connections[0])
        self.reader = ThreadPoolExecutor(1, "orleans-reader")
        self.closed = False

    async def read(self, work: Work[T]) -> T:
        self.check_open()
        try:
            return await self.writer.loop.run_in_executor(
                self.reader, carry_out, self.connections[1], work
            )
        except sqlite3.Error as error:
            raise noted(failed(error)) from None

    async def write(self, work: Work[T], table: str | None = None) -> T:
        self.check_open()
        future: asyncio.Future[T] = self.writer.loop.create_future()
        self.writer.waiting.put(Job(work, future))
        return await future

    def notes(self, notes: list[Note]) -> Work[None]:
        """There is no other process."""
        yield from ()

    def listen(self, callback: Callable[[Note], None]) -> None:
        """Nothing is ever to be told."""

    def check_open(self) -> None:
        if self.closed:
            raise StorageError("storage-closed")

    async def close(self) -> None:
        """What waits is still written."""
        if self.closed:
            return
        self.closed = True
        self.writer.waiting.put(None)
        await asyncio.to_thread(self.writer.thread.join)
        await asyncio.to_thread(self.reader.shutdown)
        for connection in reversed(self.connections):
            connection.close()
        self.lock.close()
