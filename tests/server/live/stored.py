"""What the database holds, read beside the server that is using it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

import asyncpg

from .client import Screen


def rows(db: str, sql: str, *args: Any) -> list[tuple[Any, ...]]:
    """`sql` as PostgreSQL reads it, with $1, $2, …"""
    if not db.startswith("postgresql"):
        with closing(sqlite3.connect(db)) as connection:
            return connection.execute(sql.replace("$", "?"), args).fetchall()

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(db)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *args)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def entries(db: str, table: str) -> list[dict[str, Any]]:
    names = ("seq", "at", "seat", "kind", "body", "command")
    sql = f"SELECT {', '.join(names)} FROM entries WHERE table_id = $1 ORDER BY seq"
    found = [dict(zip(names, row, strict=True)) for row in rows(db, sql, table)]
    return [{**one, "body": json.loads(one["body"])} for one in found]


def seed_of(db: str, table: str) -> str:
    return str(rows(db, "SELECT seed FROM tables WHERE id = $1", table)[0][0])


def check_kept(db: str, table: str, screens: list[Screen]) -> None:
    """Every acknowledged command is there, once; everybody was told what is there, once."""
    found = entries(db, table)
    assert [one["seq"] for one in found] == list(range(1, len(found) + 1))
    answers = dict(rows(db, "SELECT command, answer FROM answers WHERE table_id = $1", table))
    written: dict[str, list[int]] = {}
    for one in found:
        if one["command"]:
            written.setdefault(one["command"], []).append(one["seq"])
    acknowledged = {id: seq for screen in screens for id, seq in screen.done.items()}
    for id, seqs in written.items():
        assert seqs == list(range(seqs[0], seqs[-1] + 1)), f"{id} was carried out twice"
        assert acknowledged.get(id, seqs[-1]) == seqs[-1]
    for id, seq in acknowledged.items():
        assert json.loads(answers[id]) == {"type": "done", "id": id, "seq": seq}
        assert seq <= len(found)
    for screen in screens:
        for seq, line in screen.lines.items():
            stored = found[seq - 1]
            assert [line[name] for name in ("at", "seat", "kind")] == [
                stored[name] for name in ("at", "seat", "kind")
            ], f"line {seq} was told, but is not stored"
