"""Where every connection arrives: let in, or sent away before anything is made for it.

Whoever is sent away comes back at once, so this is what a flood of connections costs.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from .connections import FULL, TOO_MANY, Connections
from .uvicorn_http import CarefulProtocol, refusal

REFUSALS: Final = {code: refusal(code) for code in (FULL, TOO_MANY)}


class Gate(asyncio.Protocol):
    """No parser, no timer and no request as long as nobody is let in."""

    def __init__(self, connections: Connections, **others: Any) -> None:
        self.connections = connections
        self.others = others

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        name = transport.get_extra_info("peername")
        peer: str = name[0] if isinstance(name, tuple) else ""
        code = self.connections.refusal(peer)
        if code:
            transport.write(REFUSALS[code])
            transport.close()
            return
        protocol = CarefulProtocol(self.connections, peer, **self.others)
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
