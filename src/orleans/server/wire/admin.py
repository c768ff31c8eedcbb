"""What whoever runs a server asks of it; nothing of this is for players."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .messages import Plain, Strict

LONGEST_NOTICE = 24 * 60


class AdminStatus(Plain, frozen=True):
    """`tables` are those in the database by status; all the rest is of this process. `watched` and
    `idle` are tables in memory: somebody looks, or nobody does. `free_bytes` is null where the
    database is not on this machine's disk."""

    version: str
    seconds: int
    tables: dict[str, int]
    watched: int
    idle: int
    connections: int
    sockets: int
    workers: int
    busy: int
    waiting: int
    database_bytes: int
    free_bytes: int | None
    restart_at: int | None


class BackupMade(Plain, frozen=True):
    """On the machine of the server. It holds seeds of running games."""

    path: str
    rows: int
    bytes: int


class RestartWish(Strict, frozen=True):
    """In how many minutes the server will restart; null if it will not after all."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_NOTICE)] | None
