"""What is kept comes back, on both databases."""

import asyncio

import pytest
from msgspec.structs import replace

from orleans.kernel.record import RULES_VERSION
from orleans.server.storage import (
    Commit,
    Conflict,
    Draft,
    Listed,
    Note,
    Player,
    Snapshot,
    StorageError,
    Store,
)
from orleans.table.entry import NOBODY, Entry

from .stories import answer, entry, key, move, new, opened, story


@story
async def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    made = new(
        entries=2,
        keys=[key(0, player="anna"), key(1)],
        options={"language": "fr", "clock": {"minutes": 20}},
        invite_hash="i",
        wake_at=1_800_000_000_000,
        summary={"names": ["Anna", "Zoé"]},
        rematch_of="t0",
        listed=False,
    )
    await store.create(made)
    table = await store.table("t1")
    assert table is not None
    for name in ("id", "created", "status", "listed", "setup", "seed", "options", "invite_hash"):
        assert getattr(table, name) == getattr(made, name)
    for name in ("rules", "wake_at", "summary", "rematch_of"):
        assert getattr(table, name) == getattr(made, name)
    assert (table.seq, table.updated, table.holder, table.held_until) == (2, 1002, None, 0)
    assert await store.entries("t1") == made.entries
    assert await store.keys_of("t1") == made.keys
    assert await store.key("t1-1") == key(1)
    assert await store.table("t2") is None and await store.key("x") is None


@story
async def test_entries_are_appended_and_read_from_any_on(store: Store) -> None:
    await store.create(new(entries=0))
    body = {"text": "Müßiggang 😀", "list": [1, None, {"a": 0.5}]}
    said = Entry(seq=2, at=1_800_000_000_000, seat=NOBODY, kind="said", body=body)
    await store.commit(Commit(table="t1", entries=[entry(1), said], command="c"))
    await store.commit(move(3))
    assert await store.entries("t1") == [entry(1), said, entry(3)]
    assert await store.entries("t1", after=2) == [entry(3)]
    table = await store.table("t1")
    assert table is not None and (table.seq, table.updated) == (3, 1003)


@story
async def test_a_commit_changes_what_it_names_and_nothing_else(store: Store) -> None:
    await store.create(new(wake_at=50, summary={"round": 1}))
    before = await store.table("t1")
    assert before is not None
    await store.commit(Commit(table="t1", status="running"))
    assert await store.table("t1") == replace(before, status="running")
    await store.commit(Commit(table="t1", wake_at=None, summary={"round": 2}, listed=False))
    after = replace(before, status="running", wake_at=None, summary={"round": 2}, listed=False)
    assert await store.table("t1") == after


@story
async def test_a_table_is_made_once(store: Store) -> None:
    await store.create(new())
    with pytest.raises(Conflict):
        await store.create(new(keys=[key(0)]))
    assert await store.keys_of("t1") == []


@story
async def test_nothing_is_left_of_a_commit_that_comes_too_late(store: Store) -> None:
    await store.create(new())
    late = move(
        2,
        answer=answer("late"),
        keys=[key(0)],
        drafts={0: ["draw 4"]},
        status="over",
        wake_at=1,
        snapshot=Snapshot(seq=2, body=b"late"),
    )
    await store.commit(move(2))
    with pytest.raises(Conflict):
        await store.commit(late)
    assert [row.seq for row in await store.entries("t1")] == [1, 2]
    assert await store.answer("t1", "anna", "late") is None
    assert await store.keys_of("t1") == [] and await store.drafts("t1") == {}
    assert await store.latest_snapshot("t1") is None
    table = await store.table("t1")
    assert table is not None and (table.status, table.wake_at) == ("open", None)


@story
async def test_of_commits_made_at_once_only_the_late_ones_fail(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    for id in tables:
        await store.create(new(id, entries=0))
    twice = [store.commit(move(1, id, answer=answer("c", id.encode()))) for id in tables * 2]
    results = await asyncio.gather(*twice, return_exceptions=True)
    assert [type(result) for result in results].count(Conflict) == len(tables)
    assert results.count(None) == len(tables)
    for id in tables:
        assert await store.entries(id) == [entry(1)]
        assert await store.answer(id, "anna", "c") == id.encode()


@story
async def test_an_entry_may_not_leave_a_gap(store: Store) -> None:
    await store.create(new())
    with pytest.raises(Conflict):
        await store.commit(move(3))
    with pytest.raises(ValueError, match="gap"):
        await store.commit(Commit(table="t1", entries=[entry(2), entry(4)]))
    with pytest.raises(ValueError, match="gap"):
        await store.create(replace(new("t2", entries=0), entries=[entry(2)]))
    assert await store.entries("t1") == [entry(1)] and await store.table("t2") is None


@story
async def test_a_draft_may_ask_that_nothing_has_happened_since(store: Store) -> None:
    await store.create(new())
    await store.commit(Commit(table="t1", after=1, drafts={0: ["draw 4"]}))
    await store.commit(move(2))
    with pytest.raises(Conflict):
        await store.commit(Commit(table="t1", after=1, drafts={0: ["draw 5"]}))
    assert await store.drafts("t1") == {0: Draft(moves=["draw 4"], version=1)}


@story
async def test_a_commit_to_no_table_is_refused(store: Store) -> None:
    with pytest.raises(StorageError, match="there is no table t9"):
        await store.commit(move(1, "t9"))


@story
async def test_drafts_count_their_changes(store: Store) -> None:
    await store.create(new())
    await store.commit(Commit(table="t1", drafts={0: ["draw 4"], 1: ["done"]}))
    await store.commit(Commit(table="t1", drafts={0: []}))
    drafts = await store.drafts("t1")
    assert drafts == {0: Draft(moves=[], version=2), 1: Draft(moves=["done"], version=1)}


def test_a_repeated_command_gets_the_same_answer_also_after_a_restart(where: str) -> None:
    async def play() -> None:
        async with opened(where) as store:
            await store.create(new())
            await store.commit(move(2, answer=answer("c1", b"first")))
            with pytest.raises(Conflict):
                await store.commit(move(3, answer=answer("c1", b"second")))
            await store.commit(move(3, answer=answer("c1", b"of ben", who="ben")))

    async def ask() -> None:
        async with opened(where) as store:
            assert await store.answer("t1", "anna", "c1") == b"first"
            assert await store.answer("t1", "ben", "c1") == b"of ben"
            assert await store.answer("t1", "anna", "c2") is None
            assert len(await store.entries("t1")) == 3
            assert await store.prune_answers(before=2000) == 0
            assert await store.prune_answers(before=2001) == 2
            assert await store.answer("t1", "anna", "c1") is None

    asyncio.run(play())
    asyncio.run(ask())


@story
async def test_a_key_opens_one_seat(store: Store) -> None:
    await store.create(new())
    await store.commit(move(2, keys=[key(0, player="anna")]))
    with pytest.raises(Conflict):
        await store.commit(move(3, keys=[key(0, player="ben")]))
    assert await store.key("t1-0") == key(0, player="anna")


@story
async def test_players_have_a_name_that_may_change(store: Store) -> None:
    anna = Player(id="p1", key_hash="k1", name="Anna", created=5)
    await store.add_player(anna)
    with pytest.raises(Conflict):
        await store.add_player(replace(anna, id="p2"))
    await store.rename("p1", "Änne")
    assert await store.player_by_key("k1") == replace(anna, name="Änne")
    assert await store.player("p1") == replace(anna, name="Änne")
    assert await store.player("p2") is None and await store.player_by_key("k2") is None


@story
async def test_lists_have_the_newest_first_in_pages(store: Store) -> None:
    for number in range(5):
        made = new(f"t{number}", entries=0, keys=[key(0, f"t{number}", "anna")])
        created = 1000 if number < 2 else 1000 + number
        await store.create(replace(made, created=created, summary={"n": number}))
    await store.create(new("hidden", listed=False))
    await store.create(new("running", status="running", keys=[key(0, "running", "ben")]))
    first = await store.open_tables(limit=3)
    assert [row.id for row in first] == ["t4", "t3", "t2"]
    assert [row.id for row in await store.open_tables(limit=3, before="t2")] == ["t1", "t0"]
    assert [row.id for row in await store.tables_of("anna", before="t1")] == ["t0"]
    assert await store.open_tables(before="nothing") == []
    at = {"created": 1004, "updated": 1004, "rules": RULES_VERSION}
    assert first[0] == Listed(id="t4", status="open", seq=0, summary={"n": 4}, **at)
    assert [row.id for row in await store.tables_of("ben")] == ["running"]
    assert await store.counts() == {"open": 6, "running": 1}


@story
async def test_snapshots_are_found_and_may_be_dropped(store: Store) -> None:
    await store.create(new())
    for seq in (2, 3):
        await store.commit(move(seq, snapshot=Snapshot(seq=seq, body=bytes([0, seq, 255]))))
    assert await store.latest_snapshot("t1") == Snapshot(seq=3, body=b"\x00\x03\xff")
    assert await store.latest_snapshot("t1", upto=2) == Snapshot(seq=2, body=b"\x00\x02\xff")
    assert await store.latest_snapshot("t1", upto=1) is None
    await store.drop_snapshots()
    assert await store.latest_snapshot("t1") is None


@story
async def test_one_is_not_told_of_ones_own_commits(store: Store) -> None:
    notes: list[Note] = []
    store.listen(notes.append)
    await store.create(new())
    await store.commit(move(2, drafts={1: ["done"]}))
    await store.ping()
    await asyncio.sleep(0.1)
    assert notes == []


def test_a_closed_store_refuses_in_a_sentence(where: str) -> None:
    async def play() -> None:
        async with opened(where) as store:
            await store.ping()
        for late in (store.ping(), store.create(new())):
            with pytest.raises(StorageError, match="closed"):
                await late
        await store.close()

    asyncio.run(play())
