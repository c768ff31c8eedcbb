"""What the tests of the store share: a story told on each kind of database, and its props."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from orleans.kernel.record import RULES_VERSION
from orleans.server.storage import Answer, Commit, Key, NewTable, Store, open_store
from orleans.table.entry import Entry

ROOT = Path(__file__).parents[3]


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()


def story(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is given an open, empty store of each kind in turn."""

    def told(where: str) -> None:
        async def tell() -> None:
            async with opened(where) as store:
                await test(store)

        asyncio.run(tell())

    told.__name__, told.__doc__ = test.__name__, test.__doc__
    return told


def entry(seq: int, move: str = "pass", seat: int = 0) -> Entry:
    return Entry(seq=seq, at=1000 + seq, seat=seat, kind="move", body={"move": move})


def new(id: str = "t1", entries: int = 1, **more: Any) -> NewTable:
    first = [entry(seq) for seq in range(1, entries + 1)]
    facts: dict[str, Any] = {"setup": {"edition": "2021", "players": 2}, "rules": RULES_VERSION}
    return NewTable(id=id, created=1000, seed="s", entries=first, **{**facts, **more})


def move(seq: int, table: str = "t1", **more: Any) -> Commit:
    return Commit(table=table, entries=[entry(seq)], **more)


def answer(command: str, body: bytes = b'{"ok":true}', who: str = "anna") -> Answer:
    return Answer(who=who, command=command, body=body, at=2000)


def key(seat: int, table: str = "t1", player: str | None = None, sitting: int = 1) -> Key:
    return Key(key_hash=f"{table}-{seat}", table=table, seat=seat, player=player, sitting=sitting)


def child(script: str, *args: str) -> subprocess.Popen[str]:
    """Another process: one of the scripts beside this file."""
    pipe = subprocess.PIPE
    line = [sys.executable, "-m", f"tests.server.storage.{script}", *args]
    return subprocess.Popen(line, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
