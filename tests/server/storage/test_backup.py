"""Backups: whole or refused, taken while others play, and good for any database."""

import asyncio
import gzip
import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from orleans.server.storage import Answer, Commit, Player, Snapshot, StorageError, Store
from orleans.server.storage.backup import back_up, restore
from orleans.table.files import FileError

from .stories import answer, child, entry, key, move, new, opened
from .test_processes import killed

TABLES = ["t0", "t1", "t2"]


async def fill(store: Store) -> None:
    await store.add_player(Player(id="p1", key_hash="k1", name="Änne 😀", created=5))
    for id in TABLES:
        keys = [key(0, id, "p1"), key(1, id)]
        await store.create(new(id, keys=keys, wake_at=50, listed=id == "t0", rematch_of="t9"))
    raw = Answer(who="ben", command="c", body=bytes(range(256)), at=7)
    await store.commit(move(2, answer=raw, snapshot=Snapshot(seq=2, body=b"cache")))
    await store.commit(move(3, command="c3", answer=answer("c3"), drafts={1: ["draw 4", "done"]}))
    long = [entry(seq, "use ship") for seq in range(2, 1400)]
    await store.commit(Commit(table="t2", entries=long, status="running", summary={"round": 3}))


async def kept(store: Store) -> list[Any]:
    """All that a backup has to bring back."""
    found: list[Any] = [await store.player("p1"), await store.counts(), await store.open_tables()]
    for id in TABLES:
        table = await store.table(id)
        assert table is not None
        found += [replace(table, holder=None, held_until=0), await store.entries(id)]
        found += [await store.drafts(id), await store.keys_of(id)]
    return [*found, await store.answer("t1", "ben", "c"), await store.answer("t1", "anna", "c3")]


def made(where: str, path: Path) -> list[Any]:
    """Backs up a database with some tables in it, while it is open; tells what is in it."""

    async def go() -> list[Any]:
        async with opened(where) as store:
            await fill(store)
            await store.wake("somebody", now=50, until=150, limit=1)
            await back_up(where, path)
            return await kept(store)

    return asyncio.run(go())


def read_back(where: str) -> list[Any]:
    async def go() -> list[Any]:
        async with opened(where) as store:
            assert await store.latest_snapshot("t1") is None
            assert len(await store.wake("anybody", now=50, until=150)) == len(TABLES)
            return await kept(store)

    return asyncio.run(go())


@pytest.mark.parametrize("name", ["tables.jsonl", "tables.jsonl.gz"])
@pytest.mark.parametrize("source, target", [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_tables_move_from_one_database_to_the_other(
    request: pytest.FixtureRequest, tmp_path: Path, source: str, target: str, name: str
) -> None:
    before = made(request.getfixturevalue(source), tmp_path / name)
    goal = request.getfixturevalue(target)
    steps: list[tuple[int, int]] = []
    asyncio.run(restore(tmp_path / name, goal, lambda done, total: steps.append((done, total))))
    assert read_back(goal) == before
    total = steps[-1][1]
    assert steps[0] == (0, total) and steps[-1] == (total, total) and total > 1400
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)


def test_only_the_owner_may_read_a_backup_with_its_seeds(sqlite: str, tmp_path: Path) -> None:
    made(sqlite, tmp_path / "b.jsonl")
    assert (tmp_path / "b.jsonl").stat().st_mode & 0o077 == 0


def test_a_backup_of_a_running_server_is_of_one_moment(where: str, tmp_path: Path) -> None:
    process = child("committing", where, "4")
    assert process.stdout is not None
    for _ in range(50):
        process.stdout.readline()
    try:
        asyncio.run(back_up(where, tmp_path / "b.jsonl"))
        assert process.poll() is None
    finally:
        killed(process, after=0)
    rows = [json.loads(line) for line in (tmp_path / "b.jsonl").read_text().splitlines()[1:-1]]
    for number in range(4):
        of_table = [row for row in rows if row["row"].get("table_id") == f"t{number}"]
        [table] = [row["row"] for row in rows if row["row"].get("id") == f"t{number}"]
        counts = [sum(row["part"] == part for row in of_table) for part in ("entries", "answers")]
        assert counts == [table["seq"]] * 2 and table["seq"] > 0


def test_a_backup_is_not_overwritten_unless_asked_for(sqlite: str, tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    made(sqlite, path)
    before = path.read_bytes()
    with pytest.raises(FileError, match="already exists"):
        asyncio.run(back_up(sqlite, path))
    asyncio.run(back_up(sqlite, path, replace=True))
    assert path.read_bytes() == before


def test_a_backup_that_fails_leaves_no_file(bare_postgres: str, tmp_path: Path) -> None:
    for where in (str(tmp_path / "nothing.db"), bare_postgres):
        with pytest.raises(StorageError):
            asyncio.run(back_up(where, tmp_path / "b.jsonl"))
    assert list(tmp_path.iterdir()) == []


def refused(path: Path, target: Path) -> str:
    """The key of the refusal; the target was not even made."""
    with pytest.raises((StorageError, FileError)) as caught:
        asyncio.run(restore(path, target))
    assert not target.exists()
    return caught.value.key


@pytest.mark.parametrize("name", ["b.jsonl", "b.jsonl.gz"])
def test_a_damaged_or_cut_off_backup_is_refused(sqlite: str, tmp_path: Path, name: str) -> None:
    path, target = tmp_path / name, tmp_path / "target.db"
    made(sqlite, path)
    whole = path.read_bytes()
    middle = len(whole) // 2
    damaged = [
        b"",
        b"\n",
        b"no backup at all",
        whole[:middle],
        whole[:-10],
        whole[:-100],
        whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        whole + b"more\n",
    ]
    if name == "b.jsonl":
        lines = whole.splitlines(keepends=True)
        damaged += [b"".join(lines[:-1]), b"".join([*lines[:2], *lines[3:]]), lines[0]]
    for data in damaged:
        path.write_bytes(data)
        assert refused(path, target) == "backup-not-whole"
    path.write_bytes(whole)
    asyncio.run(restore(path, target))
    assert target.exists()


@pytest.mark.parametrize(
    "part, change",
    [
        ("players", {"name": ...}),
        ("tables", {"seed": ...}),
        ("tables", {"coffee": 1}),
        ("tables", {"created": "yesterday"}),
        ("tables", {"created": 2**70}),
        ("tables", {"status": None}),
        ("tables", {"listed": "perhaps"}),
        ("keys", {"seat": 2**40}),
        ("players", {"name": "a\0b"}),
        ("answers", {"answer": "not base64!"}),
        ("coffee", {}),
    ],
)
def test_a_backup_that_was_changed_and_sealed_again_is_refused(
    sqlite: str, tmp_path: Path, part: str, change: dict[str, Any]
) -> None:
    """`...` takes a column away."""
    path, changed = tmp_path / "good.jsonl", tmp_path / "changed.jsonl"
    made(sqlite, path)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()][:-1]
    row = next((line for line in lines if line.get("part") == part), lines[-1])
    row["part"] = part
    lines[0]["rows"] = Counter(line["part"] for line in lines[1:])
    row["row"] = {k: v for k, v in (row["row"] | change).items() if v is not ...}
    data = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    seal = {"sha256": hashlib.sha256(data).hexdigest()}
    changed.write_bytes(data + json.dumps(seal).encode() + b"\n")
    with pytest.raises(StorageError) as refused:
        asyncio.run(restore(changed, tmp_path / "other.db"))
    assert refused.value.key == "backup-row"
    assert refused.value.facts["line"] == lines.index(row) + 1
    assert not (tmp_path / "other.db").exists()


def test_a_backup_of_another_format_or_no_file_is_refused(sqlite: str, tmp_path: Path) -> None:
    path, target = tmp_path / "b.gz", tmp_path / "target.db"
    made(sqlite, path)
    other = gzip.decompress(path.read_bytes()).replace(b'{"backup":1', b'{"backup":9', 1)
    path.write_bytes(other)
    assert refused(path, target) == "backup-format"
    assert refused(tmp_path / "nothing", target) == "error-cannot-read"


def test_a_backup_is_only_restored_into_an_empty_database(where: str, tmp_path: Path) -> None:
    before = made(where, tmp_path / "b.jsonl")
    with pytest.raises(StorageError, match="there are tables in this database"):
        asyncio.run(restore(tmp_path / "b.jsonl", where))

    async def look() -> None:
        async with opened(where) as store:
            assert await kept(store) == before

    asyncio.run(look())


def test_a_restore_that_is_broken_off_leaves_the_database_empty(
    where: str, sqlite: str, tmp_path: Path
) -> None:
    made(sqlite, tmp_path / "b.jsonl")
    target = where if where != sqlite else str(tmp_path / "target.db")

    def stop(done: int, total: int) -> None:
        if done > total // 2:
            raise KeyError("broken off")

    with pytest.raises(KeyError):
        asyncio.run(restore(tmp_path / "b.jsonl", target, stop))
    asyncio.run(restore(tmp_path / "b.jsonl", target))
