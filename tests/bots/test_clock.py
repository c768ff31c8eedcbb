"""A computer player keeps to the seconds it is given, wherever there is most to think about.

The clock here is that of the thread, so that a busy machine does not count as long thinking.
"""

import statistics
import time
from collections.abc import Iterator
from itertools import islice

import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.bots.bot import Bot
from orleans.bots.budget import Budget
from orleans.bots.levels import HardBot
from orleans.bots.planner import Planner
from orleans.games import AnyGame
from orleans.kernel.moves import Move
from orleans.kernel.searchable import Searchable

from ..joan import play as joan
from ..kernel.play import fresh

SECONDS = 0.25 if orleans.compiled() else 0.75
MOST = 1.2  # times the seconds that it was given
MANY_PLANS = 60
MANY_MOVES = 8
AVERAGE = 0.05 if orleans.compiled() else 0.5

# Where plans are many and rollouts long.
TABLES = ("bigbox 4", "bigbox+orders+ti-events+trade 5", "2021+orders+ti-events+intrigue 5")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", time.thread_time)


class Dawdling(Planner):
    """Begins to look at the clock too late."""

    def decide(self, game: Searchable, seat: int) -> list[Move]:
        late = time.thread_time() + 0.4 * SECONDS
        while time.thread_time() < late:
            pass
        return super().decide(game, seat)


@pytest.mark.parametrize("table", TABLES)
def test_no_decision_takes_much_longer_than_it_may(table: str) -> None:
    took = [thinking_time(HardBot, game, seat) for game, seat in islice(busy_moments(table), 6)]
    assert len(took) == 6
    assert max(took) <= MOST * SECONDS
    assert min(took) >= 0.9 * SECONDS  # or this would show nothing


def test_nor_in_joan_of_arc() -> None:
    took = [thinking_time(HardBot, game, seat) for game, seat in islice(moments_of_joan(), 6)]
    assert SECONDS <= max(took) <= MOST * SECONDS


def test_who_dawdles_is_found_out() -> None:
    game, seat = next(busy_moments(TABLES[0]))
    assert thinking_time(Dawdling, game, seat) > MOST * SECONDS


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_easy_and_normal_decide_at_once(level: str) -> None:
    """On average over a whole game."""
    game = fresh("bigbox", 4, "at once")
    bots = [PLAYERS[level](seat) for seat in range(4)]
    took: list[float] = []
    while not game.over:
        seat = game.pending[0]
        began = time.thread_time()
        moves = bots[seat].decide(game, seat)
        took.append(time.thread_time() - began)
        for move in moves:
            game.play_legal(seat, move)
    assert statistics.fmean(took) <= AVERAGE


def thinking_time(bot: type[Bot], game: AnyGame, seat: int) -> float:
    thinker = bot(1, Budget(rollouts=10**9, seconds=SECONDS))
    began = time.thread_time()
    thinker.decide(game, seat)
    return time.thread_time() - began


def busy_moments(table: str) -> Iterator[tuple[AnyGame, int]]:
    """One of each round of a game in which there are plans enough."""
    edition, _, players = table.partition(" ")
    game = fresh(edition, int(players), "busy")
    bots = [PLAYERS["easy"](seat) for seat in range(int(players))]
    seen = 0
    while not game.over:
        seat = game.pending[0]
        if game.round > seen and len(game.plans(seat, MANY_PLANS)) == MANY_PLANS:
            seen = game.round
            yield game, seat
        for move in bots[seat].decide(game, seat):
            game.play_legal(seat, move)


def moments_of_joan() -> Iterator[tuple[AnyGame, int]]:
    game = joan.midway(1, {"level": "challenge"}, "busy")
    for seat, _ in joan.decisions(game, 1):
        if len(game.candidates(seat, game.legal(seat))) >= MANY_MOVES:
            yield game, seat
