"""What there is to say of a moment of any game of the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ..classic.game import Classic
from ..classic.tables import Tables as ClassicTables
from ..games import AnyGame
from ..joan.tables import Tables as JoanTables
from ..text.translator import Words
from .classic import situation
from .joan import situation as joan_situation
from .situation_shapes import About, ToDo


def about_view(
    words: Words,
    tables: ClassicTables | JoanTables,
    view: dict[str, Any],
    names: Sequence[str],
) -> About:
    """What follows from what a seat, or a spectator, sees: also of a moment long past."""
    if isinstance(tables, ClassicTables):
        return situation.about_classic(words, tables, view, names)
    return joan_situation.about_joan(words, tables, view, names)


def about(
    words: Words, game: AnyGame, seat: int | None, view: dict[str, Any], names: Sequence[str]
) -> About:
    """With help for the seat, if it is asked; `view` is what it sees of this game."""
    seen = about_view(words, game.tables, view, names)
    return seen if seat is None else replace(seen, to_do=to_do(words, game, seat))


def to_do(words: Words, game: AnyGame, seat: int) -> ToDo | None:
    """Nothing if the seat is not asked."""
    if seat not in game.pending:
        return None
    if isinstance(game, Classic):
        return situation.to_do(words, game, seat)
    return joan_situation.to_do(words, game, seat)
