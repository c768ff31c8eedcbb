"""Several processes, and processes that die: nothing acknowledged is lost, nothing is twice."""

import asyncio
import subprocess

import asyncpg
import pytest

from orleans.server.storage import Commit, Note, StorageError, Store
from tests.patience import PATIENCE

from .stories import answer, child, move, new, opened


def killed(process: subprocess.Popen[str], after: int) -> dict[str, int]:
    """Ends a process at once; the last move at each table that it has seen stored."""
    acknowledged: dict[str, int] = {}
    assert process.stdout is not None
    with process:
        for number, line in enumerate(process.stdout):
            if line.endswith("\n"):
                table, seq = line.split()
                acknowledged[table] = int(seq)
            if number == after:
                process.kill()
    return acknowledged


@pytest.mark.parametrize("tables", [1, 8])
def test_whatever_was_acknowledged_outlives_the_process(where: str, tables: int) -> None:
    acknowledged = killed(child("committing", where, str(tables)), after=150)
    assert len(acknowledged) == tables and sum(acknowledged.values()) > 150

    async def look(store: Store, id: str, last: int) -> None:
        found = [entry.seq for entry in await store.entries(id)]
        assert found == [*range(1, len(found) + 1)]
        # At most one more: stored, but killed before it could be told.
        assert last <= len(found) <= last + 1
        table = await store.table(id)
        assert table is not None and table.seq == len(found)
        assert (await store.drafts(id))[0].version == len(found)
        assert await store.answer(id, "anna", f"c{len(found)}") is not None
        assert await store.answer(id, "anna", f"c{len(found) + 1}") is None
        await store.commit(move(len(found) + 1, id, answer=answer(f"c{len(found) + 1}")))

    async def reopen() -> None:
        async with opened(where) as store:
            for id, last in acknowledged.items():
                await look(store, id, last)

    asyncio.run(reopen())


async def until(notes: list[Note], wanted: Note) -> None:
    async with asyncio.timeout(PATIENCE):
        while wanted not in notes:
            await asyncio.sleep(0.01)


def test_another_process_is_told(postgres: str) -> None:
    async def listen() -> None:
        notes: list[Note] = []
        async with opened(postgres) as store:
            store.listen(notes.append)
            process = child("committing", postgres, "1")
            try:
                await until(notes, Note(table="t0", seq=5))
            finally:
                await asyncio.to_thread(killed, process, 0)
            assert notes.index(Note(table="t0", seq=4)) < notes.index(Note(table="t0", seq=5))
            # Whoever reads the entries reads the drafts too: these are not told apart.
            assert Note(table="t0", draft=0) not in notes
            assert (await store.entries("t0", after=4))[0].seq == 5

    asyncio.run(listen())


def test_only_what_is_committed_is_told(postgres: str) -> None:
    async def listen() -> None:
        notes: list[Note] = []
        async with opened(postgres) as store, opened(postgres) as other:
            other.listen(notes.append)
            await store.create(new())
            results = await asyncio.gather(
                store.commit(move(2)), store.commit(move(2)), return_exceptions=True
            )
            assert results.count(None) == 1
            await store.commit(Commit(table="t1", status="over"))
            await store.commit(Commit(table="t1", wake_at=5))
            await store.commit(Commit(table="t1", drafts={3: ["done"]}))
            await until(notes, Note(table="t1", draft=3))
        assert [note.seq for note in notes] == [1, 2, 2, None]

    asyncio.run(listen())


def test_after_a_lost_connection_anything_may_have_changed(postgres: str) -> None:
    async def listen() -> None:
        notes: list[Note] = []
        async with opened(postgres) as store, opened(postgres) as other:
            store.listen(notes.append)
            await other.create(new())
            await until(notes, Note(table="t1", seq=1))
            await cut_all(postgres)
            await until(notes, Note())
            await commit_when_possible(other, move(2))
            await until(notes, Note(table="t1", seq=2))

    asyncio.run(listen())


async def cut_all(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def commit_when_possible(store: Store, commit: Commit) -> None:
    """The first attempt may meet a connection that is gone."""
    try:
        await store.commit(commit)
    except StorageError:
        await store.commit(commit)
