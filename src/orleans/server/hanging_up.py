"""WebSockets that can be ended at once."""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request


class SocketProtocol(WebSocketsSansIOProtocol):
    """Leaves in the scope: `orleans.hang_up`, which waits for no client that reads slowly."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it is a good handshake
            cast(dict[str, Any], self.scope)["orleans.hang_up"] = self.transport.abort
