"""A snapshot saves a replay; one of other data is ignored, and the entries tell everything."""

from __future__ import annotations

import asyncio

import pytest

from orleans import games
from orleans.server.config import Settings
from orleans.server.http.auth import Caller
from orleans.server.live.registry import TableRegistry
from orleans.server.present import services
from orleans.server.wire import messages
from tests.server.api.inside import inside
from tests.server.api.test_letting_go import WISH


async def begun(rooms: TableRegistry) -> str:
    """A game at its first decision, which leaves a snapshot."""
    id = (await rooms.create(WISH, None)).table
    await services.sit(await rooms.room(id), messages.SitDown(name="Ben"), Caller(guest=True))
    assert await rooms.store.latest_snapshot(id) is not None
    return id


def test_a_snapshot_of_other_data_is_ignored(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server:
            rooms = server.rooms
            id = await begun(rooms)
            before = (await rooms.room(id)).table

            rooms.rooms.clear()
            assert not (await rooms.room(id)).recent, "the snapshot was taken up"

            rooms.rooms.clear()
            monkeypatch.setattr(games, "data_digest", lambda setup: "of other data")
            again = await rooms.room(id)
            assert [told.entry.seq for told in again.recent] == list(range(1, before.seq + 1))
            assert again.table.game.snapshot() == before.game.snapshot()

    asyncio.run(situation())
