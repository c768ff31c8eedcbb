"""What a secret makes of its holder, on both databases; only its hash is ever kept."""

from __future__ import annotations

import pytest

from orleans.server.http.auth import (
    INVITE,
    KEY,
    NOBODY,
    PLAYER,
    SEAT,
    Caller,
    KeyProblem,
    NotYours,
    caller_at,
    fresh_key,
    hash_of,
    key_in,
    player_of,
    require_seat,
    require_view,
)
from orleans.server.storage import Key, NewTable, Player, Store, StoredTable
from tests.server.storage.stories import story

ANNA, BEN, INVITED, PERSON = (fresh_key(kind) for kind in (SEAT, SEAT, INVITE, PLAYER))


async def seated(store: Store, private: bool = True) -> StoredTable:
    """Anna has a seat by its key alone; Ben's two seats are those of a known player."""
    await store.add_player(Player(id="ben", key_hash=hash_of(PERSON), name="Ben", created=1))
    keys = [
        Key(key_hash=hash_of(ANNA), table="t1", seat=0, sitting=1),
        Key(key_hash=hash_of(BEN), table="t1", seat=1, player="ben", sitting=2),
        Key(key_hash=hash_of(BEN + "2"), table="t1", seat=2, player="ben", sitting=3),
    ]
    await store.create(
        NewTable(
            id="t1",
            created=1,
            setup={},
            seed="s",
            rules=1,
            options={"private": private},
            invite_hash=hash_of(INVITED),
            keys=keys,
        )
    )
    table = await store.table("t1")
    assert table is not None
    return table


@story
async def test_each_secret_is_good_for_what_it_was_given_for(store: Store) -> None:
    table = await seated(store)
    assert await caller_at(store, ANNA, table) == Caller(seats=(0,), sittings=(1,))
    assert await caller_at(store, BEN, table) == Caller(seats=(1,), sittings=(2,), player="ben")
    both = Caller(seats=(1, 2), sittings=(2, 3), player="ben")
    assert await caller_at(store, PERSON, table) == both
    assert await caller_at(store, INVITED, table) == Caller(guest=True)
    assert await caller_at(store, None, table) == NOBODY
    assert await player_of(store, PERSON) == "ben"


@story
async def test_a_secret_that_nobody_knows_is_refused_even_where_none_is_needed(
    store: Store,
) -> None:
    table = await seated(store, private=False)
    for kind in (SEAT, PLAYER, INVITE):
        with pytest.raises(KeyProblem):
            await caller_at(store, fresh_key(kind), table)
    with pytest.raises(KeyProblem):
        await caller_at(store, hash_of(ANNA), table)
    with pytest.raises(KeyProblem):
        await player_of(store, ANNA)


@story
async def test_a_private_table_is_for_those_who_sit_there_or_were_invited(store: Store) -> None:
    table = await seated(store)
    for key in (ANNA, BEN, PERSON, INVITED):
        require_view(await caller_at(store, key, table), table)
    with pytest.raises(KeyProblem):
        require_view(NOBODY, table)
    with pytest.raises(NotYours):
        require_view(Caller(player="somebody"), table)


def test_to_play_it_takes_one_seat() -> None:
    assert require_seat(Caller(seats=(3,))) == 3
    with pytest.raises(KeyProblem):
        require_seat(NOBODY)
    for caller in (Caller(guest=True), Caller(player="ben"), Caller(seats=(1, 2))):
        with pytest.raises(NotYours):
            require_seat(caller)


def test_secrets_can_be_told_by_their_beginning_and_never_come_twice() -> None:
    keys = [fresh_key(kind) for kind in (SEAT, PLAYER, INVITE) for _ in range(100)]
    assert len(set(keys)) == 300 and all(KEY.fullmatch(key) for key in keys)
    assert {key[:5] for key in keys} == {"orls_", "orlp_", "orli_"}


@pytest.mark.parametrize(
    "header, key", [(None, None), ("", None), ("Bearer abc", "abc"), ("bearer  abc ", "abc")]
)
def test_the_secret_comes_in_its_header(header: str | None, key: str | None) -> None:
    assert key_in(header) == key


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "Bearer a b", "Bearer " + "a" * 999])
def test_what_else_stands_there_is_refused(header: str) -> None:
    with pytest.raises(KeyProblem):
        key_in(header)
