"""A worker at work: what it has been told, and the task it is doing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from .errors import Crashed, TooSlow, Unanswerable, WorkerError
from .history_sync import HistorySync
from .messages import RESULTS, Answer, Done, Failed, NeedWhole, Question
from .process import Process
from .queue import Task

log = logging.getLogger("orleans.workers")


class WorkerHandle:
    def __init__(self, process: Process, games: int) -> None:
        self.process = process
        self.stories = HistorySync(games)
        self.number = 0
        self.next: asyncio.Future[Task] = asyncio.get_running_loop().create_future()

    def knows(self, table: str) -> bool:
        return table in self.stories.told

    async def wait_for_task(self) -> Task | None:
        """None if the process ended while nothing was asked of it."""
        either: set[asyncio.Future[Any]] = {self.next, self.process.gone}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        return self.next.result() if self.next.done() else None

    async def do(self, task: Task) -> bool:
        """Whether it can go on working afterwards. Whatever goes wrong costs this task alone."""
        try:
            async with asyncio.timeout(task.limit):
                answer = await self.answer_to(task)
        except TimeoutError:
            task.fail(TooSlow(f"no answer within {task.limit:g} seconds"))
            return False
        except Crashed as error:
            task.fail(error)
            return False
        except Exception:
            facts = {"worker": self.process.pid, "table": task.table}
            log.exception("%s could not be asked", type(task.job).__name__, extra=facts)
            task.fail(Crashed("the question could not be asked"))
            return False
        try:
            task.succeed(result_of(task, answer))
        except WorkerError as error:
            task.fail(error)
        # Who ran out of memory may have kept much of it.
        return not (isinstance(answer, Failed) and answer.error == MemoryError.__name__)

    async def answer_to(self, task: Task) -> Answer:
        answer = await self.ask(task)
        if isinstance(answer, NeedWhole):
            answer = await self.ask(task, whole=True)
        return answer

    async def ask(self, task: Task, whole: bool = False) -> Answer:
        self.number += 1
        about = None
        if task.record is not None:
            about = self.stories.about(task.table, task.record, whole)
        question = Question(number=self.number, limit=task.limit, job=task.job, about=about)
        answer = await self.process.ask(question)
        if about is not None and task.record is not None:
            self.stories.remember(about, task.record)
        return answer


def result_of(task: Task, answer: Answer) -> Any:
    match answer:
        case Done():
            try:
                return msgspec.msgpack.decode(answer.result, type=RESULTS[type(task.job)])
            except msgspec.MsgspecError:
                raise Crashed("the worker's answer is no answer to that") from None
        case Failed(unfit=True):
            raise Unanswerable(answer.text)
        case Failed():
            raise Crashed(f"the job failed with {answer.error}")
    raise Crashed("the worker does not know what it was just told")
