"""When something becomes known that nobody knew: from there on a move cannot be taken back, and
no plan made before is sure to hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..games import AnyGame
from ..kernel.events import Event

TURNED_UP: Final = frozenset({"order_shown", "joan_card"})
"""Events that show a card which was shuffled long before."""


class Known(NamedTuple):
    """Grows with every draw and every tile turned up."""

    draws: int
    round: int


def known_now(game: AnyGame) -> Known:
    return Known(game.chance.outcomes.length, game.round)


def turned_up(events: Iterable[Event]) -> bool:
    return any(event.what in TURNED_UP for event in events)
