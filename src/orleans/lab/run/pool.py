"""Work over several processes, with the results in the order of the parts."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

Plan = TypeVar("Plan")
Part = TypeVar("Part")
Result = TypeVar("Result")

AHEAD: Final = 16
"""Parts given out per process, so that none waits for a slow one before it."""


def in_pool(
    work: Callable[[Plan, Part], Result],
    plan: Plan,
    parts: Iterable[Part],
    jobs: int,
    context: str | None = None,
) -> Iterator[Result]:
    """Each result as soon as it and those before it are there. `context` is how processes are
    started; whatever the system prefers by default."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        jobs,
        mp_context=multiprocessing.get_context(context),
        initializer=leave_interrupts_to_parent,
    )
    ahead: deque[Future[Result]] = deque()
    try:
        for part in parts:
            ahead.append(pool.submit(work, plan, part))
            if len(ahead) > jobs * AHEAD:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    except BaseException:
        # Games of strong players are long: nobody wants to wait for those that have begun.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
