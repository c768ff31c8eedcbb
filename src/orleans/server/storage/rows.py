"""What is kept of tables, as it goes in and comes out; the same on every database.

Times are milliseconds since 1970. Of secrets (keys, invitations) only the SHA-256 is kept, in hex.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

from ...table.entry import Entry, EntryRow

Status = Literal["open", "running", "over", "abandoned", "record"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all of these have in common."""


class Key(Row, frozen=True):
    """Whoever knows the secret of this hash sits there. `player` if that person has a name here.
    `sitting` is the entry that gave the key out: it is good until a later one voids it."""

    key_hash: str
    table: str
    seat: int
    sitting: int
    player: str | None = None


class Player(Row, frozen=True):
    id: str
    key_hash: str
    name: str
    created: int


class Draft(Row, frozen=True):
    """The unconfirmed moves of a seat; `version` counts its changes."""

    moves: list[str]
    version: int


class Answer(Row, frozen=True):
    """What a command was answered, to be answered again if it is repeated."""

    who: str
    command: str
    body: bytes
    at: int


class Snapshot(Row, frozen=True):
    """The table after entry `seq`: saves a replay, may be dropped at any time."""

    seq: int
    body: bytes


class Listed(Row, frozen=True):
    """A table in a list."""

    id: str
    created: int
    updated: int
    status: Status
    rules: int
    seq: int
    summary: dict[str, Any]


class StoredTable(Row, frozen=True):
    """A table without its entries. `seed` is secret; `seq` is that of the last entry.

    `rules` is the version of rules and data that its game is played by. At `wake_at` the table
    wants attention (bots to think, a clock to run out). Until `held_until` the process `holder`
    looks after it.
    """

    id: str
    created: int
    updated: int
    status: Status
    listed: bool
    setup: dict[str, Any]
    seed: str
    options: dict[str, Any]
    invite_hash: str | None
    rules: int
    seq: int
    wake_at: int | None
    holder: str | None
    held_until: int
    summary: dict[str, Any]
    rematch_of: str | None


class NewTable(Row, frozen=True):
    """`listed`: whether it is shown to strangers who look for a table."""

    id: str
    created: int
    setup: dict[str, Any]
    seed: str
    rules: int
    status: Status = "open"
    listed: bool = True
    options: dict[str, Any] = {}
    invite_hash: str | None = None
    wake_at: int | None = None
    summary: dict[str, Any] = {}
    rematch_of: str | None = None
    entries: list[Entry] = []
    rows: list[EntryRow] = []
    """Instead of entries, where they are made already."""
    keys: list[Key] = []
    snapshot: Snapshot | None = None


class Commit(Row, frozen=True):
    """What happens to a table at once: all of it is stored or nothing. What is UNSET stays.

    The first of the entries has to follow the last one stored. Without entries `after` can say
    which one that has to be.
    """

    table: str
    entries: list[Entry] = []
    command: str | None = None
    """The client's id of the command that the entries come from."""
    after: int | UnsetType = UNSET
    drafts: dict[int, list[str]] = {}
    """By seat, where a draft changed; an empty one is cleared. Each change raises its version."""
    versions: dict[int, int] = {}
    """By seat, if it matters: which version of the draft has been changed."""
    answer: Answer | None = None
    keys: list[Key] = []
    """Of seats newly taken."""
    void: list[int] = []
    """Seats whose keys, all but those in `keys`, are good no longer."""
    status: Status | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    rules: int | UnsetType = UNSET
    summary: dict[str, Any] | UnsetType = UNSET
    wake_at: int | UnsetType | None = UNSET
    holder: str | UnsetType | None = UNSET
    held_until: int | UnsetType = UNSET
    snapshot: Snapshot | None = None


class Note(Row, frozen=True):
    """Another process has changed a table: up to entry `seq`, or the draft of a seat. Or it says
    which seats' players are connected there: `here`, with the name of that process.

    Without a table: anything may have changed, as after a lost connection.
    """

    table: str | None = None
    seq: int | None = None
    draft: int | None = None
    here: tuple[int, ...] | None = None
    process: str = ""
