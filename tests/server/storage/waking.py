"""A process of its own: claims tables that want attention, one by one, and prints them."""

import asyncio
import sys

from .stories import opened


async def main(where: str, holder: str) -> None:
    async with opened(where) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        while claimed := await store.wake(holder, now=100, until=200, limit=1):
            print(*claimed, flush=True)


asyncio.run(main(sys.argv[1], sys.argv[2]))
