"""A game that only a server has: what is shown and asked comes from what it tells."""

from __future__ import annotations

from typing import Any

from ...display.situation_shapes import ToDo
from ...games import tables_for
from ...kernel.moves import Move, NotationError
from ...kernel.setup import Setup
from ...server.wire import messages
from ...text.errors import one_line
from ...text.translator import Words


class RemoteGame:
    """Tables and vocabulary follow from the set-up, which everybody knows."""

    def __init__(self, info: messages.TableInfo, state: messages.State) -> None:
        self.info = info
        self.state = state
        self.setup = Setup.from_plain(info.setup)
        self.tables: Any = tables_for(self.setup)

    @property
    def seat(self) -> int | None:
        return self.info.seat

    @property
    def names(self) -> list[str]:
        return [one_line(seat.name) for seat in self.state.seats]

    @property
    def me(self) -> messages.SeatView | None:
        return self.state.seats[self.info.seat] if self.info.seat is not None else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """The reader's own, whoever is asked about: there is no other."""
        assert self.state.view is not None, "the game has not begun"
        return self.state.view

    @property
    def deciding(self) -> tuple[str, tuple[str, ...]]:
        """The question, and the moves that were drafted as its answer."""
        question, draft = self.state.question, self.state.draft
        return question.id if question else "", tuple(draft.moves) if draft else ()

    def choices(self) -> list[messages.Choice]:
        return self.state.question.choices if self.state.question is not None else []

    def legal(self, seat: int | None = None) -> list[Move]:
        """Moves of a newer server, which nobody here can read, are left out."""
        found: list[Move] = []
        for choice in self.choices():
            try:
                found.append(self.tables.vocabulary.parse(choice.move))
            except NotationError:
                continue
        return found

    def asks(self, words: Words, seat: int) -> str:
        return self.state.question.text if self.state.question is not None else ""

    def to_do(self, words: Words, seat: int) -> ToDo | None:
        return self.state.about.to_do if self.state.about is not None else None

    def means(self, words: Words, seat: int, move: Move) -> str:
        texts = {choice.move: choice.text for choice in self.choices()}
        return texts.get(move.notation, move.notation)
