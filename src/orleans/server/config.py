"""How a server is run: where, with which database, and how much anybody may ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from ..content.tables import Language

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
    records: Rate = Rate(30, HOUR)
    sockets: Rate = Rate(60, MINUTE)
    wrong_keys: Rate = Rate(30, 10 * MINUTE)

    body: int = 64 * 1024
    """Bytes of a request, but for a record."""
    record: int = 2 * 1024 * 1024
    message: int = 64 * 1024
    """Bytes of a message over the WebSocket."""
    all_tables: int = 100_000
    connections: int = 2000
    sockets_each: int = 60
    """Open WebSockets from one address."""
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
