"""What server and workers say to each other: msgpack, each message after its length."""

from __future__ import annotations

import struct
from typing import Any, Final

import msgspec

from ...analysis.judgement import Effort
from ...analysis.odds import Odds
from ...analysis.requests import Hint as Hinted
from ...analysis.requests import PlainEvent
from ...analysis.rounds import JudgedRound
from ...content.schema import Language
from ...kernel.record import Record
from ...table.uploaded import UploadedTable

HEADER: Final = struct.Struct(">I")
LONGEST: Final = 64 << 20


class Message(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """On the wire it begins with the name of its kind."""


# ----------------------------------------------------------------------------- jobs


class Decide(Message):
    """The whole decision of a computer player."""

    seat: int
    player: str
    seed: int
    drafted: tuple[str, ...] = ()


class Hint(Message):
    seat: int
    seed: int
    drafted: tuple[str, ...] = ()


class TellOdds(Message):
    seat: int
    drafted: tuple[str, ...] = ()


class Moment(Message):
    """The game after so many moves, as a seat or a spectator saw it."""

    number: int
    seat: int | None


class Tell(Message):
    """What happened on the way to each moment from `first` to `last`."""

    first: int
    last: int


class Analyse(Message):
    """One round of a game that is over."""

    round: int
    effort: Effort


class Upload(Message):
    """A record to be kept as a table: it comes with the question."""

    record: Record
    language: Language
    recent: int
    now: int


Job = Decide | Hint | TellOdds | Moment | Tell | Analyse | Upload
RESULTS: Final[dict[type, Any]] = {
    Decide: list[str],
    Hint: Hinted,
    TellOdds: Odds,
    Moment: dict[str, Any],
    Tell: list[list[PlainEvent]],
    Analyse: JudgedRound,
    Upload: UploadedTable,
}

# ----------------------------------------------------------------- what a game is told by


class Whole(Message):
    record: Record


class More(Message):
    """What came after the moment that the worker knows by the mark `base`."""

    base: str
    moves: list[str]
    chance: list[int]


class About(Message):
    """The game of a table; `mark` stands for its whole history (see stories.py)."""

    table: str
    mark: str
    story: Whole | More


# --------------------------------------------------------------- questions and answers


class Question(Message):
    number: int
    limit: float
    job: Job
    about: About | None


class Ready(Message):
    """A new worker can be asked."""


class Done(Message):
    number: int
    result: msgspec.Raw


class NeedWhole(Message):
    """The worker does not have the game that it was told to go on with."""

    number: int


class Failed(Message):
    """`error` names what was raised; `unfit`: the question was wrong, `text` says how."""

    number: int
    error: str
    unfit: bool = False
    text: str = ""


Answer = Ready | Done | NeedWhole | Failed

question_decoder = msgspec.msgpack.Decoder(Question)
answer_decoder: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def framed(message: Message) -> bytes:
    body = msgspec.msgpack.encode(message)
    return HEADER.pack(len(body)) + body
