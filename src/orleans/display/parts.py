"""What titles bring to what a client draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.setup import Setup
from ..text.errors import Problem
from ..text.translator import Words
from ..titles import Parts
from .board_shapes import Board
from .components import Catalogue
from .forms import Form
from .situation_shapes import About, ToDo


def no_board(words: Words, setup: Setup) -> Board:
    raise Problem("error-no-board", game=setup.game)


def nothing_to_say(words: Words, tables: Any, view: dict[str, Any], names: Sequence[str]) -> About:
    return About(
        event="",
        census="",
        scores=[],
        majorities=[],
        leading=[],
        sections=[],
        lying=[],
        to_do=None,
    )


def no_help(words: Words, game: Game, seat: int) -> ToDo:
    return ToDo(fillings=[], idle=[], waste=[])


def no_waste(words: Words, game: Game, seat: int, move: Move) -> str:
    return ""


class Display(msgspec.Struct, frozen=True, kw_only=True):
    """`about` is what there is to say of a view, `to_do` help for the seat that is asked, `waste`
    what would be left undone by a move."""

    board: Callable[[Words, Setup], Board] = no_board
    about: Callable[[Words, Any, dict[str, Any], Sequence[str]], About] = nothing_to_say
    to_do: Callable[[Words, Any, int], ToDo] = no_help
    waste: Callable[[Words, Any, int, Move], str] = no_waste
    catalogue: Catalogue = Catalogue()
    form: Form = Form()


DISPLAYS: Final = Parts("display", Display())
