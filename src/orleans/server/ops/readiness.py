"""Whether this process can do all that it is there for."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ...text.errors import Problem
from ..storage import StorageError, Store
from ..workers.pool import Pool

TRIED_EVERY: Final = 1.0
"""Seconds: anybody may ask as often as they like, and each try is a real write."""

PATIENCE: Final = 10.0


class Readiness:
    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.tried_at = 0.0
        self.trial: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raises what is in the way."""
        trial = self.trial
        old = time.monotonic() - self.tried_at > TRIED_EVERY
        if trial is None or (trial.done() and old):
            self.tried_at = time.monotonic()
            trial = self.trial = asyncio.ensure_future(self.try_now())
        await asyncio.shield(trial)

    async def try_now(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.ping()
        except TimeoutError:
            raise StorageError("storage-failed", reason="no answer") from None
        if not self.pool.is_staffed:
            raise Problem("server-no-workers")
