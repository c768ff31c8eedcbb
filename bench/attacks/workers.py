"""Heavy questions without end from one address: hints at tables of the strongest players."""

import asyncio
import contextlib

from .request import request

TABLES = 12
AT_ONCE = 2
"""Questions that wait at each table."""


async def attack(url: str, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(at_a_table(url) for _ in range(TABLES)))


async def at_a_table(url: str) -> None:
    people = [{"player": "human", "name": "Mallory"}]
    wish = {"seats": people + [{"player": "expert"}] * 4, "setup": {"players": 5}}
    made = await request(url, "POST", "/api/tables", wish)
    if made is None:
        return
    path, key = f"/api/tables/{made['table']}/hint", made["seats"][0]["key"]
    await asyncio.gather(*(ask_on(url, path, key) for _ in range(AT_ONCE)))


async def ask_on(url: str, path: str, key: str) -> None:
    while True:
        if await request(url, "POST", path, {}, key) is None:
            await asyncio.sleep(0.2)  # beyond the limit for a while
