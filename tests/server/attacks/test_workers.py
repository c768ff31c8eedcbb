"""Whoever wants to stop the computer players, the hints and the logs of everybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orleans.games import Setup
from orleans.kernel.record import record_of
from orleans.server.config import Settings
from orleans.server.storage import NewTable, Store, open_store
from orleans.server.supervision import supervised
from orleans.server.workers import Crashed, Pool
from orleans.table.thinking import record_so_far
from tests.server.api.inside import ask, inside
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
    for _ in range(200):
        deep = [deep]
    answer = server.post("/api/tables", table_with(data={"board": {"player_kit": deep}}))
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
        for _ in range(3):
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
        id="poisoned", created=0, setup=plain, seed="s", rules=2, status="running", wake_at=1
    )

    async def store() -> None:
        opened = await open_store(db)
        await opened.create(poison)
        await opened.close()

    asyncio.run(store())
    with running(tmp_path / "server", db=db) as server:
        made = server.post("/api/tables", table_with())
        key = made.json["seats"][0]["key"]
        assert server.get("/api/tables/poisoned").status == 422
        assert server.get(f"/api/tables/{made.json['table']}/log", key).status == 200
        assert server.get("/ready").status == 200
    assert server.log.count("table_unplayable") == 1
    assert '"trace"' not in server.log
