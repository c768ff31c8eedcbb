"""Whoever wants to stop the computer players, the hints and the logs of everybody else."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orleans.analysis.requests import plain_decision, record_so_far
from orleans.games import Setup
from orleans.kernel.record import RULES_VERSION, record_of
from orleans.server.config import Settings
from orleans.server.live import bot_runner
from orleans.server.live.registry import LEASE, TableRegistry
from orleans.server.ops.supervision import supervised
from orleans.server.storage import NewTable, StorageError, Store, open_store
from orleans.server.workers import Crashed, Full, Origin, Pool, Thought
from orleans.server.workers.messages import Decide, Hint, Job
from orleans.server.workers.queue import Queue, Task
from tests.patience import PATIENCE
from tests.server.api.inside import ask, computers_alone, inside
from tests.server.running import Running, running
from tests.server.workers.pools import until, with_pool
from tests.table.games import begun

HUGE = 2**70
SEATS = [{"player": "human", "name": "Anna"}, {"player": "easy"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), "--no-local-limits") as found:
        yield found


def table_with(**setup: Any) -> dict[str, Any]:
    return {"seats": SEATS, "setup": {"edition": "2014", "players": 2} | setup}


def record_with(**fields: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(record_of(begun("2014"), reveal_seed=True))
    setup = plain["setup"] | fields.pop("setup", {})
    return plain | fields | {"setup": setup}


ASKED: list[tuple[str, dict[str, Any]]] = [
    ("/api/records", record_with(chance=[HUGE])),
    ("/api/records", record_with(scores=[HUGE])),
    ("/api/records", record_with(rules=HUGE)),
    ("/api/records", record_with(setup={"options": {"bank": HUGE}})),
    ("/api/records", record_with(setup={"data": {"board": {"player_kit": {"coins": HUGE}}}})),
    ("/api/tables", table_with(options={"bank": HUGE})),
    ("/api/tables", table_with(options={"bank": -HUGE})),
    ("/api/tables", table_with(options={"extra_tiles": [HUGE]})),
    ("/api/tables", table_with(data={"board": {"player_kit": {"coins": HUGE}}})),
    ("/api/tables", table_with(data={"board": {"player_kit": [[[]] * 40]}})),
]


@pytest.mark.parametrize("path, body", ASKED)
def test_a_number_beyond_any_game_is_refused_at_the_door(
    server: Running, path: str, body: dict[str, Any]
) -> None:
    answer = server.post(path, body)
    assert answer.status in (400, 422), answer.data
    assert '"trace"' not in server.log
    made = server.post("/api/tables", table_with())
    asked = f"/api/tables/{made.json['table']}/log"
    assert server.get(asked, made.json["seats"][0]["key"]).status == 200
    assert server.get("/ready").status == 200


def test_data_nested_without_end_is_refused(server: Running) -> None:
    deep: Any = []
    shallow: Any = []
    for _ in range(200):
        deep = [deep]
    answer = server.post("/api/tables", table_with(data={"board": {"player_kit": deep}}))
    assert (answer.status, answer.key) == (400, "server-malformed-field")
    for _ in range(25):
        shallow = [shallow]
    answer = server.post("/api/tables", table_with(data={"board": {"player_kit": shallow}}))
    assert (answer.status, answer.key) == (422, "setup-deep")


def test_a_notation_longer_than_any_move_is_refused(server: Running) -> None:
    made = server.post("/api/tables", table_with())
    key = made.json["seats"][0]["key"]
    path = f"/api/tables/{made.json['table']}/commands"
    for number, length in enumerate((1001, 60_000)):
        command = {"do": "play", "moves": ["x" * length]}
        answer = server.post(path, {"id": str(number), "command": command}, key)
        assert (answer.status, answer.key) == (400, "notation-unknown")
        assert len(answer.data) < 1000
    assert '"trace"' not in server.log and "xxx" not in server.log


# ------------------------------------------------------------------ whatever happens


def test_a_question_that_cannot_be_asked_costs_only_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def situation(pool: Pool) -> None:
        record = record_so_far(begun("2014"))
        with pytest.raises(Crashed):
            await pool.decide("bad", record, 0, "random", HUGE)
        assert await pool.decide("good", record, 0, "random", 1)
        assert pool.is_staffed

    with_pool(situation)
    assert "OverflowError" in caplog.text


def test_a_desk_that_fails_is_kept_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def situation(pool: Pool) -> None:
        async def fail(*_: object) -> bool:
            monkeypatch.undo()
            raise RuntimeError("unforeseen")

        record = record_so_far(begun("2014"))
        monkeypatch.setattr(pool, "next_task", fail)
        assert await pool.decide("first", record, 0, "random", 1)  # the desk waits for one still
        assert await pool.decide("second", record, 0, "random", 1)

    with_pool(situation)
    assert "unforeseen" in caplog.text and "task_failed" in caplog.text


def test_what_must_never_end_begins_anew(caplog: pytest.LogCaptureFixture) -> None:
    begun_at: list[int] = []

    async def work() -> None:
        begun_at.append(len(begun_at))
        if len(begun_at) == 1:
            raise RuntimeError("unforeseen")

    async def situation() -> None:
        task = asyncio.create_task(supervised("work", work))
        await until(lambda: len(begun_at) == 3)
        task.cancel()

    asyncio.run(situation())
    assert [record.message for record in caplog.records[:2]] == ["task_failed", "task_ended"]


# ------------------------------------------------------------------------ being ready


def test_without_workers_a_server_is_not_ready(sqlite: str) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server:
            answer = await ask(server, "GET", "/ready")
            assert (answer.status, answer.key) == (503, "server-no-workers")

    asyncio.run(situation())


def test_with_a_database_that_cannot_be_written_to_a_server_is_not_ready(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server:
            only_read(server.store)
            assert (await ask(server, "GET", "/ready")).key == "server-busy"

    with caplog.at_level(logging.ERROR, "orleans"):
        asyncio.run(situation())
    assert "storage_failed" in caplog.text


def only_read(store: Store) -> None:
    store.driver.connections[0].execute("PRAGMA query_only = ON")  # type: ignore[attr-defined]


# ------------------------------------------------------------- what is stored already


def test_a_stored_table_that_cannot_be_played_stops_nobody(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    plain = Setup(edition="2014", players=2).plain() | {"options": {"bank": HUGE}}
    poison = NewTable(
        id="poisoned",
        created=0,
        setup=plain,
        seed="s",
        rules=RULES_VERSION,
        status="running",
        wake_at=1,
    )

    async def store() -> None:
        opened = await open_store(db)
        await opened.create(poison)
        await opened.close()

    asyncio.run(store())
    with running(tmp_path / "server", db=db) as server:
        made = server.post("/api/tables", table_with())
        key = made.json["seats"][0]["key"]
        shown = server.get("/api/tables/poisoned")
        assert shown.json["state"]["archived"]["key"] == "server-unplayable"
        assert server.get(f"/api/tables/{made.json['table']}/log", key).status == 200
        assert server.get("/ready").status == 200
    assert server.log.count('"unplayable"') == 1


# --------------------------------------------------------------- more than one's share

EASY = Decide(seat=0, player="easy", seed=1)
HINT = Hint(seat=0, seed=1)


def test_computer_players_alone_are_no_table(server: Running) -> None:
    wish = table_with() | {"seats": [{"player": "expert"}, {"player": "expert"}]}
    answer = server.post("/api/tables", wish)
    assert (answer.status, answer.key) == (422, "server-needs-person")
    open_seat = table_with() | {"seats": [{"player": "open"}, {"player": "expert"}]}
    assert server.post("/api/tables", open_seat).status == 201


def task(job: Job, table: str, address: str, awaited: bool = True) -> Task:
    return Task(job, table, None, None, Origin(address, lambda: awaited))


def test_addresses_take_turns_however_much_one_of_them_asks() -> None:
    async def situation() -> None:
        queue = Queue(share=9)
        for number in range(59):
            queue.put(task(HINT, f"flood {number}", "flood"))
        first = queue.take(())
        queue.put(task(EASY, "other", "other"))
        queue.put(task(EASY, "another", "other"))
        taken = [first]
        for _ in range(4):
            assert taken[-1] is not None
            queue.done(taken[-1], 1.0)
            taken.append(queue.take(()))
        assert [one.origin.address for one in taken if one] == ["flood", *["other", "flood"] * 2]

    asyncio.run(situation())


def test_idle_workers_are_held_against_nobody() -> None:
    async def situation() -> None:
        queue = Queue(share=9)
        for number in range(5):
            queue.put(task(HINT, str(number), "busy"))
            taken = queue.take(())
            assert taken is not None
            queue.done(taken, 30.0)
        queue.put(task(EASY, "theirs", "other"))
        queue.put(task(HINT, "ours", "busy"))
        assert [one.table for one in (queue.take(()), queue.take(())) if one] == ["ours", "theirs"]
        assert not queue and len(queue.accounts) == 2

    asyncio.run(situation())


def test_where_nobody_looks_computer_players_come_last() -> None:
    async def situation() -> None:
        queue = Queue(share=9)
        for number in range(9):
            queue.put(task(EASY, f"left alone {number}", f"address {number}", awaited=False))
        queue.put(task(EASY, "watched", "viewer"))
        queue.put(task(EASY, "watched too", "viewer"))
        taken = [queue.take(()), queue.take(()), queue.take(())]
        names = [one.table for one in taken if one]
        assert names == ["watched", "watched too", "left alone 0"]

    asyncio.run(situation())


def test_one_address_does_not_keep_all_workers_busy() -> None:
    async def situation(pool: Pool) -> None:
        record = record_so_far(begun("2014"))
        flood = [
            asyncio.create_task(
                pool.decide(str(n), record, 0, "looping", 1, PATIENCE, Origin("flood"))
            )
            for n in range(8)
        ]
        await until(lambda: len(pool.queue) == 7)
        assert await pool.decide("other", record, 0, "random", 1, origin=Origin("other"))
        for one in flood:
            one.cancel()

    with_pool(situation, workers=2)


def test_one_address_does_not_fill_the_queue() -> None:
    async def situation(pool: Pool) -> None:
        record = record_so_far(begun("2014"))
        flood = [
            asyncio.create_task(
                pool.decide(str(n), record, 0, "looping", 1, PATIENCE, Origin("flood"))
            )
            for n in range(4)
        ]
        await until(lambda: len(pool.queue) == 3)
        with pytest.raises(Full):
            await pool.decide("more", record, 0, "random", 1, origin=Origin("flood"))
        other = asyncio.create_task(
            pool.decide("other", record, 0, "random", 1, origin=Origin("other"))
        )
        await until(lambda: len(pool.queue) == 4)
        for one in [*flood, other]:
            one.cancel()

    with_pool(situation, waiting_each=3)


# --------------------------------------------------------------- a clock that is put back

HOUR = 3_600_000


def test_computer_players_go_on_when_the_clock_is_put_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before a start, while another process that has died holds the table; and in between, when
    something has just gone wrong."""
    now = 100 * HOUR
    asked: list[int] = []

    async def thought(pool: Any, table: str, game: Any, seat: int, *_: Any, **__: Any) -> Thought:
        nonlocal now
        asked.append(seat)
        if len(asked) == 3:
            now -= HOUR
            raise StorageError("storage-failed", reason="just now")
        if len(asked) > 5:
            await asyncio.Event().wait()
        return Thought(moves=plain_decision(game, seat), by="random")

    monkeypatch.setattr(bot_runner, "bot_moves", thought)
    monkeypatch.setattr(TableRegistry, "now", lambda self: now)

    async def situation() -> None:
        nonlocal now
        async with inside(Settings(db=sqlite, wake_seconds=0.05)) as server:
            id = await computers_alone(server)
            assert await server.store.wake("dead", now, now + LEASE) == [id]
            now -= HOUR
            await server.rooms.start()
            await until(lambda: len(asked) > 5)
            await server.rooms.stop()

    asyncio.run(situation())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no priorities")
def test_a_worker_gives_way_to_the_server() -> None:
    async def situation(pool: Pool) -> None:
        worker = os.getpriority(os.PRIO_PROCESS, pool.employed[0].process.pid)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert worker == min(19, own + pool.settings.niceness) > own

    with_pool(situation)
