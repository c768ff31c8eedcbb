"""What is measured without a network: opening a table, and storing what happens at it.

Run as a process that the benchmark asks; it also fills the stores that the servers then open.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from orleans.server.config import Settings
from orleans.server.live.registry import TableRegistry
from orleans.server.storage import Commit, Store, open_store
from orleans.server.workers.pool import Pool
from orleans.table.entry import Entry
from orleans.table.table import RUNNING

from ..worker import serve
from .tables import NOW, Kind, begun, new_row, next_decision, put

ALL_MODULES = ["orders", "ti-events", "intrigue"]
LONGEST = Kind({"edition": "bigbox", "players": 5, "modules": ALL_MODULES}, ["human"] * 5)
SHORT = Kind({"game": "joan", "players": 2}, ["human"] * 2)

Figures = dict[str, Any]


def with_store(work: Callable[..., Awaitable[Figures]]) -> Callable[..., Figures]:
    async def opened(where: str, **arguments: Any) -> Figures:
        store = await open_store(where)
        try:
            return await work(store, **arguments)
        finally:
            await store.close()

    return lambda **arguments: asyncio.run(opened(**arguments))


async def prepare(
    store: Store,
    setup: dict[str, Any],
    players: list[str],
    tables: int,
    earliest: float,
    latest: float,
) -> Figures:
    kind = Kind(setup, players)
    return {"seats": await put(store, kind, tables, earliest, latest)}


# ---------------------------------------------------------------------- opening


async def opening(store: Store, times: int) -> Figures:
    """The longest game there is, to its end, then read back: with its last snapshot, and from
    its entries alone."""
    rooms = TableRegistry(store, Pool(), Settings(db=""))
    table, entries = begun(LONGEST, "longest", "longest")
    await store.create(new_row(table, entries, {}))
    room = await rooms.room(table.id)
    while room.table.status == RUNNING:
        await room.change(lambda table: next_decision(table, table.seq))
    figures: Figures = {
        "entries": room.table.seq,
        "moves": room.table.game.played.length,
        "rounds": room.table.game.round,
    }
    figures["snapshot_ms"] = await opening_ms(rooms, times)
    await store.drop_snapshots()
    figures["entries_ms"] = await opening_ms(rooms, times)
    return figures


async def opening_ms(rooms: TableRegistry, times: int) -> float:
    """The quickest of several: other programs can only lengthen it."""
    best = float("inf")
    for _ in range(times):
        rooms.rooms.clear()
        started = time.perf_counter()
        room = await rooms.room("longest")
        best = min(best, time.perf_counter() - started)
        assert room.table.game.over
    return best * 1e3


# -------------------------------------------------------------------- committing


async def commits(store: Store, seconds: float, together: int) -> Figures:
    """One table after another, then so many at once: what sharing a sync is worth."""
    ids = [f"commit-{number}" for number in range(together)]
    for id in ids:
        table, entries = begun(SHORT, id, id)
        await store.create(new_row(table, entries, {}))
    first = len(entries) + 1
    seqs = dict.fromkeys(ids, first)

    async def commit(id: str) -> None:
        entry = Entry(seq=seqs[id], at=NOW, seat=0, kind="said", body={"text": "Bonne chance"})
        seqs[id] += 1
        await store.commit(Commit(table=id, entries=[entry]))

    async def alone() -> int:
        await commit(ids[0])
        return 1

    async def all_at_once() -> int:
        await asyncio.gather(*map(commit, ids))
        return together

    one, many = await per_second(seconds, alone), await per_second(seconds, all_at_once)
    return {"alone_s": one, "together_s": many}


async def per_second(seconds: float, work: Callable[[], Awaitable[int]]) -> float:
    done = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        done += await work()
    return done / spent


if __name__ == "__main__":
    serve(
        {
            "prepare": with_store(prepare),
            "opening": with_store(opening),
            "commits": with_store(commits),
        }
    )
