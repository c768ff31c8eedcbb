"""The pool: takes jobs, hands them to workers, replaces workers that are lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

from ...analysis.judgement import Effort
from ...analysis.odds import Odds
from ...analysis.requests import Hint as Hinted
from ...analysis.requests import PlainEvent
from ...analysis.rounds import JudgedRound
from ...content.schema import Language
from ...kernel.record import Record
from ...table.uploaded import UploadedTable
from ..ops.supervision import FIRST_PAUSE, LONGEST_PAUSE, supervised
from .errors import Closed, Crashed, Full, TooSlow, WorkerError
from .messages import Analyse, Decide, Hint, Job, Moment, Tell, TellOdds, Upload
from .process import Process, StartFailed
from .queue import SOMEBODY, Origin, Queue, Task
from .settings import Settings
from .worker_handle import WorkerHandle

log = logging.getLogger("orleans.workers")


class Pool:
    """`async with Pool(settings) as pool: await pool.decide(...)`

    Whoever is cancelled while waiting takes the job out of the queue; a job that has begun is
    brought to its end or its limit, and nobody hears of it.
    """

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.queue = Queue(self.settings.workers_each)
        self.idle: list[WorkerHandle] = []
        self.employed: list[WorkerHandle] = []
        self.thinking: set[str] = set()  # tables where a computer player thinks
        self.tally: Counter[str] = Counter()  # how jobs ended, for whoever measures
        self.desks: list[asyncio.Task[None]] = []
        self.endings: set[asyncio.Task[None]] = set()
        self.open = False
        self.staffed_at = 0.0  # when there was a worker last

    @property
    def is_staffed(self) -> bool:
        """Whether jobs are done here. To replace a worker takes a moment: that is no outage."""
        if self.employed:
            return True
        return self.open and time.monotonic() - self.staffed_at < self.settings.replacement

    # ------------------------------------------------------------------- asking

    async def decide(
        self,
        table: str,
        record: Record,
        seat: int,
        player: str,
        seed: int,
        limit: float | None = None,
        origin: Origin = SOMEBODY,
    ) -> list[str]:
        """The moves of a computer player's whole decision."""
        job = Decide(seat=seat, player=player, seed=seed)
        moves: list[str] = await self.ask(job, table, record, limit, origin)
        return moves

    async def hint(
        self,
        table: str,
        record: Record,
        seat: int,
        seed: int,
        drafted: Sequence[str] = (),
        origin: Origin = SOMEBODY,
    ) -> Hinted:
        job = Hint(seat=seat, seed=seed, drafted=tuple(drafted))
        hint: Hinted = await self.ask(job, table, record, origin=origin)
        return hint

    async def odds(
        self,
        table: str,
        record: Record,
        seat: int,
        drafted: Sequence[str] = (),
        origin: Origin = SOMEBODY,
    ) -> Odds:
        job = TellOdds(seat=seat, drafted=tuple(drafted))
        odds: Odds = await self.ask(job, table, record, origin=origin)
        return odds

    async def moment(
        self,
        table: str,
        record: Record,
        number: int,
        seat: int | None,
        origin: Origin = SOMEBODY,
    ) -> dict[str, Any]:
        job = Moment(number=number, seat=seat)
        moment: dict[str, Any] = await self.ask(job, table, record, origin=origin)
        return moment

    async def told(
        self, table: str, record: Record, first: int, last: int, origin: Origin = SOMEBODY
    ) -> list[list[PlainEvent]]:
        job = Tell(first=first, last=last)
        told: list[list[PlainEvent]] = await self.ask(job, table, record, origin=origin)
        return told

    async def analyse(
        self, table: str, record: Record, round: int, effort: Effort, origin: Origin = SOMEBODY
    ) -> JudgedRound:
        job = Analyse(round=round, effort=effort)
        judged: JudgedRound = await self.ask(job, table, record, origin=origin)
        return judged

    async def upload(
        self, record: Record, language: Language, recent: int, now: int, origin: Origin = SOMEBODY
    ) -> UploadedTable:
        job = Upload(record=record, language=language, recent=recent, now=now)
        found: UploadedTable = await self.ask(job, origin=origin)
        return found

    async def ask(
        self,
        job: Job,
        table: str = "",
        record: Record | None = None,
        limit: float | None = None,
        origin: Origin = SOMEBODY,
    ) -> Any:
        """Raises a WorkerError if there is no answer."""
        if not self.open:
            raise Closed("the pool is closed")
        self.require_room(origin)
        task = Task(job, table, record, limit, origin)
        self.queue.put(task)
        self.hand_out()
        try:
            async with asyncio.timeout(task.limit + self.settings.patience):
                result = await task.answer
        except TimeoutError:
            self.tally[TooSlow.__name__] += 1
            raise TooSlow("no worker was free in time") from None
        except WorkerError as error:
            self.tally[type(error).__name__] += 1
            raise
        finally:
            self.queue.leave(task)
        self.tally["Done"] += 1
        return result

    def require_room(self, origin: Origin) -> None:
        waiting = len(self.queue)
        own = self.queue.waiting_for(origin.address) if origin.address else 0
        if waiting >= self.settings.waiting or own >= self.settings.waiting_each:
            self.tally[Full.__name__] += 1
            raise Full(f"{waiting} jobs wait already, {own} of them for the same address")

    # --------------------------------------------------------------- handing out

    def hand_out(self) -> None:
        """Whenever a job has come or a worker has become free."""
        while self.idle:
            task = self.queue.take(self.thinking)
            if task is None:
                return
            employee = self.best_for(task)
            self.idle.remove(employee)
            if task.alone:
                self.thinking.add(task.table)
            employee.next.set_result(task)

    def best_for(self, task: Task) -> WorkerHandle:
        """One that has the game already; else the one with the fewest games."""
        knowing = [employee for employee in self.idle if employee.knows(task.table)]
        return min(knowing or self.idle, key=lambda employee: len(employee.stories.told))

    # ------------------------------------------------------------------- workers

    async def start(self) -> None:
        """Until the first worker is ready; raises StartFailed if it cannot be started."""
        self.open = True
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.desks = [
            asyncio.create_task(supervised("desk", lambda: self.keep_desk(first)))
            for _ in range(self.settings.workers)
        ]
        try:
            await first
        except BaseException:
            await self.close()
            raise

    async def keep_desk(self, first: asyncio.Future[None]) -> None:
        """One worker after another at the same desk."""
        pause = FIRST_PAUSE
        while True:
            try:
                process = await Process.start(self.settings)
            except Exception as error:
                log.error("%s", error, exc_info=not isinstance(error, StartFailed | OSError))
                if not first.done():
                    first.set_exception(error)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
                continue
            if not first.done():
                first.set_result(None)
            pause = FIRST_PAUSE
            employee = WorkerHandle(process, self.settings.games)
            self.employed.append(employee)
            try:
                await self.employ(employee)
            finally:
                self.dismiss(employee)
                self.terminate(process)

    def dismiss(self, employee: WorkerHandle) -> None:
        """However that came: nobody hands it a job again, and nobody waits for its answer."""
        self.employed.remove(employee)
        self.staffed_at = time.monotonic()
        if employee in self.idle:
            self.idle.remove(employee)
        if employee.next.done():
            task = employee.next.result()
            task.fail(Crashed("the worker is gone"))
            self.queue.done(task, 0.0)
            if task.alone:
                self.thinking.discard(task.table)

    def terminate(self, process: Process) -> None:
        """A task of its own: the desk need not wait, and closing cannot cut it short."""
        ending = asyncio.create_task(process.end())
        self.endings.add(ending)
        ending.add_done_callback(self.endings.discard)

    async def employ(self, employee: WorkerHandle) -> None:
        """Until it is lost, or has done its share."""
        for _ in range(self.settings.jobs):
            employee.next = asyncio.get_running_loop().create_future()
            self.idle.append(employee)
            self.hand_out()
            task = await self.next_task(employee)
            if task is None:
                return
            if not await self.carry_out(employee, task):
                return

    async def next_task(self, employee: WorkerHandle) -> Task | None:
        try:
            task = await employee.wait_for_task()
        finally:
            if employee in self.idle:
                self.idle.remove(employee)
        if employee.process.gone.done():
            log.error("a worker ended while idle", extra={"worker": employee.process.pid})
            if task is not None:
                self.thinking.discard(task.table)
                self.queue.put_back(task)
            return None
        return task

    async def carry_out(self, employee: WorkerHandle, task: Task) -> bool:
        started = time.monotonic()
        try:
            fit = await employee.do(task)
        except asyncio.CancelledError:
            task.fail(Closed("the pool is closed"))
            raise
        finally:
            self.queue.done(task, time.monotonic() - started)
            if task.alone:
                self.thinking.discard(task.table)
        if not fit:
            facts = {"worker": employee.process.pid, "table": task.table}
            log.error("a worker is replaced after %s", type(task.job).__name__, extra=facts)
        return fit

    async def close(self) -> None:
        """Ends every worker; what has no answer yet gets none."""
        self.open = False
        for desk in self.desks:
            desk.cancel()
        await asyncio.gather(*self.desks, return_exceptions=True)
        await asyncio.gather(*self.endings)
        self.desks = []
        for task in self.queue.empty():
            task.fail(Closed("the pool is closed"))

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()
