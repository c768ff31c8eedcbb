"""Jobs that wait for a worker, and whose turn it is.

Addresses take turns: whoever has had least of the workers' time goes first. Time that nobody else
wanted is not held against anybody. So a flood from one address waits behind a single question
from another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from typing import Any, Final, NamedTuple

from ...kernel.record import Record
from .messages import Analyse, Decide, Hint, Job, Moment, Tell, TellOdds, Upload


class Kind(NamedTuple):
    urgency: int  # smaller comes first
    limit: float  # seconds


KINDS: Final[dict[type, Kind]] = {
    TellOdds: Kind(0, 10.0),
    Moment: Kind(0, 10.0),
    Tell: Kind(0, 10.0),
    Hint: Kind(0, 15.0),
    Decide: Kind(1, 30.0),  # `expert` may take 5 seconds for each of several choices
    Upload: Kind(2, 30.0),
    Analyse: Kind(3, 30.0),
}
"""People first: somebody sits there and waits for the answer, while a computer player's move
comes when it comes. How often a person may ask is for the server to say."""


class Origin(NamedTuple):
    """For whom a job is done; without an address for nobody in particular, and then no share is
    counted. What nobody waits for comes after all the rest."""

    address: str = ""
    is_awaited: Callable[[], bool] = lambda: True


SOMEBODY: Final = Origin()


class Task:
    """A job, what it is about, and whom to tell."""

    def __init__(
        self,
        job: Job,
        table: str,
        record: Record | None,
        limit: float | None,
        origin: Origin = SOMEBODY,
    ) -> None:
        self.job = job
        self.table = table
        self.record = record
        self.limit = KINDS[type(job)].limit if limit is None else limit
        self.origin = origin
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    @property
    def urgency(self) -> int:
        return KINDS[type(self.job)].urgency

    def rank(self) -> tuple[bool, int]:
        """Smaller comes first."""
        return not self.origin.is_awaited(), self.urgency

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


class Account:
    """What an address has had of the workers, and what it still wants."""

    def __init__(self) -> None:
        self.waiting: list[Task] = []
        self.busy = 0
        self.served_until = 0.0  # on the queue's clock

    def first(self, thinking: Container[str]) -> Task | None:
        """The most urgent, the oldest of them, that may be begun."""
        free = [task for task in self.waiting if not (task.alone and task.table in thinking)]
        return min(free, key=Task.rank, default=None)


class Queue:
    """`share` is the number of workers that one address may keep busy at once."""

    def __init__(self, share: int) -> None:
        self.share = share
        self.accounts: dict[str, Account] = {}
        self.taken: set[Task] = set()
        self.clock = 0.0  # seconds of work that whoever comes now is taken to have had

    def __len__(self) -> int:
        return sum(len(account.waiting) for account in self.accounts.values())

    def waiting_for(self, address: str) -> int:
        account = self.accounts.get(address)
        return len(account.waiting) if account is not None else 0

    def put(self, task: Task) -> None:
        self.accounts.setdefault(task.origin.address, Account()).waiting.append(task)

    def put_back(self, task: Task) -> None:
        """It was taken, but could not be begun."""
        self.taken.discard(task)
        account = self.accounts[task.origin.address]
        account.waiting.insert(0, task)
        account.busy -= 1

    def take(self, thinking: Container[str]) -> Task | None:
        """The next that may be begun while at these tables a computer player thinks."""
        best: tuple[tuple[bool, float, int, int], Account, Task] | None = None
        for address, account in self.accounts.items():
            has_share = account.busy < self.share or not address
            task = account.first(thinking) if has_share else None
            if task is not None:
                turn = max(self.clock, account.served_until)
                rank = (not task.origin.is_awaited(), turn, account.busy, task.urgency)
                if best is None or rank < best[0]:
                    best = (rank, account, task)
        if best is None:
            return None
        (_, self.clock, _, _), account, task = best
        account.waiting.remove(task)
        account.busy += 1
        self.taken.add(task)
        return task

    def done(self, task: Task, seconds: float) -> None:
        """A worker has spent so long on what was taken; told again it counts no more."""
        if task not in self.taken:
            return
        self.taken.remove(task)
        account = self.accounts[task.origin.address]
        account.busy -= 1
        account.served_until = max(self.clock, account.served_until) + seconds
        self.forget_idle()

    def forget_idle(self) -> None:
        """Whoever is not ahead of a newcomer; and when nothing is left to do, nobody is."""
        wanting = any(account.waiting or account.busy for account in self.accounts.values())
        for address, account in list(self.accounts.items()):
            ahead = wanting and account.served_until > self.clock
            if not (account.waiting or account.busy or ahead):
                del self.accounts[address]

    def leave(self, task: Task) -> None:
        """Whoever asked has gone away."""
        account = self.accounts.get(task.origin.address)
        if account is not None and task in account.waiting:
            account.waiting.remove(task)

    def empty(self) -> list[Task]:
        left = [task for account in self.accounts.values() for task in account.waiting]
        self.accounts.clear()
        return left
