"""Thinking time: a bank for each seat, an increment for each decision, hours of play if wanted.

A clock knows nothing of the present: whoever asks says what time it is, so a table that is read
back from its entries has the same clock as before.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from .problems import Problem

SECOND: Final = 1000
LONGEST_BANK: Final = 60 * 24 * 3600
RETURN_SHARE: Final = 10
"""Who comes back after the time ran out gets this part of the bank."""


class ClockRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds. `hours` such as "08:00-22:30" are those in which time runs, in `zone`."""

    bank: int
    increment: int = 0
    hours: str = ""
    zone: str = "UTC"

    def check(self) -> None:
        if not 1 <= self.bank <= LONGEST_BANK or not 0 <= self.increment <= LONGEST_BANK:
            raise Problem("table-clock-range", most=LONGEST_BANK)
        if self.hours:
            span(self.hours)
        try:
            ZoneInfo(self.zone)
        except (KeyError, ValueError, OSError):
            raise Problem("table-clock-zone", zone=self.zone) from None


@lru_cache(maxsize=64)
def span(hours: str) -> tuple[time, time]:
    """From when to when; an end before the start lies on the next day."""
    try:
        first, last = (time.fromisoformat(part.strip()) for part in hours.split("-"))
    except ValueError:
        raise Problem("table-clock-hours", hours=hours) from None
    if first == last or first.tzinfo or last.tzinfo:
        raise Problem("table-clock-hours", hours=hours)
    return first, last


class Clock:
    """`left` is what each seat has in milliseconds, up to `at`; `running` are those who think."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.bank * SECOND] * seats
        self.running: frozenset[int] = frozenset()
        self.at = 0

    def turn_to(self, now: int, running: Iterable[int]) -> None:
        """Time goes on to `now`; from then on it runs for these seats. Who stops gets the
        increment."""
        passed = self.passed(now)
        after = frozenset(running)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
            if seat not in after:
                self.left[seat] += self.rules.increment * SECOND
        self.running = after
        self.at = max(now, self.at)

    def stop(self, now: int) -> None:
        """A pause: nobody gets an increment for it."""
        passed = self.passed(now)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.running = frozenset()
        self.at = max(now, self.at)

    def welcome_back(self, seat: int) -> None:
        least = self.rules.bank * SECOND // RETURN_SHARE
        self.left[seat] = max(self.left[seat], least)

    def passed(self, now: int) -> int:
        return playing_time(self.rules, self.at, now) if now > self.at else 0

    def left_at(self, now: int) -> list[int]:
        passed = self.passed(now)
        return [
            max(0, left - passed) if seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def flagged(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        left = self.left_at(now)
        return [seat for seat in sorted(self.running) if not left[seat]]

    @property
    def deadline(self) -> int | None:
        """When the next seat runs out of time if nothing happens."""
        if not self.running:
            return None
        return when_passed(self.rules, self.at, min(self.left[seat] for seat in self.running))


# ---------------------------------------------------------------- hours of play


def playing_time(rules: ClockRules, start: int, end: int) -> int:
    """Milliseconds between two moments that lie within the hours of play."""
    if not rules.hours:
        return end - start
    return sum(
        min(close, end) - max(open, start)
        for open, close in windows(rules, start, end)
        if min(close, end) > max(open, start)
    )


def when_passed(rules: ClockRules, start: int, needed: int) -> int:
    """The moment at which so much playing time has passed since `start`."""
    if not rules.hours:
        return start + needed
    shortest = min(close - open for open, close in windows(rules, start, start))
    days = needed // max(shortest - 3600 * SECOND, 60 * SECOND) + 3
    for open, close in windows(rules, start, start + days * 86_400 * SECOND):
        within = close - max(open, start)
        if within <= 0:
            continue
        if needed <= within:
            return max(open, start) + needed
        needed -= within
    raise AssertionError("the hours of play come back every day")


def windows(rules: ClockRules, start: int, end: int) -> list[tuple[int, int]]:
    """The hours of play of every day that touches the span, as moments."""
    zone = ZoneInfo(rules.zone)
    first, last = span(rules.hours)
    day = datetime.fromtimestamp(start / SECOND, UTC).astimezone(zone).date() - timedelta(days=1)
    until = datetime.fromtimestamp(end / SECOND, UTC).astimezone(zone).date() + timedelta(days=1)
    found: list[tuple[int, int]] = []
    while day <= until:
        close_day = day if first < last else day + timedelta(days=1)
        open = datetime.combine(day, first, zone)
        close = datetime.combine(close_day, last, zone)
        found.append((moment(open), moment(close)))
        day += timedelta(days=1)
    return found


def moment(when: datetime) -> int:
    return int(when.timestamp() * SECOND)
