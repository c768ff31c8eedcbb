"""Thinking time: a bank for each seat, an increment for each decision, hours of play if wanted.

A clock knows nothing of the present: whoever asks says what time it is, so a table that is read
back from its entries has the same clock as before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from ..text.errors import Problem

SECOND: Final = 1000
LONGEST_BANK: Final = 60 * 24 * 3600
"""Seconds, also with all increments: what goes beyond is lost."""
LONGEST_INCREMENT: Final = 14 * 24 * 3600
LONGEST_ZONE: Final = 64
RETURN_SHARE: Final = 10
"""Who comes back after the time ran out gets this part of the bank."""

HOURS: Final = re.compile("{0}-{0}".format("(?:[01][0-9]|2[0-3]):[0-5][0-9]"))
SHORTEST_DAY: Final = 60  # minutes
ONE_DAY: Final = timedelta(days=1)
WEEK: Final = 7
DAY: Final = 24 * 3600 * SECOND
LATEST: Final = 250_000_000_000 * SECOND
"""In the year 9892. After that no calendar is asked: time simply runs."""


class ClockRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds. `hours` such as "08:00-22:30" are those in which time runs, in `zone`."""

    bank: int
    increment: int = 0
    hours: str = ""
    zone: str = "UTC"

    def check(self) -> None:
        if not 1 <= self.bank <= LONGEST_BANK or not 0 <= self.increment <= LONGEST_INCREMENT:
            raise Problem("table-clock-range", most=LONGEST_BANK, increment=LONGEST_INCREMENT)
        if self.hours:
            span(self.hours)
        if len(self.zone) > LONGEST_ZONE:
            raise Problem("table-clock-zone", zone=self.zone[:LONGEST_ZONE])
        try:
            ZoneInfo(self.zone)
        except (KeyError, ValueError, OSError):
            raise Problem("table-clock-zone", zone=self.zone) from None


@lru_cache(maxsize=64)
def span(hours: str) -> tuple[time, time]:
    """From when to when; an end before the start lies on the next day."""
    if not HOURS.fullmatch(hours):
        raise Problem("table-clock-hours", hours=hours[:LONGEST_ZONE])
    first, last = (time.fromisoformat(part) for part in hours.split("-"))
    minutes = (last.hour - first.hour) * 60 + last.minute - first.minute
    if minutes % (24 * 60) < SHORTEST_DAY:
        raise Problem("table-clock-hours", hours=hours)
    return first, last


class Clock:
    """`left` is what each seat has in milliseconds, up to `at`; `running` are those who think.
    `granted` has the seat and the increment of each decision that still counts."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.bank * SECOND] * seats
        self.running: frozenset[int] = frozenset()
        self.at = 0
        self.granted: list[tuple[int, int]] = []

    def turn_to(self, now: int, running: Iterable[int]) -> None:
        """Time goes on to `now`; from then on it runs for these seats."""
        self.left = self.left_at(now)
        self.at = max(now, self.at)
        self.running = frozenset(running)

    def decided(self, seat: int, now: int, running: Iterable[int]) -> None:
        """Whoever has decided and is asked no more gets the increment; a pause or an absence
        brings nothing."""
        was_running = seat in self.running
        self.turn_to(now, running)
        increment = 0
        if was_running and seat not in self.running:
            room = max(0, LONGEST_BANK * SECOND - self.left[seat])
            increment = min(self.rules.increment * SECOND, room)
        self.left[seat] += increment
        self.granted.append((seat, increment))

    def take_back(self, kept: int) -> None:
        """Only so many decisions still count: the others brought nobody any time."""
        for seat, increment in self.granted[kept:]:
            self.left[seat] = max(0, self.left[seat] - increment)
        del self.granted[kept:]

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
    if not rules.hours or end > LATEST:
        return end - start
    total = 0
    for windows in windows_from(rules, start):
        if windows.opens >= end:
            break
        total += windows.before(end) - windows.before(start)
    return total


@lru_cache(maxsize=1024)
def when_passed(rules: ClockRules, start: int, needed: int) -> int:
    """The moment at which so much playing time has passed since `start`; worked out once, however
    many look at the clock."""
    if not rules.hours or start > LATEST or not needed:
        return start + needed
    for windows in windows_from(rules, start):
        passed = windows.before(start)
        if passed + needed <= windows.total:
            return windows.when(passed + needed)
        needed -= windows.total - passed
        if windows.opens > LATEST:
            return windows.opens + needed
    raise AssertionError("the hours of play come back every day")


class Windows(NamedTuple):
    """The hours of play of so many days that follow one another, each at the same time of day."""

    opens: int
    closes: int
    days: int

    @property
    def length(self) -> int:
        """Of one day."""
        return self.closes - self.opens

    @property
    def total(self) -> int:
        return self.length * self.days

    def before(self, moment: int) -> int:
        """How much of them has passed by then."""
        days, rest = divmod(moment - self.opens, DAY)
        if days < 0:
            return 0
        return min(days * self.length + min(rest, self.length), self.total)

    def when(self, passed: int) -> int:
        """The first moment by which so much of them has passed; more than nothing."""
        days, rest = divmod(passed - 1, self.length)
        return self.opens + days * DAY + rest + 1


def windows_from(rules: ClockRules, start: int) -> Iterator[Windows]:
    """All hours of play from before `start` on: by the week, and by the day where the clocks of
    the zone change.

    When they are put forward, one day's end and the next day's start may cross: no time counts
    twice.
    """
    zone = ZoneInfo(rules.zone)
    first, last = span(rules.hours)
    day = datetime.fromtimestamp(start // SECOND, zone).date() - ONE_DAY
    closes = 0
    while True:
        days = WEEK if is_steady(day, zone) else 1
        last_day = day if first < last else day + ONE_DAY
        opens = max(closes, moment(day, first, zone))
        closes = max(opens, moment(last_day, last, zone))
        yield Windows(opens, closes, days)
        closes += (days - 1) * DAY
        day += days * ONE_DAY


def is_steady(day: date, zone: ZoneInfo) -> bool:
    """Whether the clocks of the zone are left alone in the week from the day before on, up to
    the morning after."""
    first, last = day - ONE_DAY, day + (WEEK + 1) * ONE_DAY
    return midnight(first, zone).utcoffset() == midnight(last, zone).utcoffset()


def midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(), zone)


def moment(day: date, at: time, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, at, zone).timestamp()) * SECOND
