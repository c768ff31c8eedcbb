"""When something goes wrong here: told without its inside, and noted down with it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from orleans.server.config import Limits, Settings
from orleans.server.live.live_table import Busy
from orleans.server.ops.logs import AsJson, AsText
from orleans.server.storage import StorageError
from orleans.server.workers.errors import TooSlow
from tests.server.api.inside import ask, inside
from tests.server.running import Answer

TABLE = {"seats": [{"player": "human", "name": "A"}, {"player": "open"}], "setup": {"players": 2}}


def pinged(sqlite: str, error: Exception) -> Answer:
    """A server whose database answers like this."""

    async def tell() -> Answer:
        async with inside(Settings(db=sqlite)) as server:

            async def ping() -> None:
                raise error

            server.store.ping = ping  # type: ignore[method-assign]
            return await ask(server, "GET", "/ready")

    return asyncio.run(tell())


def test_what_nobody_foresaw_is_noted_with_the_request(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "orleans.server"):
        answer = pinged(sqlite, RuntimeError("the inside"))
    assert answer.status == 500 and answer.key == "fault"
    assert b"inside" not in answer.data and b"RuntimeError" not in answer.data
    noted = caplog.records[-1]
    assert vars(noted)["request"] == answer.json["request"] == answer.headers["x-request-id"]
    assert "RuntimeError: the inside" in AsJson().format(noted)
    assert "RuntimeError: the inside" in AsText().format(noted)


@pytest.mark.parametrize(
    "error, key",
    [
        (StorageError("storage-failed", reason="gone"), "server-busy"),
        (Busy(), "server-busy"),
        (TooSlow("no worker"), "server-busy"),
    ],
)
def test_trouble_that_passes_asks_for_another_try(sqlite: str, error: Exception, key: str) -> None:
    answer = pinged(sqlite, error)
    assert (answer.status, answer.key) == (503, key)
    assert int(answer.headers["retry-after"]) > 0


def test_there_are_only_so_many_tables(sqlite: str) -> None:
    async def tell() -> list[Answer]:
        limits = Limits(all_tables=2)
        async with inside(Settings(db=sqlite, limits=limits)) as server:
            return [await ask(server, "POST", "/api/tables", TABLE) for _ in range(3)]

    answers = asyncio.run(tell())
    assert [answer.status for answer in answers] == [201, 201, 503]
    assert answers[-1].key == "server-full"


def test_metrics_are_for_this_machine_unless_there_is_a_token(sqlite: str) -> None:
    async def tell(token: str, key: str) -> int:
        async with inside(Settings(db=sqlite, metrics_token=token)) as server:
            return (await ask(server, "GET", "/metrics", key=key)).status

    assert asyncio.run(tell("", "")) == 401
    assert asyncio.run(tell("figures", "figures")) == 200


@pytest.mark.parametrize("style", [AsJson, AsText])
def test_a_line_of_the_log_tells_only_what_is_on_the_list(style: Any) -> None:
    record = logging.makeLogRecord(
        {"msg": "request", "table": "t1", "key": "orls_secret", "seed": "s33d", "body": "words"}
    )
    line = style().format(record)
    assert "t1" in line and "request" in line
    assert not any(secret in line for secret in ("orls_secret", "s33d", "words"))
