"""Who is there, at this process and at others; the guests of one that has died are away."""

from __future__ import annotations

import asyncio
import json

import pytest

from orleans.server.config import Settings
from orleans.server.live.remote_presence import BELIEVED
from orleans.server.live.subscriber import Subscriber
from orleans.server.wire import messages
from tests.server.api.inside import inside

WISH = messages.NewTable(
    seats=[messages.SeatWish(player="human", name=name) for name in ("Anna", "Ben")],
    setup=messages.SetupWish(game="joan", players=2),
)


async def shown(watcher: Subscriber) -> list[bool]:
    """Of the last state that the watcher was told."""
    message = b""
    while watcher.waiting:
        message = await watcher.next() or b""
    return [seat["online"] for seat in json.loads(message)["state"]["seats"]]


def test_whoever_was_at_a_process_that_is_silent_is_shown_as_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server:
            rooms = server.rooms
            room = await rooms.room((await rooms.create(WISH, None)).table)
            anna = Subscriber(0, "en", sitting=1)
            await room.audience.welcome(anna, None)
            await room.audience.hear("another process", (1,))
            assert await shown(anna) == [True, True]

            now = rooms.now()
            monkeypatch.setattr(rooms, "now", lambda: now + BELIEVED - 1000)
            await room.audience.forget_gone()
            assert not anna.waiting
            monkeypatch.setattr(rooms, "now", lambda: now + BELIEVED + 1000)
            await room.audience.forget_gone()
            assert await shown(anna) == [True, False]

    asyncio.run(situation())
