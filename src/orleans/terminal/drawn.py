"""Which games the terminal can draw."""

from __future__ import annotations

from ..classic.game import Classic
from ..games import AnyGame
from ..table.problems import Problem


def drawn(game: AnyGame) -> Classic:
    """The game, or a clear word that there is no drawing of it yet."""
    if not isinstance(game, Classic):
        raise Problem("error-not-drawn", game=game.setup.game)
    return game
