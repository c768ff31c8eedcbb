"""Tables that nobody watches leave memory; one that was only just opened stays."""

from __future__ import annotations

import asyncio

from orleans.server.config import Settings
from orleans.server.live.subscriber import Subscriber
from orleans.server.wire import messages
from tests.patience import PATIENCE
from tests.server.api.inside import inside

WISH = messages.NewTable(
    seats=[messages.SeatWish(player="human", name="Anna"), messages.SeatWish(player="open")],
    setup=messages.SetupWish(game="joan", players=2),
)


def test_a_table_stays_until_nobody_has_needed_it_for_long(sqlite: str) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite, idle_seconds=600.0)) as server:
            rooms = server.rooms
            id = (await rooms.create(WISH, None)).table

            opened = await rooms.open(id)  # whoever wanted it has not been told yet
            rooms.let_go_idle()
            assert rooms.rooms[id] is opened

            watcher = Subscriber(0, "en", sitting=1)
            await opened.audience.welcome(watcher, None)
            opened.used_at -= 601
            rooms.let_go_idle()
            assert rooms.rooms[id] is opened

            opened.audience.watchers.discard(watcher)
            opened.attended = True  # a computer player decides
            rooms.let_go_idle()
            assert rooms.rooms[id] is opened

            opened.attended = False
            rooms.let_go_idle()
            assert id not in rooms.rooms

    asyncio.run(situation())


def test_the_server_lets_go_by_itself(sqlite: str) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite, idle_seconds=0.2)) as server:
            rooms = server.rooms
            await rooms.start()
            id = (await rooms.create(WISH, None)).table
            await rooms.room(id)
            async with asyncio.timeout(PATIENCE):
                while id in rooms.rooms:
                    await asyncio.sleep(0.05)
            again = await rooms.room(id)
            assert again.table.seats[0].name == "Anna"
            await rooms.stop()

    asyncio.run(situation())
