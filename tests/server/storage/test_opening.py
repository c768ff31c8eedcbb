"""Opening: databases are made, brought up to date, or refused in one sentence."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from orleans.server.storage import Commit, StorageError, open_store
from orleans.server.storage.backup import back_up
from orleans.server.storage.database import Database
from orleans.server.storage.location import shown
from orleans.server.storage.migrate import HEAD, config_of
from orleans.server.storage.sqlite import connect
from orleans.server.storage.sqlite_file import open_sqlite
from orleans.text.translator import LANGUAGES, Words

from .stories import child, entry, new, opened


def open_and_close(where: str | Path) -> None:
    async def go() -> None:
        store = await open_store(where)
        await store.close()

    asyncio.run(go())


def refused(where: str | Path) -> StorageError:
    with pytest.raises(StorageError) as caught:
        open_and_close(where)
    sentences = [caught.value.sentence(Words(language)) for language in LANGUAGES]
    assert not [sentence for sentence in sentences if "\n" in sentence]
    return caught.value


def on_database(where: str, act: Callable[[sqlalchemy.Connection], Any]) -> None:
    """Something that is done to a database behind the store's back."""
    if not where.startswith("postgresql"):
        engine = sqlalchemy.create_engine(f"sqlite:///{where}")
        with engine.connect() as connection:
            act(connection)
            connection.commit()
        engine.dispose()
        return

    async def go() -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(where)
        )
        async with engine.connect() as connection:
            await connection.run_sync(act)
            await connection.commit()
        await engine.dispose()

    asyncio.run(go())


# ------------------------------------------------------------------ migrations


def test_the_migrations_lead_to_the_schema(bare: str) -> None:
    open_and_close(bare)
    on_database(bare, lambda connection: command.check(config_of(connection)))


def test_the_last_migration_is_the_one_the_program_looks_for(sqlite: str) -> None:
    open_and_close(sqlite)

    def compare(connection: sqlalchemy.Connection) -> None:
        assert ScriptDirectory.from_config(config_of(connection)).get_heads() == [HEAD]

    on_database(sqlite, compare)


def test_migrations_can_be_taken_back(bare: str) -> None:
    open_and_close(bare)
    on_database(bare, lambda connection: command.downgrade(config_of(connection), "base"))

    def left(connection: sqlalchemy.Connection) -> None:
        assert sqlalchemy.inspect(connection).get_table_names() == ["alembic_version"]

    on_database(bare, left)
    open_and_close(bare)


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    bare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic.operations import Operations

    with monkeypatch.context() as patched:
        # The indexes come after the first tables.
        patched.setattr(Operations, "create_index", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            open_and_close(bare)
    open_and_close(bare)


def test_several_processes_may_open_a_bare_database_at_once(bare_postgres: str) -> None:
    async def go() -> None:
        stores = await asyncio.gather(*(open_store(bare_postgres) for _ in range(4)))
        await stores[0].create(new())
        assert await stores[3].table("t1") is not None
        for store in stores:
            await store.close()

    asyncio.run(go())


def test_a_newer_database_is_refused(where: str) -> None:
    open_and_close(where)
    newer = sqlalchemy.text("UPDATE alembic_version SET version_num = '9999'")
    on_database(where, lambda connection: connection.execute(newer))
    error = refused(where)
    assert error.key == "storage-newer" and error.facts["found"] == "9999"


# -------------------------------------------------------------------- refusals


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 200)
    assert refused(path).key == "storage-not-database"
    assert path.read_text() == "Dear Anna, " * 200


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "birds.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    connection.close()
    assert refused(path).key == "storage-not-ours"
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("birds",)]
    connection.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(tmp_path / "file" / "orleans.db").key == "storage-cannot-open"
    assert refused(tmp_path).key == "storage-cannot-open"


def test_a_server_that_does_not_answer_is_told_without_the_password() -> None:
    error = refused("postgresql://anna:secret@127.0.0.1:9/orleans")
    assert error.key == "storage-cannot-open"
    assert "anna@127.0.0.1:9/orleans" in str(error) and "secret" not in str(error)


def test_a_database_that_does_not_exist_is_told(postgres: str) -> None:
    assert "does not exist" in str(refused(postgres.replace("/test_", "/nothing_")))


def test_another_kind_of_database_is_refused() -> None:
    assert refused("mysql://root:secret@there/x").key == "storage-kind"
    assert shown("mysql://root:secret@there/x?password=secret") == "mysql://root@there/x"


def test_a_second_process_is_refused_until_the_first_is_gone(sqlite: str) -> None:
    process = child("committing", sqlite, "1")
    assert process.stdout is not None
    try:
        process.stdout.readline()
        assert refused(sqlite).key == "storage-in-use"
        assert process.poll() is None
    finally:
        process.kill()
        process.communicate()
    open_and_close(sqlite)


def test_a_second_store_on_the_same_file_is_refused_by_any_name(sqlite: str) -> None:
    async def go() -> None:
        async with opened(sqlite):
            link = Path(sqlite).with_name("link.db")
            link.symlink_to(sqlite)
            for name in (sqlite, f"sqlite:///{sqlite}", str(link)):
                with pytest.raises(StorageError, match="another process"):
                    await open_store(name)

    asyncio.run(go())


def test_a_full_disk_is_told_and_hurts_nothing_that_was_stored(sqlite: str) -> None:
    async def go() -> None:
        driver = await open_sqlite(Path(sqlite))
        store = Database(driver)
        await store.create(new())
        connection = driver.connections[0]
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        large = Commit(table="t1", entries=[entry(2, "x" * 100_000)])
        with pytest.raises(StorageError, match="full"):
            await store.commit(large)
        assert await store.entries("t1") == [entry(1)]
        connection.execute("PRAGMA max_page_count = 1000000")
        await store.commit(large)
        await store.close()

    asyncio.run(go())


def test_sqlite_syncs_every_commit_to_the_disk(sqlite: str) -> None:
    """Without power, only what is synced is left: a kill cannot show this."""
    open_and_close(sqlite)
    connection = connect(Path(sqlite))
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


# ---------------------------------------------------------- whose file it is


def rights(path: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in path.parent.glob(f"{path.name}*")}


def test_only_the_owner_may_read_a_database(tmp_path: Path) -> None:
    """Also one that an earlier program has left open to everybody."""
    path = tmp_path / "orleans.db"

    async def look() -> dict[str, int]:
        async with opened(str(path)):
            return rights(path)

    open_to_nobody = {"orleans.db": 0o600, "orleans.db-wal": 0o600, "orleans.db-shm": 0o600}
    before = os.umask(0o022)
    try:
        for mode in (None, 0o644):
            if mode:
                path.chmod(mode)
            found = asyncio.run(look())
            assert {name: found[name] for name in open_to_nobody} == open_to_nobody
    finally:
        os.umask(before)


def test_what_is_no_database_keeps_its_rights(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("not a database " * 100)
    notes.chmod(0o644)
    assert refused(notes).key == "storage-not-database"
    assert rights(notes)["notes.txt"] == 0o644


def test_a_second_name_does_not_get_around_the_lock(tmp_path: Path) -> None:
    """Also not for a backup, which would miss what is not in the file yet."""
    path, link = tmp_path / "orleans.db", tmp_path / "other.db"

    async def go() -> None:
        async with opened(str(path)):
            link.hardlink_to(path)
            with pytest.raises(StorageError) as second:
                await open_store(link)
            with pytest.raises(StorageError) as copy:
                await back_up(link, tmp_path / "all.gz")
            assert (second.value.key, copy.value.key) == ("storage-links", "storage-links")

    asyncio.run(go())
    assert refused(path).key == "storage-links"
    link.unlink()
    open_and_close(path)
