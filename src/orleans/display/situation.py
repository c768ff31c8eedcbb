"""What there is to say of a moment of any game of the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ..games import AnyGame
from ..text.translator import Words
from .parts import DISPLAYS
from .situation_shapes import About, ToDo


def about_view(
    words: Words, game: str, tables: Any, view: dict[str, Any], names: Sequence[str]
) -> About:
    """What follows from what a seat, or a spectator, sees: also of a moment long past."""
    return DISPLAYS.of(game).about(words, tables, view, names)


def about(
    words: Words, game: AnyGame, seat: int | None, view: dict[str, Any], names: Sequence[str]
) -> About:
    """With help for the seat, if it is asked; `view` is what it sees of this game."""
    seen = about_view(words, game.setup.game, game.tables, view, names)
    return seen if seat is None else replace(seen, to_do=to_do(words, game, seat))


def to_do(words: Words, game: AnyGame, seat: int) -> ToDo | None:
    """Nothing if the seat is not asked."""
    if seat not in game.pending:
        return None
    return DISPLAYS.of(game.setup.game).to_do(words, game, seat)
