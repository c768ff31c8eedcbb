"""Joan of Arc at the terminal: everything lies open, so nobody has to look away."""

from __future__ import annotations

from ...joan.ids import END, SKIP
from ...kernel.events import Event
from ...text.translator import Words
from ..shell.page import Page
from ..shell.parser import Choice
from ..shell.screen import Played, Screen
from .boards import JoanBoards
from .parser import JoanReader


class JoanScreen(Screen):
    secret = False
    help = "joan-help"
    why = "joan-why-what"

    def __init__(self, match: Played, page: Page, words: Words) -> None:
        boards = JoanBoards(match, page, words)
        super().__init__(match, boards, JoanReader(words, match.names))
        self.look = boards.look

    def is_news(self, event: Event, seat: int) -> bool:
        return event.what.startswith("joan_") or super().is_news(event, seat)

    def choices(self, seat: int) -> list[Choice]:
        """Declining and ending come last, whatever else there is to do."""
        legal = sorted(self.match.legal(seat), key=lambda move: move.kind in (SKIP, END))
        return [Choice(self.match.means(self.words, seat, move), [move]) for move in legal]

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        asked = self.page.strong(self.match.asks(self.words, seat))
        return [*asked, *self.listed(choices, above=len(asked))]

    def goes_on(self, asked: str, now: str) -> bool:
        """Up to the end of the turn."""
        return now in ("turn", "pay")
