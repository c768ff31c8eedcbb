"""WebSockets that can be ended at once, and that cannot fill the memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..config import Limits
from .deadline import Deadline

MOST_QUEUED: Final = 1000
"""Messages that came together and wait to be read."""

REFUSAL: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class SocketProtocol(WebSocketsSansIOProtocol):
    """Leaves in the scope: `orleans.hang_up`, which waits for no client that reads slowly."""

    def __init__(self, limits: Limits, **others: Any) -> None:
        super().__init__(**others)
        self.limits = limits
        self.close_timeout = limits.hello_seconds
        self.unread = Deadline(self.loop)
        self.unfinished = 0  # bytes since the last whole message
        self.when_lost: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it is a good handshake
            cast(dict[str, Any], self.scope)["orleans.hang_up"] = self.transport.abort

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # else it would be taken for a fault

    def refuse(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(REFUSAL)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.clear()
        if self.when_lost is not None:
            self.when_lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Frames without content, or pings, could go on for ever."""
        if self.transport.is_closing():
            return
        self.unfinished += len(data)
        super().data_received(data)
        if self.unfinished > 2 * self.limits.message:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        self.unfinished = 0
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_QUEUED:
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > 2 * self.limits.message:
            self.transport.abort()  # it does not read what it asks for

    def handle_text(self, event: Frame) -> None:
        if not self.transport.is_closing():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.transport.is_closing():
            super().handle_bytes(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.set(self.limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.clear()
