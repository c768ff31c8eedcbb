"""The games that the terminal knows, each with boards and a screen of its own."""

from __future__ import annotations

from ..text.translator import Words
from .boards import Boards, Seen
from .classic.boards import ClassicBoards
from .classic.screen import ClassicScreen
from .joan.boards import JoanBoards
from .joan.screen import JoanScreen
from .shell.page import Page
from .shell.screen import Played, Screen


def boards_of(seen: Seen, page: Page, words: Words) -> Boards:
    if seen.setup.game == "joan":
        return JoanBoards(seen, page, words)
    return ClassicBoards(seen, page, words)


def screen_of(match: Played, page: Page, words: Words) -> Screen:
    if match.setup.game == "joan":
        return JoanScreen(match, page, words)
    return ClassicScreen(match, page, words)
