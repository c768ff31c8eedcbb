"""How many workers there are, and what each may use."""

from __future__ import annotations

import os
from math import ceil

import msgspec


def default_workers() -> int:
    """At least two, so that one busy worker does not stop every table."""
    return max(2, os.cpu_count() or 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    workers: int = msgspec.field(default_factory=default_workers)
    waiting: int = 1000  # jobs that may wait; more are refused
    waiting_each: int = 250  # of them for one address
    share: float = 0.5  # of the workers, rounded up, that one address may keep busy at once
    patience: float = 30.0  # seconds that a job may wait for a worker
    games: int = 256  # that a worker keeps, so that it need not be told them whole
    memory: int = 2 << 30  # bytes of address space for each worker
    jobs: int = 5000  # after so many a worker is replaced by a fresh one
    start: float = 60.0  # seconds until a new worker must be ready
    replacement: float = 10.0  # seconds that all workers may be missing without alarm
    niceness: int = 10  # they give way to the server, which somebody at a table waits for
    players: tuple[str, ...] = ()  # modules with further computer players, imported by workers

    @property
    def workers_each(self) -> int:
        return max(1, ceil(self.share * self.workers))
