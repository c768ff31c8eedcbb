"""What titles bring to the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..kernel.setup import Setup
from ..text.translator import Words
from ..titles import Parts
from .boards import Boards, Seen
from .plain import PlainBoards, PlainScreen, no_card
from .seats import Seating, Wanted
from .shell.page import Page
from .shell.screen import Played, Screen


def game_of(setup: Setup) -> str:
    return setup.game


def ask_nothing(wanted: Wanted, seating: Seating) -> None:
    """All that no flag says is as usual."""


def nothing_missing(tables: Any) -> list[str]:
    return []


class Terminal(msgspec.Struct, frozen=True, kw_only=True):
    """`card` is a component on a card. `ask` asks for what flags leave open of a set-up;
    `file_name` names it in the file of a game. `missing` are components that would be in play if
    enough were known of them."""

    boards: Callable[[Seen, Page, Words], Boards] = PlainBoards
    screen: Callable[[Played, Page, Words], Screen] = PlainScreen
    card: Callable[[Page, Words, Any], list[str]] = no_card
    ask: Callable[[Wanted, Seating], None] = ask_nothing
    file_name: Callable[[Setup], str] = game_of
    missing: Callable[[Any], list[str]] = nothing_missing


TERMINALS: Final = Parts("terminal", Terminal())
