"""The games that the terminal knows, each with a screen of its own."""

from __future__ import annotations

from ..classic.game import Classic
from ..table.words import Words
from .classic import ClassicScreen
from .joan.screen import JoanScreen
from .match import Match
from .page import Page
from .screen import Screen


def screen_of(match: Match, page: Page, words: Words) -> Screen:
    if isinstance(match.game, Classic):
        return ClassicScreen(match, page, words)
    return JoanScreen(match, page, words)
