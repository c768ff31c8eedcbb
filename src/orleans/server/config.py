"""How a server is run: where, with which database, and how much anybody may ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from ..content.schema import Language

MINUTE: Final = 60.0
HOUR: Final = 3600.0

Logged = Literal["text", "json", "quiet"]


class Rate(msgspec.Struct, frozen=True):
    """`burst` at once, and as many again in every `seconds`."""

    burst: int
    seconds: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address, or one key, may ask for. A family behind one address stays far below."""

    requests: Rate = Rate(300, 10)
    commands: Rate = Rate(120, 10)
    players: Rate = Rate(30, HOUR)
    tables: Rate = Rate(60, HOUR)
    seats: Rate = Rate(60, 10 * MINUTE)
    hints: Rate = Rate(30, MINUTE)
    moments: Rate = Rate(120, MINUTE)
    analyses: Rate = Rate(60, MINUTE)
    searches: Rate = Rate(60, MINUTE)
    checks: Rate = Rate(120, MINUTE)
    """Of set-ups."""
    corrections: Rate = Rate(20, MINUTE)
    """Checks of set-ups with other data than the built-in: all of it is read again for them."""
    records: Rate = Rate(30, HOUR)
    sockets: Rate = Rate(60, MINUTE)
    wrong_keys: Rate = Rate(30, 10 * MINUTE)
    refused: Rate = Rate(100, 10)
    """Refusals, for too much or for a wrong key: beyond that an address is not listened to."""

    body: int = 64 * 1024
    """Bytes of a request, but for a record."""
    record: int = 2 * 1024 * 1024
    message: int = 64 * 1024
    """Bytes of a message over the WebSocket."""
    all_tables: int = 100_000
    connections: int = 2000
    connections_each: int = 150
    """From one address, unless it is that of a trusted proxy."""
    requests_each: int = 100
    """From one address that are being answered at a time."""
    sockets_each: int = 60
    """Open WebSockets from one address."""
    pipeline: int = 8
    """Requests on one connection that wait until those before them are answered."""
    head: int = 32 * 1024
    """Bytes of a request besides its body: head, sizes of chunks, trailers."""
    head_seconds: float = 10.0
    """From the first moment of a connection, or of the next request, to the end of the head."""
    body_seconds: float = 30.0
    hello_seconds: float = 10.0
    """Until the first message over the WebSocket."""
    answer_seconds: float = 30.0
    """For so long what was answered waits to be read."""
    known: int = 50_000
    """Addresses and keys remembered at a time."""
    worker_share: float = 0.5
    """Of the workers, rounded up: so many may one address keep busy at once."""
    jobs_each: int = 250
    """Jobs of one address that may wait for a worker."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`origins`: pages of other hosts that may open a WebSocket. `hosts`: if given, the names by
    which this server may be called. `spare_loopback`: no limits for this machine itself."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    players: tuple[str, ...] = ()
    """Modules with computer players of the operator's own."""
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    https: bool = False
    metrics_token: str = ""
    language: Language = "en"
    log: Logged = "text"
    announce: Path | None = None
    """A file that is written when the server can be reached: its address as JSON."""
    spare_loopback: bool = False
    idle_seconds: float = 600.0
    """After so long a table that nobody watches leaves memory."""
    wake_seconds: float = 1.0
    """How often it is looked for tables that want attention."""
    goodbye_seconds: float = 10.0
    """How long a stop waits for what is going on."""
    limits: Limits = Limits()
