"""Keys belong to one sitting: voided with it, and on upgrade wherever somebody has left."""

import asyncio
from typing import Any

import sqlalchemy
from alembic import command

from orleans.server.storage import Store, open_store
from orleans.server.storage.migrate import config_of

from .stories import key, move, new, opened, story
from .test_opening import on_database


@story
async def test_the_keys_of_a_seat_go_in_the_commit_that_voids_them(store: Store) -> None:
    await store.create(new(keys=[key(0), key(1)]))
    await store.create(new("t2", keys=[key(0, "t2")]))
    await store.commit(move(2, void=[0]))
    assert [found.seat for found in await store.keys_of("t1")] == [1]
    assert await store.key("t1-0") is None and await store.key("t2-0") is not None


@story
async def test_a_key_given_out_in_the_same_commit_stays(store: Store) -> None:
    await store.create(new(keys=[key(0)]))
    await store.commit(move(2, void=[0], keys=[key(0, sitting=2)]))
    assert [found.sitting for found in await store.keys_of("t1")] == [2]


def before_sittings(connection: sqlalchemy.Connection) -> None:
    """As the version before has written it: seat 1 was left and taken again."""
    command.downgrade(config_of(connection), "0001")
    entries: list[dict[str, Any]] = [
        {"seq": seq, "seat": seat, "kind": kind}
        for seq, seat, kind in [
            (1, 0, "sat"),
            (2, 1, "sat"),
            (3, 1, "left"),
            (4, 1, "sat"),
            (5, 2, "sat"),
        ]
    ]
    connection.execute(
        sqlalchemy.text(
            "INSERT INTO entries (table_id, seq, at, seat, kind, body)"
            " VALUES ('t1', :seq, 1, :seat, :kind, '{}')"
        ),
        entries,
    )


def test_on_upgrade_keys_learn_their_sitting_and_those_of_a_seat_ever_left_are_void(
    where: str,
) -> None:
    async def make() -> None:
        async with opened(where) as store:
            await store.create(new(entries=0, keys=[key(0), key(1), key(2, player="anna")]))

    async def look() -> None:
        store = await open_store(where)
        found = [(one.seat, one.sitting) for one in await store.keys_of("t1")]
        await store.close()
        assert found == [(0, 1), (2, 5)]

    asyncio.run(make())
    on_database(where, before_sittings)
    asyncio.run(look())
