"""Work that must never end while the server runs: a failure is logged, and it begins anew."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
"""Seconds before the next try; each failure in a row doubles them."""

log = logging.getLogger(__name__)


async def supervised(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Until it is cancelled."""
    pause = FIRST_PAUSE
    while True:
        started = time.monotonic()
        try:
            await work()
            log.error("task_ended", extra={"task": name})
        except Exception:
            log.exception("task_failed", extra={"task": name})
        if time.monotonic() - started > LONGEST_PAUSE:
            pause = FIRST_PAUSE
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)
