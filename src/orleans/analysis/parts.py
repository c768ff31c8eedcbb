"""What titles bring to analyses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.searchable import Searchable
from ..titles import Parts
from .odds import Odds

MOST_PLANS: Final = 100


def no_odds(game: Game, seat: int) -> Odds:
    """Of a title in which nothing is drawn."""
    return Odds(bag=0, drawn=0, followers=[])


def ways_at(game: Searchable, seat: int) -> list[list[Move]]:
    """The best plans of a seat, or what it may do next; nothing where it is not asked."""
    if game.over:
        return []
    plans = game.plans(seat, MOST_PLANS)
    if plans or seat not in game.pending:
        return [plan[:-1] for plan in plans]  # before they are announced
    return [[move] for move in game.candidates(seat, game.legal(seat))]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """`odds` are what a seat can expect of the next draw. `ways` are what it could do after one,
    for a first look at what was drawn; the game may be played on until it can do something."""

    odds: Callable[[Any, int], Odds] = no_odds
    ways: Callable[[Any, int], list[list[Move]]] = ways_at


ANALYSES: Final = Parts("analysis", Analysis())
