"""Joan of Arc in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ...kernel.moves import Move
from ...kernel.setup import Setup
from ..parts import Speech, Turn
from ..translator import Words
from .context import Moment
from .log import Teller
from .moves import move_words
from .names import PREFIX, named
from .points import joan_points
from .questions import question_words


def moment_of(turn: Turn) -> Moment:
    return Moment(turn.words, turn.game.tables, turn.view, turn.names)


def question(turn: Turn, legal: Sequence[Move]) -> str:
    return question_words(moment_of(turn))


def moves(turn: Turn) -> Callable[[Move], str]:
    return partial(move_words, moment_of(turn))


def title(words: Words, setup: Setup) -> str:
    return words.say("title-joan", players=setup.players)


def rival(view: dict[str, Any]) -> dict[str, int]:
    area = view["joan"]
    return {} if area is None else joan_points(area["score"])


def thing(words: Words, id: str) -> str:
    """Deeds go by their numbers."""
    for row in words.content.joan_deeds.deed:
        if row.id == id:
            return words.say("joan-deed", number=row.number)
    return named(words, id)


PART = Speech(
    teller=Teller,
    question=question,
    moves=moves,
    title=title,
    rival=rival,
    thing=thing,
    prefix=PREFIX,
)
