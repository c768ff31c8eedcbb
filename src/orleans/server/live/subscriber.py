"""One connection to a table: what it is told waits in a queue of its own.

A client that stops reading holds up nobody: when its queue is full it is sent away, and may come
back and go on from the last number it has seen.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from ...content.schema import Language
from ...text.errors import Problem

MOST_WAITING: Final = 200
MOST_BYTES: Final = 2_000_000


class Subscriber:
    def __init__(self, seat: int | None, language: Language, sitting: int = 0) -> None:
        self.seat = seat
        self.sitting = sitting  # that the key was of
        self.language = language
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.something = asyncio.Event()
        self.overrun = asyncio.Event()  # it reads too slowly
        self.closing = False  # nothing more is told: what waits is still sent
        self.dismissed: Problem | None = None  # why there is nothing more for this client

    def tell(self, message: bytes) -> None:
        """Never waits. A full queue ends the connection."""
        if self.overrun.is_set() or self.closing:
            return
        if len(self.waiting) >= MOST_WAITING or self.bytes + len(message) > MOST_BYTES:
            self.overrun.set()
            self.waiting.clear()
        else:
            self.waiting.append(message)
            self.bytes += len(message)
        self.something.set()

    def close(self, last: bytes) -> None:
        self.tell(last)
        self.closing = True
        self.something.set()

    def dismiss(self, why: Problem) -> None:
        self.dismissed = why
        self.closing = True
        self.something.set()

    async def next(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self.waiting:
            if self.overrun.is_set() or self.closing:
                return None
            self.something.clear()
            await self.something.wait()
        message = self.waiting.popleft()
        self.bytes -= len(message)
        return message
