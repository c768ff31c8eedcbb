"""Jobs that wait for a worker."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Container
from typing import Any, Final, NamedTuple

from ...kernel.record import Record
from .messages import Analyse, Decide, Hint, Job, Moment, Tell, TellOdds, Verify


class Kind(NamedTuple):
    urgency: int  # smaller comes first
    limit: float  # seconds


KINDS: Final[dict[type, Kind]] = {
    TellOdds: Kind(0, 10.0),
    Moment: Kind(0, 10.0),
    Tell: Kind(0, 10.0),
    Hint: Kind(0, 15.0),
    Decide: Kind(1, 30.0),  # `expert` may take 5 seconds for each of several choices
    Verify: Kind(2, 10.0),
    Analyse: Kind(3, 30.0),
}
"""People first: somebody sits there and waits for the answer, while a computer player's move
comes when it comes. How often a person may ask is for the server to say."""


class Task:
    """A job, what it is about, and whom to tell."""

    def __init__(self, job: Job, table: str, record: Record | None, limit: float | None) -> None:
        self.job = job
        self.table = table
        self.record = record
        self.limit = KINDS[type(job)].limit if limit is None else limit
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    @property
    def alone(self) -> bool:
        """Computer players of a table think one after another: if they loop, they keep one
        worker busy and not all. So do the rounds of an analysis."""
        return isinstance(self.job, Decide | Analyse)

    def succeed(self, result: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Queue:
    """First come, first served, within the same urgency."""

    def __init__(self) -> None:
        self.lines: list[deque[Task]] = [
            deque() for _ in range(1 + max(kind.urgency for kind in KINDS.values()))
        ]

    def __len__(self) -> int:
        return sum(len(line) for line in self.lines)

    def line_of(self, task: Task) -> deque[Task]:
        return self.lines[KINDS[type(task.job)].urgency]

    def put(self, task: Task) -> None:
        self.line_of(task).append(task)

    def put_back(self, task: Task) -> None:
        """It was taken, but could not be begun."""
        self.line_of(task).appendleft(task)

    def take(self, thinking: Container[str]) -> Task | None:
        """The next that may be begun while at these tables a computer player thinks."""
        for line in self.lines:
            for task in line:
                if not (task.alone and task.table in thinking):
                    line.remove(task)
                    return task
        return None

    def leave(self, task: Task) -> None:
        """Whoever asked has gone away."""
        if task in self.line_of(task):
            self.line_of(task).remove(task)

    def empty(self) -> list[Task]:
        left = [task for line in self.lines for task in line]
        for line in self.lines:
            line.clear()
        return left
