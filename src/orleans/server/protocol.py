"""HTTP as it comes in: no endless heads, and nobody holds a connection by sending slowly.

The quick parser gathers the head of a request without a limit of its own.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD: Final = 32 * 1024
HEAD_SECONDS: Final = 20.0

REFUSAL: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class CarefulProtocol(HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begin_head()

    def begin_head(self) -> None:
        self.in_head = True
        self.head = 0
        self.waiting: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        if self.in_head:
            self.head += len(data)
            if self.waiting is None:
                self.waiting = self.loop.call_later(HEAD_SECONDS, self.give_up)
        super().data_received(data)
        if self.in_head and self.head > MOST_HEAD:
            self.transport.write(REFUSAL)
            self.give_up()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def give_up(self) -> None:
        self.stop_waiting()
        if not self.transport.is_closing():
            self.transport.close()

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
