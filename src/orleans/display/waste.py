"""What a player would leave undone by going on: told before it is too late."""

from __future__ import annotations

from ..games import AnyGame
from ..kernel.moves import Move
from ..text.translator import Words
from .parts import DISPLAYS


def waste(words: Words, game: AnyGame, seat: int, move: Move) -> str:
    """Ending a plan, a round or a turn while something is left to do; "" for any other move."""
    return DISPLAYS.of(game.setup.game).waste(words, game, seat, move)
