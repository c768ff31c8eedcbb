"""What goes over the network, typed: requests, answers and the messages of the WebSocket.

The OpenAPI document and the types of the browser client are made from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ...display.board_shapes import Board
from ...display.situation_shapes import About
from ...kernel.refusals import Fact
from ...table.commands import AnyCommand
from ...table.drafts import Draft
from ...table.options import TableOptions
from ...table.result import Result
from ...table.table import Proposal
from ...titles import USUAL

Language = Literal["en", "de", "fr"]
Text = Annotated[str, msgspec.Meta(max_length=100)]
CommandId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Key = Annotated[str, msgspec.Meta(max_length=100)]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes from outside: an unknown field is a mistake, and is told."""


class Plain(msgspec.Struct, frozen=True, kw_only=True):
    """What goes out."""


# ------------------------------------------------------------------- refusals


class Reason(Plain, frozen=True):
    """Why something was not done. `text` is for people; `rule` is the rule of the game that
    forbids it, with its text, where it stands in the rulebooks, and our ruling where they are
    silent."""

    key: str
    text: str
    rule: str = ""
    rule_text: str = ""
    sources: list[str] = []
    ruling: str = ""


# ------------------------------------------------------------- making a table


class SetupWish(Strict, frozen=True):
    game: Text = USUAL
    edition: Text | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=5)] = 4
    modules: Annotated[list[Text], msgspec.Meta(max_length=20)] = []
    options: Annotated[dict[Text, Any], msgspec.Meta(max_length=20)] = {}
    data: dict[str, Any] = {}


class SeatWish(Strict, frozen=True):
    """`player` is "human" for a seat of one's own, "open" for a friend, or a computer player.
    Several seats of one's own are played at one screen."""

    player: Text
    name: Text = ""


class TableWish(Strict, frozen=True):
    """A table before anybody sits at it."""

    setup: SetupWish = SetupWish()
    options: TableOptions = TableOptions()


class NewTable(Strict, frozen=True):
    """As many seats as the set-up has players."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=5)]
    setup: SetupWish = SetupWish()
    options: TableOptions = TableOptions()


class SeatKey(Plain, frozen=True):
    """The secret that makes its holder the player of a seat."""

    seat: int
    key: Key


class Created(Plain, frozen=True):
    """`invite` is the secret of the link for friends."""

    table: str
    seats: list[SeatKey]
    invite: Key
    commitment: str


class SitDown(Strict, frozen=True):
    """Any open seat unless one is named; a private table asks for its invitation."""

    name: Text
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    invite: Key | None = None


class Joined(Plain, frozen=True):
    """A seat at another table."""

    table: str
    seat: int
    key: Key


class NewPlayer(Strict, frozen=True):
    name: Text = ""


class PlayerKey(Plain, frozen=True):
    """An identity without an account: whoever has the key is the player."""

    player: str
    key: Key


class CommandWish(Strict, frozen=True):
    """`id` is the client's own: the same id again gets the same answer and does nothing."""

    id: CommandId
    command: AnyCommand


# ------------------------------------------------------------ a table as it is


class SeatView(Plain, frozen=True):
    """`host`: may give a seat that is taken a new link. `grace`, of somebody who is away: in how
    many milliseconds the others may put in a computer player, or end the game."""

    seat: int
    name: str
    player: str
    stand_in: str
    resigned: bool
    online: bool
    grace: int | None
    mine: bool
    host: bool


class Choice(Plain, frozen=True):
    """A legal move: its notation, and what it means in the reader's language. `touches` says for
    a move of an expansion what on the table it is about, so that no client needs to know it:
    a `card`, a player by `colour`, a `follower`, or a `space`."""

    move: str
    text: str
    touches: dict[str, str] = {}


class Question(Plain, frozen=True):
    """What is asked of the reader. `id` goes back with the answer. Where nothing is left to
    choose, the held moves wait for a confirmation (`confirm`)."""

    id: str
    asked: str
    text: str
    choices: list[Choice]
    confirm: bool


class TakingBack(Plain, frozen=True):
    """`step`: an undo is possible; `free_to`: the moment as far as which nobody need be asked."""

    step: bool
    redo: bool
    free_to: int


class ClockView(Plain, frozen=True):
    """Milliseconds at `now`; they run down for the seats in `running`."""

    now: int
    left: list[int]
    running: list[int]
    deadline: int | None


class State(Plain, frozen=True):
    """All that the reader may know now. `view` is the game itself, `about` what else there is to
    say of it; both are there once it began. `archived` says why a table can only be read: it was
    played by other rules or data than the server has. Then lines and result are all there is."""

    seq: int
    moment: int
    status: str
    paused: bool
    seats: list[SeatView]
    pending: list[int]
    view: dict[str, Any] | None
    about: About | None
    question: Question | None
    draft: Draft | None
    back: TakingBack | None
    clock: ClockView | None
    proposal: Proposal | None
    result: Result | None
    rematch: str
    archived: Reason | None = None


class TableBoard(Plain, frozen=True):
    """What a client needs to draw the game of a table. It never changes."""

    board: Board


class TableInfo(Plain, frozen=True):
    """What never changes."""

    table: str
    created: int
    setup: dict[str, Any]
    options: TableOptions
    commitment: str
    rules: int
    seat: int | None
    language: Language


class EventView(Plain, frozen=True):
    what: str
    seat: int
    source: str
    facts: dict[str, Fact]


class Line(Plain, frozen=True):
    """One entry: what happened, in sentences and as events. `moment` is the one after it. Where a
    round begins with it, the sentences before number `round_from` still belong to the last one."""

    seq: int
    at: int
    seat: int
    kind: str
    moment: int
    sentences: list[str]
    events: list[EventView]
    body: dict[str, Any]
    round_from: int | None = None


class TableState(Plain, frozen=True):
    info: TableInfo
    state: State
    lines: list[Line]


# -------------------------------------------------------------- the WebSocket


class FromClient(Strict, frozen=True, tag_field="type"):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. `last` is the last seq seen: what came after it is told again."""

    key: Key | None = None
    last: Annotated[int, msgspec.Meta(ge=0)] | None = None
    language: Language = "en"


class Do(FromClient, frozen=True, tag="do"):
    id: CommandId
    command: AnyCommand


class Ping(FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = Hello | Do | Ping


class FromServer(Plain, frozen=True, tag_field="type"):
    pass


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The whole state, and the lines since `last` as far as they are at hand: `first` is the seq
    of the first of them. What is older is read over HTTP."""

    info: TableInfo
    state: State
    lines: list[Line]
    first: int


class Update(FromServer, frozen=True, tag="update"):
    """What has happened, and the state after it. A draft or somebody's coming changes the state
    without a line."""

    lines: list[Line]
    state: State


class Done(FromServer, frozen=True, tag="done"):
    """Stored for good; `seq` is the last entry that the command has written."""

    id: str
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    id: str
    reason: Reason


class Pong(FromServer, frozen=True, tag="pong"):
    now: int


class Gone(FromServer, frozen=True, tag="gone"):
    """The server closes the connection; `again`: coming back makes sense."""

    reason: Reason
    again: bool


ServerMessage = Welcome | Update | Done | Refused | Pong | Gone


# -------------------------------------------------------------------- over HTTP


class Failure(Plain, frozen=True):
    """Every answer that is no success. `field` is what was malformed, `request` names the request
    in the server's log."""

    error: Reason
    field: str = ""
    request: str = ""


class TableSummary(Plain, frozen=True):
    """A table in a list; `summary` tells who sits there and what is played. `archived`: it is of
    another version of rules and data, so it can only be read."""

    table: str
    created: int
    updated: int
    status: str
    summary: dict[str, Any]
    archived: bool = False


class Tables(Plain, frozen=True):
    """The newest first; `before` asks for the next page, null on the last one."""

    tables: list[TableSummary]
    before: str | None


class Lines(Plain, frozen=True):
    """`after` asks for the next page, null if there is nothing more yet."""

    lines: list[Line]
    after: int | None


class MomentView(Plain, frozen=True):
    """The game as the reader could see it at a moment, and the points by seat then. `about` is
    what else there was to say of it, `moves` the last moment so far."""

    moment: int
    moves: int
    view: dict[str, Any]
    about: About
    scores: list[int]
    score_parts: list[dict[str, int]]


class Uploaded(Plain, frozen=True):
    table: str


class Health(Plain, frozen=True):
    ok: bool
    version: str
