"""Analyses of Orléans."""

from __future__ import annotations

from ...classic.game import Classic
from ...kernel.moves import Move
from ..odds import Odds
from ..parts import Analysis, ways_at
from .next_draw import stuck_places
from .odds import draw_odds

STOW = "stow"


def odds(game: Classic, seat: int) -> Odds:
    return draw_odds(game.tables, game.view(seat), stuck_places(game, seat))


def ways(game: Classic, seat: int) -> list[list[Move]]:
    """Nobody plans before all have put away what they drew."""
    while game.asked == STOW:
        first = game.pending[0]
        game.play_legal(first, game.candidates(first, game.legal(first))[0])
    return ways_at(game, seat)


PART = Analysis(odds=odds, ways=ways)
