"""Who is connected to other processes that serve the same table.

Each process says so when it changes, and again every now and then; so one that has died is soon
forgotten.
"""

from __future__ import annotations

from typing import Final

EVERY: Final = 20.0
"""Seconds after which a process says again who is there."""
BELIEVED: Final = 50_000
"""Milliseconds for which it is believed."""


class Elsewhere:
    __slots__ = ("processes",)

    def __init__(self) -> None:
        self.processes: dict[str, tuple[tuple[int, ...], int]] = {}

    def knows(self, process: str) -> bool:
        return process in self.processes

    def hear(self, process: str, seats: tuple[int, ...], now: int) -> None:
        self.processes[process] = (seats, now + BELIEVED)

    def forget(self, now: int) -> bool:
        """Those that have been silent for too long; False if there are none."""
        gone = [process for process, (_, until) in self.processes.items() if until < now]
        for process in gone:
            del self.processes[process]
        return bool(gone)

    def seats(self, now: int) -> set[int]:
        said = [seats for seats, until in self.processes.values() if until >= now]
        return {seat for seats in said for seat in seats}
