"""The application inside the test's process, for what no healthy server does."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from orleans.games import Setup
from orleans.kernel.record import RULES_VERSION
from orleans.server.app import Server, application
from orleans.server.config import Settings
from orleans.server.live.live_table import AT_ONCE
from orleans.server.live.registry import TableRegistry, seat_all
from orleans.server.storage import NewTable, open_store
from orleans.server.wire import messages
from orleans.server.workers.pool import Pool
from orleans.table.seats import OPEN, Seat
from orleans.table.table import Table
from tests.server.running import Answer


@asynccontextmanager
async def inside(settings: Settings) -> AsyncIterator[Server]:
    """Without workers: nobody thinks here."""
    store = await open_store(settings.db)
    try:
        yield Server(settings, store, TableRegistry(store, Pool(), settings))
    finally:
        await store.close()


async def computers_alone(server: Server) -> str:
    """A table that nobody can make any more, but that may be stored: it needs no people."""
    setup = Setup(players=2)
    table = Table("computers", setup, "seed", [Seat(player=OPEN)] * 2)
    entries = seat_all(table, [messages.SeatWish(player="random")] * 2, 0)
    await server.store.create(
        NewTable(
            id=table.id,
            created=0,
            setup=setup.plain(),
            seed=table.seed,
            rules=RULES_VERSION,
            status=table.status,
            wake_at=AT_ONCE,
            entries=entries,
        )
    )
    return table.id


async def ask(server: Server, method: str, path: str, body: Any = None, key: str = "") -> Answer:
    headers = [(b"host", b"test"), (b"content-type", b"application/json")]
    if key:
        headers.append((b"authorization", f"Bearer {key}".encode()))
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": headers,
        "client": ("203.0.113.9", 1),
        "scheme": "http",
        "server": ("test", 80),
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await application(server)(scope, receive, send)
    found = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], found, b"".join(one.get("body", b"") for one in sent[1:]))
