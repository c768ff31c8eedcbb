"""Who was last here when, and how long the others wait for somebody who is away.

It is known to this process alone. After a restart everybody counts as just gone: nobody is
replaced sooner for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...table.table import Table

GRACE: Final = 120_000
"""Milliseconds for which somebody who is away is waited for."""

VISIT: Final = 60_000
"""Milliseconds for which a request over HTTP counts as being there."""


class Presence:
    __slots__ = ("last", "opened", "visits")

    def __init__(self, now: int) -> None:
        self.opened = now
        self.last: dict[int, int] = {}
        self.visits: dict[int, int] = {}

    def seen(self, seats: Iterable[int], now: int) -> None:
        self.last.update(dict.fromkeys(seats, now))

    def visit(self, seats: Iterable[int], now: int) -> None:
        self.seen(seats, now)
        self.visits.update(dict.fromkeys(seats, now))

    def visitors(self, now: int) -> set[int]:
        return {seat for seat, at in self.visits.items() if now < at + VISIT}

    def forget(self, now: int) -> set[int]:
        """Those whose last request is too long ago."""
        gone = self.visits.keys() - self.visitors(now)
        for seat in gone:
            del self.visits[seat]
        return gone

    def grace(self, table: Table, seat: int, now: int) -> int:
        """Milliseconds left to somebody who is away. Where there are clocks, nobody has less
        than the own clock gives."""
        away = GRACE - (now - max(self.last.get(seat, 0), self.opened))
        clock = table.clock
        if clock is None:
            return max(0, away)
        left = clock.left_at(now)[seat]
        if seat not in clock.running:
            left -= now - table.active_at[seat]
        return max(0, away, left)
