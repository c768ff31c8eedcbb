"""Chances to win, held against what came."""

import random

import pytest

from orleans import Setup
from orleans.kernel.win_probability import softmax
from orleans.lab.stats.calibration import (
    Moment,
    bins,
    doubting,
    error,
    least_surprising,
    moments,
    surprise,
)
from tests.lab.made import BETTER


def made(doubt: float, count: int, told: float) -> list[Moment]:
    """Moments of duels that are won as a doubt of so many points says; `told` is another one."""
    rng = random.Random(3)
    found = []
    for _ in range(count):
        left, worths = rng.randrange(18), [rng.uniform(0, 30), rng.uniform(0, 30)]
        first = rng.random() < softmax(worths, doubt + 0.5 * left)[0]
        foretold = softmax(worths, told + 0.5 * left)
        won = [1.0, 0.0] if first else [0.0, 1.0]
        found.append(Moment(left=left, worlds=[worths], foretold=foretold, won=won))
    return found


def test_chances_that_are_right_are_found_right() -> None:
    assert error(bins(made(doubt=6, count=4000, told=6))) < 0.03


def test_chances_that_are_too_sure_are_found_out() -> None:
    found = bins(made(doubt=12, count=4000, told=1))
    assert error(found) > 0.08
    assert found[0].won > found[0].foretold and found[-1].won < found[-1].foretold


def test_the_doubt_behind_the_games_is_found() -> None:
    seen = made(doubt=8, count=1500, told=1)
    at_the_end, each = least_surprising(seen)
    assert at_the_end + 9 * each == pytest.approx(8 + 9 * 0.5, rel=0.15)
    better = surprise(seen, doubting((at_the_end, each)))
    assert better < surprise(seen, lambda moment: moment.foretold)


def test_every_seat_is_in_one_bin() -> None:
    found = bins(made(doubt=6, count=50, told=6))
    assert sum(one.count for one in found) == 100
    assert all(one.low <= one.foretold <= one.high for one in found)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(edition="2021", players=2),
        Setup(game="joan", players=2),
        Setup(game="joan", players=1, options={"level": "challenge"}),
    ],
)
def test_games_are_watched_the_same_in_any_number_of_processes(setup: Setup) -> None:
    alone, together = (list(moments(setup.plain(), BETTER, "s", 2, jobs)) for jobs in (1, 2))
    assert alone == together
    first, *_, last = alone[0]
    assert first.left > last.left > 0 or setup.game == "classic"
    assert first.won == last.won and sum(first.won) in (0, 1)
