"""What a module may add to the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from ...kernel.events import Event
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..classic.pieces import Moment

Facts = Callable[[Moment, Move], dict[str, Fact]]
AtStep = tuple[str, Facts]
QuestionFacts = Callable[[Moment], dict[str, Fact]]
EventFacts = Callable[[Moment, Event], dict[str, Fact]]

Touch = Literal["card", "colour", "follower", "space"]

NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})


class Speech(NamedTuple):
    """Messages are found by key; the functions give what they speak of, in words."""

    keys: Mapping[int, str] = NOTHING
    """By kind of its own moves the last part of their message."""

    facts: Mapping[int, Facts] = NOTHING
    """By kind of its own moves."""

    touches: Mapping[int, Touch] = NOTHING
    """By kind of its own moves what on the table the first word after the verb names, so that any
    client can offer the move there."""

    at_step: Mapping[tuple[str, int], AtStep] = NOTHING
    """By question and kind: moves of the game that mean something else when it is asked."""

    questions: Mapping[str, QuestionFacts] = NOTHING
    """By question what it speaks of besides its own facts."""

    events: Mapping[str, EventFacts] = NOTHING
    """By kind of event, likewise."""


def same(key: str) -> AtStep:
    """Another message that speaks of nothing."""
    return key, lambda moment, move: {}
