"""Real pools of real processes for the tests."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from orleans.server.workers import Pool, Settings
from tests.patience import PATIENCE

ASTRAY = "tests.server.workers.astray"
UNHURRIED = "tests.server.workers.unhurried"

Situation = Callable[[Pool], Coroutine[Any, Any, None]]


def with_pool(situation: Situation, workers: int = 1, **settings: Any) -> None:
    """Run the situation; afterwards no worker may be left."""
    pids: list[int] = []
    settings = {"players": (ASTRAY,)} | settings

    async def run() -> None:
        async with Pool(Settings(workers=workers, **settings)) as pool:
            await ready(pool, workers)
            pids.extend(pids_of(pool))
            await situation(pool)
            pids.extend(pids_of(pool))

    asyncio.run(run())
    assert not any(alive(pid) for pid in pids)


async def ready(pool: Pool, workers: int) -> None:
    await until(lambda: len(pool.employed) == workers)


async def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


def pids_of(pool: Pool) -> list[int]:
    return [employee.process.pid for employee in pool.employed]


def alive(pid: int) -> bool:
    """A zombie is not alive, but it is left over: it counts."""
    return Path(f"/proc/{pid}").exists() if os.path.isdir("/proc/self") else exists(pid)


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
