"""A process of its own: plays at some tables at once and prints every move once it is stored."""

import asyncio
import sys

from .stories import answer, move, new, opened


async def main(where: str, tables: int) -> None:
    async with opened(where) as store:

        async def play(id: str) -> None:
            await store.create(new(id, entries=0))
            for seq in range(1, 100_000):
                await store.commit(move(seq, id, answer=answer(f"c{seq}"), drafts={0: [str(seq)]}))
                print(id, seq, flush=True)

        await asyncio.gather(*(play(f"t{number}") for number in range(tables)))


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
