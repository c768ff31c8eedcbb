"""Keys guessed as fast as the server answers: of a seat at a table, and of a player."""

import asyncio
import contextlib
import secrets

from .people import new_table
from .request import request

AT_ONCE = 20


async def attack(url: str, seconds: float) -> None:
    table, _ = await asyncio.to_thread(new_table, url, 2)
    doors = [("orls_", f"/api/tables/{table}"), ("orlp_", "/api/tables")]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(guess(url, *doors[n % len(doors)]) for n in range(AT_ONCE)))


async def guess(url: str, kind: str, path: str) -> None:
    """Being told that it is too much changes nothing."""
    while True:
        await request(url, "GET", path, key=kind + secrets.token_urlsafe(24))
