"""Long records again and again: as long as a game may be, and far beyond."""

import asyncio
import contextlib
from functools import cache

import orleans
from orleans.kernel.record import record_of

from .request import request

LENGTHS = (7_000, 40_000)


def prepare() -> None:
    for length in LENGTHS:
        undecided(length)


async def attack(url: str, seconds: float) -> None:
    records = [await asyncio.to_thread(undecided, length) for length in LENGTHS]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(upload(url, record) for record in records))


@cache
def undecided(moves: int) -> bytes:
    """Somebody puts a Follower down and takes it up again, and again."""
    setup = orleans.Setup(edition="2014", players=2)
    game = orleans.new(setup, "undecided", listen=False)
    seat = game.pending[0]
    place = next(move for move in game.legal(seat) if move.notation.startswith("place"))
    lift = None
    while game.played.length < moves:
        game.play(seat, place)
        if lift is None:
            lift = next(move for move in game.legal(seat) if move.notation.startswith("lift"))
        game.play(seat, lift)
    return record_of(game, reveal_seed=True).to_json()


async def upload(url: str, record: bytes) -> None:
    """And whoever may keep one looks at it."""
    while True:
        kept = await request(url, "POST", "/api/records", record)
        if kept is None:
            await asyncio.sleep(0.5)
        else:
            await request(url, "GET", f"/api/tables/{kept['table']}")
