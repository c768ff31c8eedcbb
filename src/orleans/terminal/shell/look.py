"""What one seat sees, with the names and words to show it."""

from __future__ import annotations

from typing import Any

from ...classic.tables import Tables
from ...text.classic.pieces import Moment
from ...text.translator import Words
from .page import Page, shortened

LONGEST_NAME = 12


class Look:
    """Everything shown is taken from `view`, so nothing hidden from the seat can be shown."""

    def __init__(
        self,
        page: Page,
        words: Words,
        tables: Tables,
        view: dict[str, Any],
        names: list[str],
    ) -> None:
        self.page = page
        self.words = words
        self.tables = tables
        self.view = view
        self.seat: int | None = view["seat"]
        self.names = [shortened(name, LONGEST_NAME) for name in names]

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.view["players"][seat]
        return player

    @property
    def me(self) -> dict[str, Any]:
        assert self.seat is not None
        return self.player(self.seat)

    def module(self, id: str) -> dict[str, Any]:
        """What the seat knows of a module's pieces; empty where it is not in play."""
        known: dict[str, Any] = self.view["modules"].get(id, {})
        return known

    @property
    def moment(self) -> Moment:
        """What is asked now, for the words of questions and moves."""
        return Moment(self.words, self.tables, self.view["asked"], self.view, self.names)

    def say(self, key: str, /, **facts: int | str) -> str:
        return self.words.say(key, **facts)

    def name(self, id: str) -> str:
        return self.words.name(id)

    def seat_names(self, seats: list[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)
