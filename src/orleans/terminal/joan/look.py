"""What one seat, or a spectator, sees of Joan of Arc, with the names and words to show it."""

from __future__ import annotations

from typing import Any

from ...joan.ids import SEAT_NAMES
from ...joan.tables import Tables
from ...text.joan.context import Moment
from ...text.joan.names import named
from ...text.translator import Words
from ..shell.look import LONGEST_NAME
from ..shell.page import Page, shortened


class Look:
    """Everything shown is taken from `view`, so nothing hidden can be shown."""

    def __init__(
        self, page: Page, words: Words, tables: Tables, view: dict[str, Any], names: list[str]
    ) -> None:
        self.page = page
        self.words = words
        self.tables = tables
        self.view = view
        self.seat: int | None = view["seat"]
        self.names = [shortened(name, LONGEST_NAME) for name in names]

    def player(self, seat: int) -> dict[str, Any]:
        sheet: dict[str, Any] = self.view["players"][seat]
        return sheet

    @property
    def moment(self) -> Moment:
        return Moment(self.words, self.tables, self.view, self.names)

    @property
    def joan(self) -> dict[str, Any] | None:
        area: dict[str, Any] | None = self.view["joan"]
        return area

    def say(self, key: str, /, **facts: int | str) -> str:
        return self.words.say(key, **facts)

    def name(self, id: str) -> str:
        return named(self.words, id)

    def who(self, seat: int) -> str:
        """Whoever sits beside the only player is Joan."""
        return self.names[seat] if seat < len(self.names) else self.say("joan")

    def owner(self, colour: str) -> str:
        """Who has a yellow bonus, as the view writes it."""
        if colour == "joan":
            return self.say("joan")
        return self.names[SEAT_NAMES.index(colour)]
