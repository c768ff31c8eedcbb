"""What is read: pieces of work that change nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from ...table.entry import Entry
from .rows import Draft, Key, Listed, Player, Snapshot, Status, StoredTable
from .unit_of_work import Query, Rows, Work

TABLE = ", ".join(StoredTable.__struct_fields__)
LISTED = ", ".join(Listed.__struct_fields__)
KEY = "key_hash, table_id, seat, player, sitting"
PLAYER = "id, key_hash, name, created"

# The newest first; $2 is the last table of the page before.
PAGE = """
    AND (CAST($2 AS TEXT) IS NULL OR (created, id) < (SELECT created, id FROM tables WHERE id = $2))
    ORDER BY created DESC, id DESC LIMIT $3
"""


def table(id: str) -> Work[StoredTable | None]:
    rows = yield Query(f"SELECT {TABLE} FROM tables WHERE id = $1", (id,))
    return StoredTable(**row_of(StoredTable, rows[0])) if rows else None


def row_of(kind: type[msgspec.Struct], row: Any) -> dict[str, Any]:
    """The columns by name, with JSON read."""
    found = dict(zip(kind.__struct_fields__, row, strict=True))
    for name in ("setup", "options", "summary"):
        if name in found:
            found[name] = msgspec.json.decode(found[name])
    if "listed" in found:
        found["listed"] = bool(found["listed"])
    return found


def entries(id: str, after: int) -> Work[list[Entry]]:
    sql = """
        SELECT seq, at, seat, kind, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq
    """
    rows = yield Query(sql, (id, after))
    return [
        Entry(seq=seq, at=at, seat=seat, kind=kind, body=msgspec.json.decode(body))
        for seq, at, seat, kind, body in rows
    ]


def drafts(id: str) -> Work[dict[int, Draft]]:
    sql = "SELECT seat, moves, version FROM drafts WHERE table_id = $1 ORDER BY seat"
    rows = yield Query(sql, (id,))
    return {
        seat: Draft(moves=msgspec.json.decode(moves, type=list[str]), version=version)
        for seat, moves, version in rows
    }


def answer(id: str, who: str, command: str) -> Work[bytes | None]:
    sql = "SELECT answer FROM answers WHERE table_id = $1 AND who = $2 AND command = $3"
    rows = yield Query(sql, (id, who, command))
    return bytes(rows[0][0]) if rows else None


def key(key_hash: str) -> Work[Key | None]:
    rows = yield Query(f"SELECT {KEY} FROM keys WHERE key_hash = $1", (key_hash,))
    return keys_in(rows)[0] if rows else None


def keys_of(id: str) -> Work[list[Key]]:
    sql = f"SELECT {KEY} FROM keys WHERE table_id = $1 ORDER BY seat, key_hash"
    return keys_in((yield Query(sql, (id,))))


def keys_in(rows: Rows) -> list[Key]:
    return [
        Key(key_hash=key_hash, table=table, seat=seat, player=player, sitting=sitting)
        for key_hash, table, seat, player, sitting in rows
    ]


def player(id: str) -> Work[Player | None]:
    return player_in((yield Query(f"SELECT {PLAYER} FROM players WHERE id = $1", (id,))))


def player_by_key(key_hash: str) -> Work[Player | None]:
    sql = f"SELECT {PLAYER} FROM players WHERE key_hash = $1"
    return player_in((yield Query(sql, (key_hash,))))


def player_in(rows: Rows) -> Player | None:
    return Player(**dict(zip(PLAYER.split(", "), rows[0], strict=True))) if rows else None


def tables_of(player: str, limit: int, before: str | None) -> Work[list[Listed]]:
    where = "id IN (SELECT table_id FROM keys WHERE player = $1)"
    rows = yield Query(f"SELECT {LISTED} FROM tables WHERE {where} {PAGE}", (player, before, limit))
    return [Listed(**row_of(Listed, row)) for row in rows]


def open_tables(limit: int, before: str | None) -> Work[list[Listed]]:
    where = "status = $1 AND listed"
    rows = yield Query(f"SELECT {LISTED} FROM tables WHERE {where} {PAGE}", ("open", before, limit))
    return [Listed(**row_of(Listed, row)) for row in rows]


def counts() -> Work[dict[Status, int]]:
    rows = yield Query("SELECT status, COUNT(*) FROM tables GROUP BY status")
    return {status: count for status, count in rows}


def size(sql: str) -> Work[int]:
    return int((yield Query(sql))[0][0])


def latest_snapshot(id: str, upto: int | None) -> Work[Snapshot | None]:
    sql = """
        SELECT seq, body FROM snapshots
        WHERE table_id = $1 AND (CAST($2 AS INTEGER) IS NULL OR seq <= $2)
        ORDER BY seq DESC LIMIT 1
    """
    rows = yield Query(sql, (id, upto))
    return Snapshot(seq=rows[0][0], body=bytes(rows[0][1])) if rows else None
