"""Games over several processes, told in their order: what is learned from them does not depend on
which was over first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from .pool import leave_interrupts_to_parent

Plan = TypeVar("Plan")
Lived = TypeVar("Lived")


def parallel_map(
    live: Callable[[Plan, int], Lived], plan: Plan, games: int, jobs: int
) -> Iterator[Lived]:
    """`live` plays the game of that number."""
    if jobs == 1:
        yield from (live(plan, number) for number in range(games))
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_parent) as pool:
        yield from pool.map(live, [plan] * games, range(games), chunksize=4)
