"""What there is to say of a moment of any game of the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...classic.game import Classic
from ...games import AnyGame
from ..words import Words
from .about_classic import about_classic
from .about_joan import about_joan
from .about_shapes import About


def about(
    words: Words, game: AnyGame, seat: int | None, view: dict[str, Any], names: Sequence[str]
) -> About:
    """`view` is what the seat, or a spectator, sees of this game."""
    if isinstance(game, Classic):
        return about_classic(words, game, seat, view, names)
    return about_joan(words, game, seat, view, names)
