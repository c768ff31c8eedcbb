"""What titles bring to words. Where one brings nothing, its notation and ids are read out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.setup import Setup
from ..titles import Parts
from .translator import Words


class Teller(Protocol):
    """Tells events of one table."""

    def sentence(self, event: Event) -> str: ...

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The sentences worth reading."""

    def is_rivals(self, event: Event) -> bool:
        """Whether it is the doing of an opponent without a seat, told with the seat it meets."""


class PlainTeller:
    """`names` are the players by seat."""

    def __init__(self, words: Words, tables: Any, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def sentence(self, event: Event) -> str:
        return self.words.say(
            "event-other",
            who=self.names[event.seat] if 0 <= event.seat < len(self.names) else "",
            what=event.what,
            source=self.words.name(event.source),
        )

    def sentences(self, events: Iterable[Event]) -> list[str]:
        return [self.sentence(event) for event in events]

    def is_rivals(self, event: Event) -> bool:
        return False


class Turn(NamedTuple):
    """A seat that is asked, and what it sees of its game."""

    words: Words
    game: Any
    seat: int
    view: dict[str, Any]
    names: Sequence[str]


def plain_question(turn: Turn, legal: Sequence[Move]) -> str:
    return turn.words.say("ask-other")


def plain_moves(turn: Turn) -> Callable[[Move], str]:
    return notation_of


def notation_of(move: Move) -> str:
    return move.notation


def touches_nothing(move: Move) -> dict[str, str]:
    return {}


def plain_title(words: Words, setup: Setup) -> str:
    game = words.say("game-name", game=setup.game)
    return words.say("title-other", game=game, players=setup.players)


def move_by_move(words: Words, game: Game, moves: Sequence[Move]) -> str:
    return ""


def no_rival(view: dict[str, Any]) -> dict[str, int]:
    return {}


def plain_name(words: Words, id: str) -> str:
    return words.name(id)


class Speech(msgspec.Struct, frozen=True, kw_only=True):
    """`teller` tells the log. `question` is what a seat is asked, `moves` says what a move means
    now, `touched` what on the table it touches, `decision` what several moves come to together
    ("": one after the other). `title` is the heading of a set-up, `rival` the points of a rival by
    source, from a view. `thing` is the name of whatever statistics count; `prefix` is how the ids
    begin that its names are kept under."""

    teller: Callable[[Words, Any, Sequence[str]], Teller] = PlainTeller
    question: Callable[[Turn, Sequence[Move]], str] = plain_question
    moves: Callable[[Turn], Callable[[Move], str]] = plain_moves
    touched: Callable[[Move], dict[str, str]] = touches_nothing
    decision: Callable[[Words, Any, Sequence[Move]], str] = move_by_move
    title: Callable[[Words, Setup], str] = plain_title
    rival: Callable[[dict[str, Any]], Mapping[str, int]] = no_rival
    thing: Callable[[Words, str], str] = plain_name
    prefix: str = ""


SPEECHES: Final = Parts("text", Speech())
