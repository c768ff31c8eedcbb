"""The board of any game of the family."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..content import load_content
from ..content.schema import Language
from ..games import Setup
from ..kernel.setup import Setup as AnySetup
from ..text.translator import Words
from .board_shapes import Board
from .parts import DISPLAYS


def board_of(language: Language, setup: AnySetup) -> Board:
    """The same object for the same set-up: it never changes."""
    return cached_board(language, msgspec.json.encode(setup.plain(), order="sorted").decode())


@lru_cache(maxsize=64)
def cached_board(language: Language, plain: str) -> Board:
    """With the corrections of the set-up, if it has some."""
    setup = Setup.from_plain(msgspec.json.decode(plain))
    words = Words(language, load_content(setup.data) if setup.data else None)
    return DISPLAYS.of(setup.game).board(words, setup)
