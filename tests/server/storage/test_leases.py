"""A table that wants attention is looked after by one process, and never by none for long."""

import asyncio
from contextlib import ExitStack

from orleans.kernel.record import OLDEST_RULES, RULES_VERSION
from orleans.server.storage import Commit, Store
from tests.patience import PATIENCE

from .stories import child, move, new, opened, story


@story
async def test_who_wakes_a_table_has_it_alone_until_the_lease_runs_out(store: Store) -> None:
    await store.create(new(wake_at=50))
    assert await store.wake("a", now=49, until=149) == []
    assert await store.wake("a", now=50, until=150) == ["t1"]
    assert await store.wake("b", now=149, until=249) == []
    assert await store.wake("b", now=150, until=250) == ["t1"]
    assert not await store.keep("t1", "a", until=300)
    assert await store.keep("t1", "b", until=300)
    assert await store.wake("a", now=299, until=399) == []


@story
async def test_a_table_that_is_released_goes_to_the_next(store: Store) -> None:
    await store.create(new(wake_at=50))
    assert await store.wake("a", now=50, until=150) == ["t1"]
    await store.release("t1", "b")
    assert await store.wake("b", now=60, until=160) == []
    await store.release("t1", "a")
    assert await store.wake("b", now=60, until=160) == ["t1"]


@story
async def test_a_table_that_is_done_lets_go_in_the_same_commit(store: Store) -> None:
    await store.create(new(wake_at=50))
    assert await store.wake("a", now=50, until=150) == ["t1"]
    await store.commit(move(2, wake_at=None, holder=None, held_until=0))
    assert await store.wake("b", now=200, until=300) == []
    await store.commit(Commit(table="t1", wake_at=70))
    assert await store.wake("b", now=70, until=170) == ["t1"]


@story
async def test_tables_of_other_rules_wait_for_nobody_and_hold_nobody_up(store: Store) -> None:
    for number, rules in enumerate([OLDEST_RULES - 1, RULES_VERSION + 1, RULES_VERSION]):
        await store.create(new(f"t{number}", wake_at=10 + number, rules=rules))
    assert await store.wake("a", now=100, until=200, limit=1) == ["t2"]
    assert await store.wake("a", now=100, until=200) == []
    table = await store.table("t0")
    assert table is not None and table.wake_at == 10 and table.holder is None


@story
async def test_the_table_that_has_waited_longest_comes_first(store: Store) -> None:
    for number in range(6):
        await store.create(new(f"t{number}", wake_at=50 - number))
    assert set(await store.wake("a", now=100, until=200, limit=2)) == {"t5", "t4"}
    assert set(await store.wake("a", now=100, until=200, limit=9)) == {"t0", "t1", "t2", "t3"}


def test_two_processes_never_claim_the_same_table(postgres: str) -> None:
    tables = {f"t{number}" for number in range(60)}

    async def prepare() -> None:
        async with opened(postgres) as store:
            for id in tables:
                await store.create(new(id, entries=0, wake_at=50))

    asyncio.run(prepare())
    with ExitStack() as stack:
        children = [stack.enter_context(child("waking", postgres, name)) for name in "ab"]
        for process in children:
            assert process.stdout is not None and process.stdout.readline() == "ready\n"
        for process in children:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        claimed = [process.communicate(timeout=PATIENCE)[0].split() for process in children]
    assert sorted(claimed[0] + claimed[1]) == sorted(tables)
