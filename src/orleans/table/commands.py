"""What a person at a table may ask for: small typed values, as they come from a client."""

from __future__ import annotations

from typing import Literal

import msgspec


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"
):
    pass


class Play(Command, frozen=True, tag="play"):
    """Moves in notation, one after another. `question` is what the client saw asked; if
    something else is asked by now, nothing is done. With `hold` they wait for a Confirm."""

    moves: list[str]
    question: str | None = None
    hold: bool = False


class Confirm(Command, frozen=True, tag="confirm"):
    """The held moves stand."""

    question: str | None = None


class Undo(Command, frozen=True, tag="undo"):
    """The last own step, or everything back to `to`: a moment, or as far as nobody need be
    asked."""

    to: int | Literal["start"] | None = None


class Redo(Command, frozen=True, tag="redo"):
    pass


class Propose(Command, frozen=True, tag="propose"):
    """What needs the others' consent: going back to a moment, a pause or going on while clocks
    run, a computer player for somebody who is away, ending without a result."""

    what: Literal["undo", "pause", "resume", "stand_in", "end"]
    to: int | None = None
    seat: int | None = None
    level: str | None = None


class Answer(Command, frozen=True, tag="answer"):
    agree: bool


class Withdraw(Command, frozen=True, tag="withdraw"):
    pass


class Pause(Command, frozen=True, tag="pause"):
    pass


class Resume(Command, frozen=True, tag="resume"):
    pass


class StandIn(Command, frozen=True, tag="stand_in"):
    """A computer player decides for me until I come back."""

    level: str | None = None


class ComeBack(Command, frozen=True, tag="come_back"):
    pass


class Resign(Command, frozen=True, tag="resign"):
    """A computer player takes my seat for good."""


class Say(Command, frozen=True, tag="say"):
    text: str


class Leave(Command, frozen=True, tag="leave"):
    """Get up before the game has begun."""


class Fill(Command, frozen=True, tag="fill"):
    """Computer players take the seats that are still open, and the game begins."""

    level: str


AnyCommand = (
    Play
    | Confirm
    | Undo
    | Redo
    | Propose
    | Answer
    | Withdraw
    | Pause
    | Resume
    | StandIn
    | ComeBack
    | Resign
    | Say
    | Leave
    | Fill
)
