"""What titles bring to statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ...kernel.game import Game
from ...kernel.searchable import Searchable
from ...titles import Parts
from .facts import SeatFacts


def no_facts(game: Game) -> list[SeatFacts]:
    return [SeatFacts() for _ in range(game.setup.players)]


def none_left(game: Game) -> float:
    """Of a title whose judgements are as sure at the beginning as at the end."""
    return 0.0


def values_now(game: Searchable) -> list[list[float]]:
    return [[game.evaluate(seat) for seat in range(game.setup.players)]]


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """`facts` are those of a finished game, by seat. `left` is how much of the game is to come, in
    rounds or whatever its chances count; `worlds` are what these are told by."""

    facts: Callable[[Any], list[SeatFacts]] = no_facts
    left: Callable[[Any], float] = none_left
    worlds: Callable[[Any], list[list[float]]] = values_now


STATISTICS: Final = Parts("lab.stats", Statistics())
