"""A game in this process, to be looked at and asked about."""

from __future__ import annotations

from typing import Any

from ..display.situation import to_do
from ..display.situation_shapes import ToDo
from ..games import AnyGame
from ..kernel.moves import Move
from ..kernel.setup import Setup
from ..text.games import move_words, question_words
from ..text.translator import Words


class LocalGame:
    """`names` are the players by seat."""

    def __init__(self, game: AnyGame, names: list[str]) -> None:
        self.game = game
        self.names = names

    @property
    def setup(self) -> Setup:
        return self.game.setup

    @property
    def tables(self) -> Any:
        return self.game.tables

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(seat)

    def legal(self, seat: int) -> list[Move]:
        return self.game.legal(seat)

    def asks(self, words: Words, seat: int) -> str:
        return question_words(words, self.game, seat, self.names)

    def to_do(self, words: Words, seat: int) -> ToDo | None:
        return to_do(words, self.game, seat)

    def means(self, words: Words, seat: int, move: Move) -> str:
        return move_words(words, self.game, seat, move, self.names)
