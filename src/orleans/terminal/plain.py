"""A title that draws nothing of its own at the terminal: what a seat may know, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ..kernel.moves import Move
from ..text.translator import Words
from .boards import Boards
from .shell.page import Page
from .shell.parser import Choice, Reader, plain_starred
from .shell.screen import Played, Screen


class PlainBoards(Boards):
    def setting(self) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return []

    def board(self, seat: int | None, asked: bool = False, rows: int = 0) -> list[str]:
        lines: list[str] = []
        for field, value in self.seen.view(seat).items():
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            lines += self.page.labelled(field, text)
        return lines

    def status(self, seat: int) -> list[str]:
        return self.board(seat)

    def shown(self, seat: int | None) -> list[str]:
        return self.board(seat)

    @property
    def looks(self) -> Mapping[str, Callable[[int], list[str]]]:
        return {}

    def card(self, text: str) -> list[str]:
        return self.page.wrap(self.say("tile-none", text=text))

    def component_names(self) -> list[str]:
        return []


class PlainReader(Reader):
    """By the words of the notation."""

    def terms_of(self, move: Move) -> tuple[str, list[str]]:
        return "", plain_starred(move.notation)


class PlainScreen(Screen):
    def __init__(self, match: Played, page: Page, words: Words) -> None:
        super().__init__(match, PlainBoards(match, page, words), PlainReader(words, match.names))

    def choices(self, seat: int) -> list[Choice]:
        legal = self.match.legal(seat)
        return [Choice(self.match.means(self.words, seat, move), [move]) for move in legal]

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        asked = self.page.strong(self.match.asks(self.words, seat))
        return [*asked, *self.listed(choices, above=len(asked))]

    def goes_on(self, asked: str, now: str) -> bool:
        return False


def no_card(page: Page, words: Words, row: Any) -> list[str]:
    return page.wrap(words.name(row.id))
