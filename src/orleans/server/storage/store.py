"""What a place for tables can do, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ...table.entry import Entry
from .rows import Commit, Draft, Key, Listed, NewTable, Note, Player, Snapshot, Status, StoredTable


class Store(Protocol):
    """Whatever returns is durable. Raises StorageError where the database fails."""

    async def create(self, new: NewTable) -> None:
        """The table with its first entries and keys; raises Taken."""

    async def table(self, id: str) -> StoredTable | None: ...

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """In their order, from the one behind `after`."""

    async def commit(self, commit: Commit) -> None:
        """All of it or, raising Taken, nothing. Afterwards the other processes are told."""

    async def drafts(self, id: str) -> dict[int, Draft]:
        """By seat; a cleared one stays, without moves, for its version."""

    async def answer(self, id: str, who: str, command: str) -> bytes | None:
        """What this command was answered before, if it was."""

    async def key(self, key_hash: str) -> Key | None: ...

    async def keys_of(self, id: str) -> list[Key]:
        """All keys of a table, seat by seat."""

    async def add_player(self, player: Player) -> None:
        """Raises Taken."""

    async def player(self, id: str) -> Player | None: ...

    async def player_by_key(self, key_hash: str) -> Player | None: ...

    async def rename(self, id: str, name: str) -> None: ...

    async def tables_of(
        self, player: str, limit: int = 50, before: str | None = None
    ) -> list[Listed]:
        """Where a player sits, the newest first; `before` is the last table of the page before."""

    async def open_tables(self, limit: int = 50, before: str | None = None) -> list[Listed]:
        """Listed tables with a free seat, in pages like `tables_of`."""

    async def counts(self) -> dict[Status, int]:
        """How many tables there are of every status."""

    async def wake(self, holder: str, now: int, until: int, limit: int = 10) -> list[str]:
        """Claims tables of known rules that want attention and that nobody looks after; each goes
        to one only."""

    async def keep(self, id: str, holder: str, until: int) -> bool:
        """Holds a table longer; False if somebody else has taken it over."""

    async def release(self, id: str, holder: str) -> None:
        """Lets go of a table, if it is still held."""

    async def latest_snapshot(self, id: str, upto: int | None = None) -> Snapshot | None: ...

    async def drop_snapshots(self) -> None: ...

    async def prune_answers(self, before: int) -> int:
        """Forgets answers given before that time: nobody repeats a command after days."""

    def listen(self, callback: Callable[[Note], None]) -> None:
        """Tells of what other processes commit from now on, never of one's own commits."""

    async def tell(self, notes: list[Note]) -> None:
        """What is told to other processes and not stored."""

    async def size(self) -> int:
        """Of the database, in bytes."""

    async def ping(self) -> None:
        """Returns if the database can be written to."""

    async def close(self) -> None: ...
