"""Two who agree to take a decision back for ever, with the costliest clock that there can be; and
somebody who looks at it all the time."""

import asyncio
import time

from .people import Person, ask, new_table

CLOCK = {
    "bank": 60 * 24 * 3600,
    "increment": 14 * 24 * 3600,
    "hours": "02:00-03:00",
    "zone": "Europe/Paris",
}


async def attack(url: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    table, keys = await asyncio.to_thread(new_table, url, 2, clock=CLOCK)
    async with Person(url, table, keys[0]) as anna, Person(url, table, keys[1]) as ben:
        await asyncio.gather(farm(anna, ben, until), look(url, table, until))


async def farm(anna: Person, ben: Person, until: float) -> None:
    while time.monotonic() < until:
        await anna.do(do="play", moves=["done"])
        await ben.do(do="propose", what="undo", to=0)
        await anna.do(do="answer", agree=True)


async def look(url: str, table: str, until: float) -> None:
    while time.monotonic() < until:
        await asyncio.to_thread(ask, url, "GET", f"/api/tables/{table}")
