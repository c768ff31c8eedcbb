"""For whoever runs the server: how it is, a backup now, a word before a restart."""

from __future__ import annotations

import asyncio
import hmac
import shutil
import time
from datetime import UTC, datetime

import orleans

from ....content.schema import Language
from ....table.files import made_folder
from ....text.errors import Problem
from ...present.presenter import words_in
from ...storage.backup import back_up
from ...storage.location import sqlite_path
from ...wire import admin, messages
from ..auth import KeyProblem
from ..request import Asked, B, Call, Q

MINUTE = 60_000


def require_admin(call: Call[Q, B]) -> None:
    """The key alone is not enough: no proxy, trusted or not, is to open this to the internet."""
    known, given = call.server.settings.admin_key, call.key or ""
    if not call.near or not known or not given:
        raise KeyProblem("server-key-needed")
    if not hmac.compare_digest(given.encode(), known.encode()):
        call.server.limiter.take("wrong_keys", call.address)
        raise KeyProblem("server-key-unknown")


async def read_status(call: Call[Asked, None]) -> admin.AdminStatus:
    """Counted now; nothing of it tells who plays or what is hidden."""
    require_admin(call)
    server, rooms = call.server, call.server.rooms
    watched = sum(bool(room.audience.watchers) for room in rooms.rooms.values())
    counts = await server.store.counts()
    return admin.AdminStatus(
        version=orleans.__version__,
        seconds=int(time.monotonic() - server.began),
        tables={str(status): count for status, count in counts.items()},
        watched=watched,
        idle=len(rooms.rooms) - watched,
        connections=server.connections.open,
        sockets=server.limiter.open_of("sockets_each"),
        workers=len(rooms.pool.employed),
        busy=len(rooms.pool.employed) - len(rooms.pool.idle),
        waiting=len(rooms.pool.queue),
        database_bytes=await server.store.size(),
        free_bytes=free_beside(server.settings.db),
        restart_at=rooms.restart_at,
    )


def free_beside(where: str) -> int | None:
    file = sqlite_path(where)
    return None if file is None else shutil.disk_usage(file.absolute().parent).free


async def make_backup(call: Call[Asked, None]) -> admin.BackupMade:
    """In a folder of the server's own: nobody names a file over the network."""
    require_admin(call)
    server = call.server
    if server.settings.backups is None:
        raise Problem("admin-no-backups")
    if server.backing_up.locked():
        raise Problem("admin-backup-running")
    async with server.backing_up:
        folder = made_folder(server.settings.backups)
        path = folder / f"orleans-{datetime.now(UTC):%Y%m%d-%H%M%S}.jsonl.gz"
        rows = 0

        def count(done: int, total: int) -> None:
            nonlocal rows
            rows = total

        # On a loop of its own: to pack the rows of a PostgreSQL takes the loop's time.
        work = back_up(server.settings.db, path, count)
        await asyncio.to_thread(asyncio.run, work)
        return admin.BackupMade(path=str(path), rows=rows, bytes=path.stat().st_size)


async def announce_restart(call: Call[Asked, admin.RestartWish]) -> messages.Notice:
    """Every open page says so until then, at all processes of the server."""
    require_admin(call)
    minutes, rooms = call.body.minutes, call.server.rooms
    await rooms.announce_restart(None if minutes is None else rooms.now() + minutes * MINUTE)
    return notice(rooms.restart_at, rooms.now(), call.language)


async def read_notice(call: Call[Asked, None]) -> messages.Notice:
    """Pages ask for it every minute."""
    rooms = call.server.rooms
    return notice(rooms.restart_at, rooms.now(), call.language)


def notice(restart_at: int | None, now: int, language: Language) -> messages.Notice:
    if restart_at is None:
        return messages.Notice()
    minutes = max(0, -((now - restart_at) // MINUTE))
    text = words_in(language).say("notice-restart", minutes=minutes)
    return messages.Notice(restart_at=restart_at, text=text)
