"""Words for any game of the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..games import AnyGame
from ..kernel.moves import Move
from ..kernel.setup import Setup
from .parts import SPEECHES, Teller, Turn
from .translator import Words


def teller_for(words: Words, game: AnyGame, names: Sequence[str]) -> Teller:
    """Tells the events of this game."""
    return SPEECHES.of(game.setup.game).teller(words, game.tables, list(names))


class Answer(NamedTuple):
    """A legal move: its notation, what it means now, and what a move of an expansion touches."""

    move: str
    text: str
    touches: dict[str, str]


class Asked(NamedTuple):
    """What is asked of a seat, and its legal moves."""

    question: str
    choices: list[Answer]


def asked_words(
    words: Words, game: AnyGame, seat: int, names: Sequence[str], view: dict[str, Any]
) -> Asked:
    """`view` is what the seat sees of this game."""
    speech, turn = SPEECHES.of(game.setup.game), Turn(words, game, seat, view, names)
    legal, means = game.legal(seat), speech.moves(turn)
    said = [Answer(move.notation, means(move), speech.touched(move)) for move in legal]
    return Asked(speech.question(turn, legal), said)


def question_words(words: Words, game: AnyGame, seat: int, names: Sequence[str]) -> str:
    """What is asked of a seat, now."""
    turn = Turn(words, game, seat, game.view(seat), names)
    return SPEECHES.of(game.setup.game).question(turn, game.legal(seat))


def move_words(words: Words, game: AnyGame, seat: int, move: Move, names: Sequence[str]) -> str:
    """What a move means for a seat, now."""
    turn = Turn(words, game, seat, game.view(seat), names)
    return SPEECHES.of(game.setup.game).moves(turn)(move)


def title_words(words: Words, setup: Setup) -> str:
    """The heading of a game."""
    return SPEECHES.of(setup.game).title(words, setup)
