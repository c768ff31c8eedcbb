"""A store on any database: the same work, carried out by its driver."""

from __future__ import annotations

from collections.abc import Callable

from ...table.entry import Entry
from . import mutations, queries
from .rows import Commit, Draft, Key, Listed, NewTable, Note, Player, Snapshot, Status, StoredTable
from .unit_of_work import Driver


class Database:
    """Implements `Store`, where each ability is described."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def create(self, new: NewTable) -> None:
        await self.driver.write(mutations.create(new, self.driver.notes), new.id)

    async def table(self, id: str) -> StoredTable | None:
        return await self.driver.read(queries.table(id))

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return await self.driver.read(queries.entries(id, after))

    async def commit(self, commit: Commit) -> None:
        await self.driver.write(mutations.commit(commit, self.driver.notes), commit.table)

    async def drafts(self, id: str) -> dict[int, Draft]:
        return await self.driver.read(queries.drafts(id))

    async def answer(self, id: str, who: str, command: str) -> bytes | None:
        return await self.driver.read(queries.answer(id, who, command))

    async def key(self, key_hash: str) -> Key | None:
        return await self.driver.read(queries.key(key_hash))

    async def keys_of(self, id: str) -> list[Key]:
        return await self.driver.read(queries.keys_of(id))

    async def add_player(self, player: Player) -> None:
        await self.driver.write(mutations.add_player(player))

    async def player(self, id: str) -> Player | None:
        return await self.driver.read(queries.player(id))

    async def player_by_key(self, key_hash: str) -> Player | None:
        return await self.driver.read(queries.player_by_key(key_hash))

    async def rename(self, id: str, name: str) -> None:
        await self.driver.write(mutations.rename(id, name))

    async def tables_of(
        self, player: str, limit: int = 50, before: str | None = None
    ) -> list[Listed]:
        return await self.driver.read(queries.tables_of(player, limit, before))

    async def open_tables(self, limit: int = 50, before: str | None = None) -> list[Listed]:
        return await self.driver.read(queries.open_tables(limit, before))

    async def counts(self) -> dict[Status, int]:
        return await self.driver.read(queries.counts())

    async def wake(self, holder: str, now: int, until: int, limit: int = 10) -> list[str]:
        return await self.driver.write(mutations.wake(holder, now, until, limit))

    async def keep(self, id: str, holder: str, until: int) -> bool:
        return await self.driver.write(mutations.keep(id, holder, until), id)

    async def release(self, id: str, holder: str) -> None:
        await self.driver.write(mutations.release(id, holder), id)

    async def latest_snapshot(self, id: str, upto: int | None = None) -> Snapshot | None:
        return await self.driver.read(queries.latest_snapshot(id, upto))

    async def drop_snapshots(self) -> None:
        await self.driver.write(mutations.drop_snapshots())

    async def prune_answers(self, before: int) -> int:
        return await self.driver.write(mutations.prune_answers(before))

    def listen(self, callback: Callable[[Note], None]) -> None:
        self.driver.listen(callback)

    async def tell(self, notes: list[Note]) -> None:
        await self.driver.read(self.driver.notes(notes))

    async def size(self) -> int:
        return await self.driver.read(queries.size(self.driver.SIZE))

    async def ping(self) -> None:
        await self.driver.write(mutations.ping())

    async def close(self) -> None:
        await self.driver.close()
