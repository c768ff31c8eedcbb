"""Words for any game of the family: the one place that knows which game speaks how."""

from __future__ import annotations

from collections.abc import Sequence

from ..classic.game import Classic
from ..games import AnyGame
from ..kernel.moves import Move
from . import moves, pieces, telling
from .joan import moves as joan_moves
from .joan import telling as joan_telling
from .joan.moment import moment_of
from .words import Words

Teller = telling.Teller | joan_telling.Teller


def teller_for(words: Words, game: AnyGame, names: Sequence[str]) -> Teller:
    """Tells the events of this game."""
    if isinstance(game, Classic):
        return telling.Teller(words, game.tables, list(names))
    return joan_telling.Teller(words, game.tables, names)


def move_words(words: Words, game: AnyGame, seat: int, move: Move, names: Sequence[str]) -> str:
    """What a move means for a seat, now."""
    if isinstance(game, Classic):
        moment = pieces.Moment(words, game.tables, game.asked, game.view(seat), names)
        return moves.move_words(moment, move)
    return joan_moves.move_words(moment_of(words, game, seat, names), move)
