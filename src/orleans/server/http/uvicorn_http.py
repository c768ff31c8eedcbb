"""HTTP as it comes in: no message without an end, and nobody holds a connection by being slow.

The quick parser gathers heads and trailers without a limit of its own, and every request that
comes before the last one is answered.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .connections import Connections
from .deadline import Deadline
from .uvicorn_ws import SocketProtocol

LINGER_SECONDS: Final = 5.0
"""A client that is answered early may still be sending: if the connection were closed at once, it
might never see the answer."""
LINGER_BYTES: Final = 4_000_000

NAMES: Final = {
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


def refusal(code: int) -> bytes:
    """Before there is a request that the application could answer."""
    line = b"HTTP/1.1 %d %s\r\n" % (code, NAMES[code])
    again = b"" if code == 431 else b"retry-after: 10\r\n"
    return line + again + b"content-length: 0\r\nconnection: close\r\n\r\n"


class TooMany(Exception):
    """Raised within the parser, which then goes no further."""


class CarefulProtocol(HttpToolsProtocol):
    def __init__(self, connections: Connections, peer: str, **others: Any) -> None:
        super().__init__(**others)
        self.all = connections
        self.limits = connections.limits
        self.peer: str | None = peer  # until it has left
        self.deadline = Deadline(self.loop)
        self.unread = Deadline(self.loop)
        self.lingering = 0  # so many bytes more are thrown away
        self.begin_message()

    # ------------------------------------------------------------- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline.set(self.limits.head_seconds, self.too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self.deadline.clear()
        self.unread.clear()
        if self.peer is not None:
            self.all.leave(self.peer)
            self.peer = None

    def handle_websocket_upgrade(self) -> None:
        self.deadline.clear()
        super().handle_websocket_upgrade()
        successor = self.transport.get_protocol()
        if isinstance(successor, SocketProtocol):
            successor.when_lost = self.leave
            if not successor.handshake_initiated:  # it would wait for a body
                successor.refuse()

    def hang_up(self) -> None:
        """What was answered is still sent, but not for ever."""
        self.deadline.set(self.limits.answer_seconds, self.transport.abort)
        if not self.transport.is_closing():
            self.transport.close()

    def too_slow(self) -> None:
        if self.is_answering:  # an earlier request
            self.deadline.set(self.limits.head_seconds, self.too_slow)
        else:
            self.hang_up()

    def timeout_keep_alive_handler(self) -> None:
        self.hang_up()

    # ------------------------------------------------------------------- what comes

    def begin_message(self) -> None:
        self.in_head = True
        self.is_upgrade = False
        self.beside = 0  # bytes of this message that are not its body

    @property
    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        if self.lingering:
            self.lingering -= len(data)
            if self.lingering <= 0:
                self.transport.abort()
            return
        self.beside += len(data)
        if self.in_head and not self.deadline.is_set:
            self.deadline.set(self.limits.head_seconds, self.too_slow)
        super().data_received(data)
        if self.beside > self.limits.head and not self.transport.is_closing():
            if not self.is_answering:
                self.transport.write(refusal(431))
            self.hang_up()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Nobody here wants trailers."""
        if self.in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.is_upgrade = self.parser.should_upgrade() and self._should_upgrade()
        if len(self.pipeline) >= self.limits.pipeline:
            raise TooMany
        if self.is_upgrade and self.is_answering:
            raise TooMany
        super().on_headers_complete()
        if not self.is_upgrade:  # else it has still to be complete in time
            self.deadline.clear()
            self.cycle.transport = Outlet(self)

    def on_body(self, body: bytes) -> None:
        if not self.is_upgrade:
            self.beside = max(0, self.beside - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.begin_message()

    def send_400_response(self, msg: str) -> None:
        """Not in the middle of an answer."""
        if self.is_answering:
            self.hang_up()
        else:
            super().send_400_response(msg)

    # ---------------------------------------------------------------- what is answered

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.set(self.limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.clear()

    def end(self) -> None:
        """After the last answer."""
        if self.cycle.more_body:
            self.lingering = LINGER_BYTES
            self.deadline.set(LINGER_SECONDS, self.hang_up)
            self.transport.write_eof()
        else:
            self.hang_up()

    def on_response_complete(self) -> None:
        if self.lingering:
            self.flow.resume_reading()
        else:
            super().on_response_complete()


class Outlet(asyncio.Transport):
    """Where an answer goes. The request may not be complete yet, so the protocol decides how the
    connection ends."""

    def __init__(self, protocol: CarefulProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.is_closing():  # the client has gone, or was sent away
            self.protocol.transport.write(data)

    def is_closing(self) -> bool:
        return self.protocol.transport.is_closing()

    def close(self) -> None:
        self.protocol.end()
