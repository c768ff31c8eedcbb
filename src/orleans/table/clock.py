"""Thinking time: a bank for each seat, an increment for each decision, hours of play if wanted.

A clock knows nothing of the present: whoever asks says what time it is, so a table that is read
back from its entries has the same clock as before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from .entry import NOBODY
from .problems import Problem

SECOND: Final = 1000
LONGEST_BANK: Final = 60 * 24 * 3600
RETURN_SHARE: Final = 10
"""Who comes back after the time ran out gets this part of the bank."""

HOURS: Final = re.compile("{0}-{0}".format("(?:[01][0-9]|2[0-3]):[0-5][0-9]"))
SHORTEST_DAY: Final = 60  # minutes
ONE_DAY: Final = timedelta(days=1)


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
    if not HOURS.fullmatch(hours):
        raise Problem("table-clock-hours", hours=hours)
    first, last = (time.fromisoformat(part) for part in hours.split("-"))
    minutes = (last.hour - first.hour) * 60 + last.minute - first.minute
    if minutes % (24 * 60) < SHORTEST_DAY:
        raise Problem("table-clock-hours", hours=hours)
    return first, last


class Clock:
    """`left` is what each seat has in milliseconds, up to `at`; `running` are those who think."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.bank * SECOND] * seats
        self.running: frozenset[int] = frozenset()
        self.at = 0

    def turn_to(self, now: int, running: Iterable[int], decided: int = NOBODY) -> None:
        """Time goes on to `now`; from then on it runs for these seats. Who has decided and is
        asked no more gets the increment; a pause or an absence brings nothing."""
        self.left = self.left_at(now)
        self.at = max(now, self.at)
        after = frozenset(running)
        if decided in self.running - after:
            self.left[decided] += self.rules.increment * SECOND
        self.running = after

    def take_back(self, seat: int) -> None:
        """Who is asked again after taking a decision back had the increment for nothing."""
        if seat in self.running:
            self.left[seat] = max(0, self.left[seat] - self.rules.increment * SECOND)

    def welcome_back(self, seat: int) -> None:
        if not self.left[seat]:
            self.left[seat] = self.rules.bank * SECOND // RETURN_SHARE

    def passed(self, now: int) -> int:
        """For those who think: without any, the hours of play need not be looked up."""
        return playing_time(self.rules, self.at, now) if self.running and now > self.at else 0

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
    total = 0
    for opens, closes in windows(rules, start):
        if opens >= end:
            break
        total += max(0, min(closes, end) - max(opens, start))
    return total


def when_passed(rules: ClockRules, start: int, needed: int) -> int:
    """The moment at which so much playing time has passed since `start`."""
    if not rules.hours:
        return start + needed
    for opens, closes in windows(rules, start):
        within = closes - max(opens, start)
        if within > 0 and needed <= within:
            return max(opens, start) + needed
        needed -= max(0, within)
    raise AssertionError("the hours of play come back every day")


def windows(rules: ClockRules, start: int) -> Iterator[tuple[int, int]]:
    """The hours of play of one day after another, as moments, from before `start` on.

    When the clocks of the zone are put forward, one day's end and the next day's start may
    cross: no time counts twice.
    """
    zone = ZoneInfo(rules.zone)
    first, last = span(rules.hours)
    day = datetime.fromtimestamp(start // SECOND, zone).date() - ONE_DAY
    closes = 0
    while True:
        last_day = day if first < last else day + ONE_DAY
        opens = max(closes, moment(day, first, zone))
        closes = max(opens, moment(last_day, last, zone))
        yield opens, closes
        day += ONE_DAY


def moment(day: date, at: time, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, at, zone).timestamp()) * SECOND
