"""The games that the terminal knows, each with boards and a screen of its own."""

from __future__ import annotations

from ..text.translator import Words
from .boards import Boards, Seen
from .parts import TERMINALS
from .shell.page import Page
from .shell.screen import Played, Screen


def boards_of(seen: Seen, page: Page, words: Words) -> Boards:
    return TERMINALS.of(seen.setup.game).boards(seen, page, words)


def screen_of(match: Played, page: Page, words: Words) -> Screen:
    return TERMINALS.of(match.setup.game).screen(match, page, words)
