"""What an older program has written opens, migrates and restores; nobody loses a table."""

import asyncio
import gzip
import hashlib
from pathlib import Path
from typing import Any

import pytest

from orleans.server.http.auth import hash_of
from orleans.server.storage import StorageError, Store
from orleans.server.storage.backup import back_up, restore
from orleans.server.storage.migrate import HEAD

from .old_databases import SCHEMAS, backup_of, database_of, keys_of
from .stories import opened

WHICH = ["running", "finished", "abandoned", "left"]


async def found_in(store: Store, keys: dict[str, Any]) -> dict[str, Any]:
    """All that players of the old tables would miss."""
    found: dict[str, Any] = {"player": await store.player_by_key(hash_of(keys["player"]))}
    for which in WHICH:
        id = keys[which]["table"]
        seats = [await store.key(hash_of(key)) for key in keys[which]["seats"]]
        found[which] = [await store.table(id), await store.entries(id), await store.drafts(id)]
        found[which] += [seats, await store.answer(id, "seat:0", "c1")]
    return found


def look(where: str, keys: dict[str, Any]) -> dict[str, Any]:
    async def go() -> dict[str, Any]:
        async with opened(where) as store:
            return await found_in(store, keys)

    return asyncio.run(go())


def check(found: dict[str, Any]) -> None:
    assert found["player"].name == "Anna"
    statuses = [found[which][0].status for which in WHICH]
    assert statuses == ["running", "over", "abandoned", "open"]
    for table, entries, *_ in (found[which] for which in WHICH):
        assert [entry.seq for entry in entries] == list(range(1, table.seq + 1))
    running, left = found["running"], found["left"]
    assert any(draft.moves for draft in running[2].values())
    assert running[3][0].seat == 0 and left[3][0].seat == 0
    assert b'"done"' in running[4]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_database_of_an_older_program_opens(schema: str, tmp_path: Path) -> None:
    check(look(database_of(schema, tmp_path / "old.db"), keys_of(schema)))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_backup_of_an_older_program_is_restored_as_if_it_had_been_migrated(
    schema: str, where: str, tmp_path: Path
) -> None:
    keys = keys_of(schema)
    asyncio.run(restore(backup_of(schema), where))
    restored = look(where, keys)
    check(restored)
    migrated = look(database_of(schema, tmp_path / "old.db"), keys)
    assert {which: restored[which][1:] for which in WHICH} == {
        which: migrated[which][1:] for which in WHICH
    }
    asyncio.run(back_up(where, tmp_path / "again.jsonl"))
    assert f'"schema":"{HEAD}"' in (tmp_path / "again.jsonl").read_text().splitlines()[0]


def test_the_key_of_a_seat_that_was_left_opens_nothing_after_a_restore(
    tmp_path: Path,
) -> None:
    """The migration of sittings has run over the rows of the backup."""
    where = str(tmp_path / "new.db")
    asyncio.run(restore(backup_of("0001"), where))

    async def go() -> None:
        async with opened(where) as store:
            assert await store.key(hash_of(keys_of("0001")["left"]["left"])) is None

    asyncio.run(go())


def sealed(lines: list[bytes]) -> bytes:
    data = b"".join(lines)
    return data + b'{"sha256":"' + hashlib.sha256(data).hexdigest().encode() + b'"}\n'


@pytest.mark.parametrize(
    "old, new, refusal",
    [
        (b'"schema":"0001"', b'"schema":"0000"', "backup-format"),
        (b'"schema":"0001"', b'"schema":"9999"', "backup-format"),
        (b'"part":"drafts"', b'"part":"weather"', "backup-not-whole"),
        (b'"version":1', b'"visit":1', "backup-not-whole"),
    ],
)
def test_a_backup_that_is_of_no_schema_is_refused_before_anything_is_made(
    tmp_path: Path, old: bytes, new: bytes, refusal: str
) -> None:
    lines = backup_of("0001").read_bytes().splitlines(keepends=True)[:-1]
    assert any(old in line for line in lines)
    lines = [line.replace(old, new) for line in lines]
    lines[0] = lines[0].replace(b'"drafts"', b'"weather"') if b"weather" in new else lines[0]
    path, target = tmp_path / "old.jsonl.gz", tmp_path / "target.db"
    path.write_bytes(gzip.compress(sealed(lines)))
    with pytest.raises(StorageError) as caught:
        asyncio.run(restore(path, target))
    assert caught.value.key == refusal and not target.exists()
