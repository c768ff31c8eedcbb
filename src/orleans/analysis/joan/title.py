"""Analyses of Joan of Arc."""

from __future__ import annotations

from ...joan.game import JoanOfArc
from ...joan.ids import TAKE
from ...kernel.moves import Move
from ..odds import Odds
from ..parts import Analysis, ways_at
from .odds import draw_odds

PICK = "pick"


def odds(game: JoanOfArc, seat: int) -> Odds:
    return draw_odds(game.tables, game.view(seat))


def ways(game: JoanOfArc, seat: int) -> list[list[Move]]:
    """Each seat looks at the display as if it were first, for the first takes the best tile. A
    Monk can be recruited whatever comes up, so that is no luck."""
    if game.asked != PICK:
        return ways_at(game, seat)
    game.pick = (seat - game.start) % game.tables.order
    return [[move] for move in game.legal(seat) if move.kind == TAKE]


PART = Analysis(odds=odds, ways=ways)
