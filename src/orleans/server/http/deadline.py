"""A moment by which something must have happened on a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """One at a time: setting it again replaces the one before."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self.handle is not None

    def set(self, seconds: float, missed: Callable[[], None]) -> None:
        self.clear()
        self.handle = self.loop.call_later(seconds, missed)

    def clear(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
