"""Heavy questions without end from one address: hints at tables of the strongest players."""

import asyncio
import time

from .request import request

TABLES = 12
AT_ONCE = 2
"""Questions that wait at each table."""


async def attack(url: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    await asyncio.gather(*(at_a_table(url, until) for _ in range(TABLES)))


async def at_a_table(url: str, until: float) -> None:
    people = [{"player": "human", "name": "Mallory"}]
    wish = {"seats": people + [{"player": "expert"}] * 4, "setup": {"players": 5}}
    made = await request(url, "POST", "/api/tables", wish)
    if made is None:
        return
    path, key = f"/api/tables/{made['table']}/hint", made["seats"][0]["key"]
    await asyncio.gather(*(ask_on(url, path, key, until) for _ in range(AT_ONCE)))


async def ask_on(url: str, path: str, key: str, until: float) -> None:
    while time.monotonic() < until:
        if await request(url, "POST", path, {}, key) is None:
            await asyncio.sleep(0.2)  # beyond the limit for a while
