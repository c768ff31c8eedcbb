"""Thinking time: bank, increment, hours of play. A clock knows only what it is told."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orleans.table import commands as c
from orleans.table.clock import (
    LATEST,
    LONGEST_BANK,
    LONGEST_INCREMENT,
    Clock,
    ClockRules,
    moment,
    playing_time,
    span,
    when_passed,
)
from orleans.table.options import TableOptions
from orleans.text.errors import Problem

from .sitting import PLAN, SHIP, START, THREE, VILLAGE, Sitting, acting, agree, lasting

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000


def clocked(bank: int = 600, increment: int = 30, **more: str) -> TableOptions:
    return TableOptions(clock=ClockRules(bank=bank, increment=increment, **more))


def left(sitting: Sitting) -> list[int]:
    assert sitting.table.clock is not None
    return [time // SECOND for time in sitting.table.clock.left_at(sitting.now)]


def running(sitting: Sitting) -> list[int]:
    assert sitting.table.clock is not None
    return sorted(sitting.table.clock.running)


# ---------------------------------------------------------------------- at a table


def test_time_runs_for_those_who_are_asked() -> None:
    sitting = acting(options=clocked())
    assert running(sitting) == [0]
    assert sitting.table.deadline == START + 10 * MINUTE
    sitting.now += MINUTE
    sitting.play(0, SHIP[0])
    assert left(sitting) == [540, 600]
    sitting.now += MINUTE
    sitting.play(0, *SHIP[1:])
    assert left(sitting) == [510, 600]  # the increment comes with the end of the turn
    assert running(sitting) == [1]


def test_while_all_plan_all_clocks_run() -> None:
    sitting = Sitting(THREE, options=clocked())
    assert running(sitting) == [0, 1, 2]
    sitting.now += MINUTE
    sitting.play(1, *PLAN)  # a draft stops no clock
    assert running(sitting) == [0, 1, 2]
    sitting.play(1, "done")
    assert running(sitting) == [0, 2]
    sitting.now += MINUTE
    assert left(sitting) == [480, 570, 480]


def test_no_time_runs_for_computer_players_and_before_the_game() -> None:
    sitting = Sitting(THREE, options=clocked(), open_seats=2)
    sitting.now += HOUR
    sitting.sit(1, "Ben", "random")
    assert sitting.table.deadline is None
    sitting.sit(2, "Cleo")
    assert running(sitting) == [0, 2]
    assert left(sitting) == [600, 600, 600]


def test_talk_costs_no_time_and_brings_none() -> None:
    sitting = acting(options=clocked())
    sitting.now += MINUTE
    sitting.do(1, c.Say(text="hurry"))
    sitting.do(0, c.Say(text="no"))
    assert left(sitting) == [540, 600]


def test_a_pause_stops_all_clocks() -> None:
    sitting = acting(options=clocked())
    sitting.now += MINUTE
    sitting.do(0, c.Propose(what="pause"))
    agree(sitting, 1)
    assert sitting.table.deadline is None
    sitting.now += HOUR
    sitting.do(0, c.Propose(what="resume"))
    agree(sitting, 1)
    assert left(sitting) == [540, 600]
    assert sitting.table.deadline == sitting.now + 9 * MINUTE


def test_undoing_again_and_again_brings_no_time() -> None:
    sitting = acting(options=clocked())
    for _ in range(5):
        sitting.play(0, *VILLAGE)
        sitting.undo(0, "start")
    assert left(sitting) == [600, 600]
    sitting.play(0, *VILLAGE)
    assert left(sitting) == [630, 600]


def test_a_decision_taken_back_by_consent_brought_no_time() -> None:
    """Whoever proposes it, and however often: the one who decided has no more than before."""
    sitting = acting(options=clocked())
    for _ in range(3):
        before = sitting.history.moment
        sitting.play(0, *VILLAGE)
        assert left(sitting) == [630, 600]
        sitting.do(1, c.Propose(what="undo", to=before))
        agree(sitting, 0)
        assert left(sitting) == [600, 600]


def test_every_decision_taken_back_brought_no_time() -> None:
    sitting = acting(options=clocked())
    start = sitting.history.moment
    for moves in (SHIP, VILLAGE, VILLAGE):
        sitting.play(sitting.table.pending[0], *moves)
    assert left(sitting) == [660, 630]
    sitting.do(0, c.Propose(what="undo", to=start))
    agree(sitting, 1)
    assert left(sitting) == [600, 600]
    assert lasting(sitting.again()) == lasting(sitting.table)


def test_a_bank_never_grows_beyond_the_longest() -> None:
    options = clocked(bank=LONGEST_BANK - 10, increment=LONGEST_INCREMENT)
    sitting = acting(options=options)
    sitting.play(0, *VILLAGE)
    assert left(sitting) == [LONGEST_BANK, LONGEST_BANK - 10]
    sitting.do(1, c.Propose(what="undo", to=0))
    agree(sitting, 0)
    assert left(sitting) == [LONGEST_BANK - 10, LONGEST_BANK - 10]


def test_absence_brings_no_time() -> None:
    sitting = acting(options=clocked())
    sitting.now += 9 * MINUTE
    for _ in range(3):
        sitting.do(0, c.StandIn())
        sitting.do(0, c.ComeBack())
    assert left(sitting) == [60, 600]


def test_whose_time_runs_out_is_stood_in_for() -> None:
    sitting = Sitting(options=clocked())
    sitting.play(0, *PLAN)
    sitting.now += 10 * MINUTE - 1
    assert sitting.flag() == []
    sitting.now += 1
    sitting.do(0, c.Say(text="wait"))
    told = sitting.flag()
    assert [(each.entry.seat, each.entry.kind) for each in told] == [(0, "flagged"), (1, "flagged")]
    assert sitting.table.drafts == {}
    assert sitting.table.bots_pending == [], "nobody is left to play with"
    sitting.do(1, c.ComeBack())
    sitting.play(1, *PLAN, "done")
    assert sitting.table.bots_pending == [0]
    assert sitting.table.deadline is None
    assert sitting.flag() == []


def test_who_comes_back_after_that_gets_a_part_of_the_bank() -> None:
    sitting = acting(options=clocked())
    sitting.now += HOUR
    sitting.flag()
    assert left(sitting) == [0, 600]
    sitting.do(0, c.ComeBack())
    assert left(sitting) == [60, 600]
    assert sitting.table.deadline == sitting.now + MINUTE


def test_a_clock_is_read_back_with_the_table() -> None:
    sitting = acting(options=clocked(hours="08:00-22:00", zone="Europe/Paris"))
    for minutes, moves in ((3, SHIP), (600, VILLAGE), (1, VILLAGE)):
        sitting.now += minutes * MINUTE
        seat = sitting.table.pending[0]
        sitting.play(seat, *moves)
    assert lasting(sitting.again()) == lasting(sitting.table)


def test_a_clock_that_is_told_an_earlier_time_stands_still() -> None:
    clock = Clock(ClockRules(bank=60), 2)
    clock.turn_to(5000, [0])
    clock.turn_to(4000, [0])
    assert clock.left == [60_000, 60_000]
    assert clock.at == 5000


# ------------------------------------------------------------------ hours of play


def at(zone: str, text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * SECOND


PARIS = "Europe/Paris"


@pytest.mark.parametrize(
    "hours, start, end, minutes",
    [
        ("08:00-22:00", "2026-08-01 09:00", "2026-08-01 10:00", 60),
        ("08:00-22:00", "2026-08-01 07:00", "2026-08-01 08:30", 30),
        ("08:00-22:00", "2026-08-01 21:00", "2026-08-02 09:00", 120),
        ("08:00-22:00", "2026-08-01 23:00", "2026-08-02 07:00", 0),
        ("08:00-22:00", "2026-08-01 00:00", "2026-08-08 00:00", 7 * 14 * 60),
        ("20:00-02:00", "2026-08-01 23:00", "2026-08-02 01:00", 120),
        ("20:00-02:00", "2026-08-01 01:00", "2026-08-01 21:00", 120),
        ("20:00-02:00", "2026-08-01 02:00", "2026-08-01 20:00", 0),
        # Clocks go forward on 29 March 2026 at 02:00, back on 25 October at 03:00.
        ("08:00-22:00", "2026-03-28 21:00", "2026-03-29 09:00", 120),
        ("22:00-06:00", "2026-03-28 22:00", "2026-03-29 06:00", 7 * 60),
        ("22:00-06:00", "2026-10-24 22:00", "2026-10-25 06:00", 9 * 60),
        ("02:00-03:00", "2026-03-29 00:00", "2026-03-29 12:00", 0),
        ("03:00-02:59", "2026-03-28 12:00", "2026-03-29 12:00", 23 * 60),
        ("03:00-02:59", "2026-03-30 12:00", "2026-03-31 12:00", 24 * 60 - 1),
    ],
)
def test_only_hours_of_play_count(hours: str, start: str, end: str, minutes: int) -> None:
    rules = ClockRules(bank=600, hours=hours, zone=PARIS)
    assert playing_time(rules, at(PARIS, start), at(PARIS, end)) == minutes * MINUTE


def test_time_runs_out_within_the_hours_of_play() -> None:
    rules = ClockRules(bank=600, hours="08:00-22:00", zone=PARIS)
    evening = at(PARIS, "2026-03-28 21:59")
    assert when_passed(rules, evening, 10 * MINUTE) == at(PARIS, "2026-03-29 08:09")


def test_a_night_costs_no_time_at_the_table() -> None:
    sitting = acting(options=clocked(bank=60_000, hours="08:00-22:00", zone=PARIS))
    for now, seconds in [
        ("2023-11-15 07:59", 60_000),  # it has begun in the night before
        ("2023-11-15 21:55", 9_900),
        ("2023-11-16 07:59", 9_600),
        ("2023-11-16 08:01", 9_540),
    ]:
        sitting.now = at(PARIS, now)
        assert left(sitting) == [seconds, 60_000]


ZONES = st.sampled_from(["UTC", PARIS, "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"])
MINUTES = st.integers(0, 24 * 60 - 1)
MOMENTS = st.integers(at("UTC", "2024-01-01"), at("UTC", "2028-01-01"))


@st.composite
def rules(draw: st.DrawFn) -> ClockRules:
    first = draw(MINUTES)
    last = (first + draw(st.integers(60, 24 * 60 - 1))) % (24 * 60)
    hours = f"{first // 60:02}:{first % 60:02}-{last // 60:02}:{last % 60:02}"
    rules = ClockRules(bank=60, hours=draw(st.sampled_from([hours, ""])), zone=draw(ZONES))
    rules.check()
    return rules


@given(rules(), MOMENTS, st.integers(0, 60 * 24 * HOUR))
def test_as_much_time_has_passed_as_was_needed(rules: ClockRules, start: int, needed: int) -> None:
    end = when_passed(rules, start, needed)
    assert end >= start + needed
    assert playing_time(rules, start, end) == needed
    if needed:
        assert playing_time(rules, start, end - 1) == needed - 1


@given(rules(), MOMENTS, st.integers(0, 400 * HOUR), st.integers(0, 400 * HOUR))
def test_playing_time_adds_up(rules: ClockRules, start: int, first: int, second: int) -> None:
    middle, end = start + first, start + first + second
    parts = playing_time(rules, start, middle) + playing_time(rules, middle, end)
    assert parts == playing_time(rules, start, end) <= end - start


@given(rules().filter(lambda each: each.hours), MOMENTS, st.integers(0, 500 * 24 * HOUR))
@settings(max_examples=30)
def test_weeks_add_up_to_their_days(rules: ClockRules, start: int, length: int) -> None:
    end = start + length
    assert playing_time(rules, start, end) == day_by_day(rules, start, end)


def day_by_day(rules: ClockRules, start: int, end: int) -> int:
    """The same, counted in the simplest way."""
    zone, (first, last) = ZoneInfo(rules.zone), span(rules.hours)
    day = datetime.fromtimestamp(start // SECOND, zone).date() - timedelta(days=1)
    total = closes = 0
    while closes < end:
        last_day = day if first < last else day + timedelta(days=1)
        opens = max(closes, moment(day, first, zone))
        closes = max(opens, moment(last_day, last, zone))
        total += max(0, min(closes, end) - max(opens, start))
        day += timedelta(days=1)
    return total


@pytest.mark.parametrize("start", [LATEST - 1, LATEST, 2 * LATEST])
def test_no_calendar_is_too_short(start: int) -> None:
    """Also beyond the year 9999, which no calendar here goes beyond."""
    rules = ClockRules(bank=LONGEST_BANK, hours="02:00-03:00", zone=PARIS)
    needed = LONGEST_BANK * SECOND
    end = when_passed(rules, start, needed)
    assert end >= start + needed
    assert playing_time(rules, start, end) >= needed


def test_the_longest_bank_in_the_shortest_hours() -> None:
    rules = ClockRules(bank=LONGEST_BANK, hours="02:00-03:00", zone=PARIS)
    end = when_passed(rules, START, LONGEST_BANK * SECOND)
    assert playing_time(rules, START, end) == LONGEST_BANK * SECOND


@pytest.mark.parametrize(
    "hours",
    [
        *("08:00", "08:00-08:00", "8-22", "08:00-22:00-23:00", "08:00-24:00", "08:60-10:00", "-"),
        *("08:00:00-22:00:00", "08:00-22:00Z", "08:00+01:00-22:00", "08:00-08:59", "٠٨:00-22:00"),
        "08:00-22:00\n",
    ],
)
def test_hours_of_play_that_make_no_sense(hours: str) -> None:
    with pytest.raises(Problem) as problem:
        ClockRules(bank=60, hours=hours).check()
    assert problem.value.key == "table-clock-hours"


@pytest.mark.parametrize(
    "zone",
    ["", "Mars", "../etc/passwd", "/etc/hosts", "Europe", "a\0b", "é", "a" * 70_000],
)
def test_a_zone_must_exist(zone: str) -> None:
    with pytest.raises(Problem) as problem:
        ClockRules(bank=60, zone=zone).check()
    assert problem.value.key == "table-clock-zone"
    assert len(str(problem.value.facts["zone"])) < 100


@pytest.mark.parametrize(
    "bank, increment",
    [
        *((0, 0), (-1, 0), (60, -1), (2**70, 0), (1, 2**70)),
        *((LONGEST_BANK + 1, 0), (1, LONGEST_INCREMENT + 1)),
    ],
)
def test_a_bank_has_its_bounds(bank: int, increment: int) -> None:
    with pytest.raises(Problem) as problem:
        ClockRules(bank=bank, increment=increment).check()
    assert problem.value.key == "table-clock-range"
