"""Guests who come by over a new connection every time and look at a table.

Whoever sits at a table already has a connection; these notice first when there is no room for more.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

from .waits import quantiles

PATIENCE = 10.0


class Visitor:
    """`address` is the guest's own; `away` counts the visits that came to nothing."""

    def __init__(self, url: str, table: str, key: str, address: str) -> None:
        place = urlsplit(url)
        self.host, self.port = place.hostname, place.port
        self.address = address
        self.request = (
            f"GET /api/tables/{table} HTTP/1.1\r\nHost: {place.netloc}\r\n"
            f"Authorization: Bearer {key}\r\nConnection: close\r\n\r\n"
        ).encode()
        self.waits: list[float] = []
        self.away = 0

    async def keep_coming(self, until: float, pace: float) -> None:
        await asyncio.sleep(random.Random(self.address).random() * pace)  # not all at once
        while (began := time.perf_counter()) < until:
            try:
                async with asyncio.timeout(PATIENCE):
                    seen = await self.look()
            except (OSError, TimeoutError):
                seen = False
            if seen:
                self.waits.append(time.perf_counter() - began)
            else:
                self.away += 1
            await asyncio.sleep(max(0.0, began + pace - time.perf_counter()))

    async def look(self) -> bool:
        source = (self.address, 0)
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=source)
        try:
            writer.write(self.request)
            return (await reader.read()).startswith(b"HTTP/1.1 200")
        finally:
            writer.close()


def figures_of(visitors: Sequence[Visitor]) -> dict[str, float]:
    """None where nobody comes by."""
    if not visitors:
        return {}
    waits = sorted(wait for visitor in visitors for wait in visitor.waits)
    named = {f"visit_{name}": value for name, value in quantiles(waits).items()}
    return named | {"away": sum(visitor.away for visitor in visitors)}
