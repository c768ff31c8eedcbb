"""Joan of Arc at the terminal: everything lies open, so nobody has to look away."""

from __future__ import annotations

from ...joan.game import JoanOfArc
from ...joan.names import END, SKIP
from ...kernel.events import Event
from ...kernel.moves import Move
from ...table.joan.asking import question_words
from ...table.joan.moves import move_words
from ...table.joan.waiting import waiting_words
from ...table.words import Words
from ..page import Page
from ..screen import Played, Screen
from ..typed import Choice
from .boards import JoanBoards
from .typed import JoanReader


class JoanScreen(Screen):
    secret = False
    help = "joan-help"
    why = "joan-why-what"

    def __init__(self, match: Played, page: Page, words: Words) -> None:
        boards = JoanBoards(match, page, words)
        super().__init__(match, boards, JoanReader(words, match.names))
        self.look = boards.look

    @property
    def game(self) -> JoanOfArc:
        game = self.match.game
        assert isinstance(game, JoanOfArc)
        return game

    def is_news(self, event: Event, seat: int) -> bool:
        return event.what.startswith("joan_") or super().is_news(event, seat)

    def choices(self, seat: int) -> list[Choice]:
        """Declining and ending come last, whatever else there is to do."""
        moment = self.look(seat).moment
        legal = self.game.legal(seat)
        legal.sort(key=lambda move: move.kind in (SKIP, END))
        return [Choice(move_words(moment, move), [move]) for move in legal]

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        asked = question_words(self.look(seat).moment)
        return [*self.page.strong(asked), *self.listed(choices)]

    def warning(self, seat: int, move: Move) -> str:
        """Ending a turn while something can still be done."""
        left = self.game.sensible(seat, self.game.legal(seat))
        if move.kind != END or move in left:
            return ""
        return self.say("joan-warn-end", waiting=waiting_words(self.look(seat).moment))

    def goes_on(self, asked: str, now: str) -> bool:
        """Up to the end of the turn."""
        return now in ("turn", "pay")
