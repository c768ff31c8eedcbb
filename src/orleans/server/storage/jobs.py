"""Work that waits to be written, so that several pieces can share one transaction."""

from __future__ import annotations

import asyncio
from typing import Any

from .unit_of_work import Work


class Job:
    """Work, whoever waits for it, and what came of it."""

    def __init__(self, work: Work[Any], future: asyncio.Future[Any], table: str = "") -> None:
        self.work = work
        self.future = future
        self.table = table
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)
