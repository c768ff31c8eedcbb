"""A plan that is changed as fast as the server takes it, and looked at by several screens."""

import asyncio
import time
from contextlib import AsyncExitStack

from .people import Person, new_table

PAIRS = ["place farmer* village.1", "lift village.1"] * 100
SCREENS = 4
PAUSE = 0.1  # when there was too much of it


async def attack(url: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    table, keys = await asyncio.to_thread(new_table, url, 2)
    async with AsyncExitStack() as stack:
        planner, *_ = [
            await stack.enter_async_context(Person(url, table, keys[0])) for _ in range(SCREENS)
        ]
        while time.monotonic() < until:
            answer = await planner.do(do="play", moves=PAIRS)
            if answer["type"] == "refused":
                await asyncio.sleep(PAUSE)
