"""A player with a stopwatch."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from ...bots import PLAYERS, Bot
from ...kernel.moves import Move
from ...kernel.searchable import Searchable

Answer = TypeVar("Answer")


class Timed(Bot):
    """Leaves all decisions to another player and notes how long each took.

    `decide` is for players that settle several moves at once: that is one decision.
    """

    def __init__(self, bot: Any) -> None:
        super().__init__()
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        move: Move = self.timed(lambda: self.bot.choose(game, seat, legal))
        return move

    def decide(self, game: Searchable, seat: int) -> list[Move]:
        moves: list[Move] = self.timed(lambda: self.bot.decide(game, seat))
        return moves

    def timed(self, think: Callable[[], Answer]) -> Answer:
        begun = time.perf_counter()
        answer = think()
        took = time.perf_counter() - begun
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return answer


def timed_player(name: str, seed: int) -> Timed:
    return Timed(without_time_limit(PLAYERS[name](seed)))


def without_time_limit(bot: Any) -> Any:
    """Without a limit in seconds, if it has one: the same choices on every machine."""
    budget = getattr(bot, "budget", None)
    if budget is not None:
        budget.seconds = 0.0
    return bot
