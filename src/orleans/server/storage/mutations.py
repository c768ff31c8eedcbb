"""What is written: each piece of work is one transaction, all of it or nothing."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

from ...kernel.record import OLDEST_RULES, RULES_VERSION
from ...table.entry import EntryRow, row_of
from .problems import Conflict, StorageError
from .rows import Answer, Commit, Key, NewTable, Note, Player, Snapshot
from .unit_of_work import Query, Work

Notes = Callable[[list[Note]], Work[None]]

ENTRY = """
    INSERT INTO entries (table_id, seq, at, seat, kind, body, command)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
KEY = """
    INSERT INTO keys (key_hash, table_id, seat, player, sitting) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING seat
"""
DRAFT = """
    INSERT INTO drafts (table_id, seat, moves, version) VALUES ($1, $2, $3, 1)
    ON CONFLICT (table_id, seat)
    DO UPDATE SET moves = excluded.moves, version = drafts.version + 1
"""
CHANGED_DRAFT = f"{DRAFT} WHERE drafts.version = $4 RETURNING version"
ANSWER = """
    INSERT INTO answers (table_id, who, command, answer, at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING at
"""
SNAPSHOT = """
    INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""
# Several processes may look at once: each passes over what another one is just claiming. A lease
# that reaches further than $3 was given before the clock was put back. Tables of other rules or
# data are left to a program that has them.
WAKE = """
    WITH due AS MATERIALIZED (
        SELECT id FROM tables
        WHERE wake_at <= $2 AND (holder IS NULL OR held_until <= $2 OR held_until > $3)
            AND rules BETWEEN $5 AND $6
        ORDER BY wake_at, held_until LIMIT $4 FOR UPDATE SKIP LOCKED
    )
    UPDATE tables SET holder = $1, held_until = $3 WHERE id IN (SELECT id FROM due) RETURNING id
"""


def create(new: NewTable, notes: Notes) -> Work[None]:
    rows = new.rows or [row_of(entry) for entry in new.entries]
    columns: dict[str, Any] = {
        "id": new.id,
        "created": new.created,
        "updated": rows[-1][1] if rows else new.created,
        "status": new.status,
        "listed": new.listed,
        "setup": json(new.setup),
        "seed": new.seed,
        "options": json(new.options),
        "invite_hash": new.invite_hash,
        "rules": new.rules,
        "seq": len(rows),
        "wake_at": new.wake_at,
        "holder": None,
        "held_until": 0,
        "summary": json(new.summary),
        "rematch_of": new.rematch_of,
    }
    holes = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    sql = f"""
        INSERT INTO tables ({", ".join(columns)}) VALUES ({holes})
        ON CONFLICT DO NOTHING RETURNING id
    """
    yield from unless_taken(Query(sql, [*columns.values()]))
    yield from add_rows(new.id, rows, None, first=1)
    for key in new.keys:
        yield from add_key(key)
    if new.snapshot is not None:
        yield from add_snapshot(new.id, new.snapshot)
    yield from notes([Note(table=new.id, seq=len(rows))])


def commit(commit: Commit, notes: Notes) -> Work[None]:
    changes = changes_of(commit)
    # Whoever reads the entries reads the drafts as well.
    told = [Note(table=commit.table, draft=s) for s in commit.drafts if not commit.entries]
    if changes or commit.after is not UNSET:
        seq = yield from change_table(commit, changes)
        if commit.entries or commit.status is not UNSET or commit.summary is not UNSET:
            told.insert(0, Note(table=commit.table, seq=seq))
    if commit.entries:
        first = commit.entries[0].seq
        rows = [row_of(entry) for entry in commit.entries]
        yield from add_rows(commit.table, rows, commit.command, first)
    if commit.answer is not None:
        yield from add_answer(commit.table, commit.answer)
    for seat in commit.void:
        yield Query("DELETE FROM keys WHERE table_id = $1 AND seat = $2", (commit.table, seat))
    for key in commit.keys:
        yield from add_key(key)
    for seat, moves in commit.drafts.items():
        if seat in commit.versions:
            known = commit.versions[seat]
            args = (commit.table, seat, json(moves), known)
            yield from unless_taken(Query(CHANGED_DRAFT, args))
        else:
            yield Query(DRAFT, (commit.table, seat, json(moves)))
    if commit.snapshot is not None:
        yield from add_snapshot(commit.table, commit.snapshot)
    yield from notes(told)


def changes_of(commit: Commit) -> dict[str, Any]:
    """The columns of the table's row that become something else."""
    changes: dict[str, Any] = {
        name: getattr(commit, name)
        for name in ("status", "listed", "rules", "summary", "wake_at", "holder", "held_until")
        if getattr(commit, name) is not UNSET
    }
    if "summary" in changes:
        changes["summary"] = json(changes["summary"])
    if commit.entries:
        changes["seq"] = commit.entries[-1].seq
        changes["updated"] = commit.entries[-1].at
    return changes


def change_table(commit: Commit, changes: dict[str, Any]) -> Work[int]:
    """Who changes the row first has its next entry; the other one finds another `seq`."""
    args: list[Any] = [commit.table, *changes.values()]
    sets = [f"{name} = ${number}" for number, name in enumerate(changes, 2)] or ["seq = seq"]
    where = "id = $1"
    after = commit.entries[0].seq - 1 if commit.entries else commit.after
    if after is not UNSET:
        args.append(after)
        where += f" AND seq = ${len(args)}"
    rows = yield Query(f"UPDATE tables SET {', '.join(sets)} WHERE {where} RETURNING seq", args)
    if rows:
        return int(rows[0][0])
    if not (yield Query("SELECT 1 FROM tables WHERE id = $1", (commit.table,))):
        raise StorageError("storage-no-table", table=commit.table)
    raise Conflict(f"table {commit.table}, entry {after}")


def add_rows(table: str, rows: list[EntryRow], command: str | None, first: int) -> Work[None]:
    for seq, row in enumerate(rows, first):
        if row[0] != seq:
            raise ValueError(f"entry {row[0]} leaves a gap")
    if rows:
        yield Query(ENTRY, many=[(table, *row, command) for row in rows])


def add_answer(table: str, answer: Answer) -> Work[None]:
    args = (table, answer.who, answer.command, answer.body, answer.at)
    yield from unless_taken(Query(ANSWER, args))


def add_key(key: Key) -> Work[None]:
    args = (key.key_hash, key.table, key.seat, key.player, key.sitting)
    yield from unless_taken(Query(KEY, args))


def add_snapshot(table: str, snapshot: Snapshot) -> Work[None]:
    yield Query(SNAPSHOT, (table, snapshot.seq, snapshot.body))


def add_player(player: Player) -> Work[None]:
    sql = """
        INSERT INTO players (id, key_hash, name, created) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING RETURNING id
    """
    args = (player.id, player.key_hash, player.name, player.created)
    yield from unless_taken(Query(sql, args))


def unless_taken(query: Query) -> Work[None]:
    rows = yield query
    if not rows:
        raise Conflict(str(query.args[0]))


def rename(id: str, name: str) -> Work[None]:
    yield Query("UPDATE players SET name = $2 WHERE id = $1", (id, name))


def wake(holder: str, now: int, until: int, limit: int) -> Work[list[str]]:
    rows = yield Query(WAKE, (holder, now, until, limit, OLDEST_RULES, RULES_VERSION))
    return [row[0] for row in rows]


def keep(id: str, holder: str, until: int) -> Work[bool]:
    sql = "UPDATE tables SET held_until = $3 WHERE id = $1 AND holder = $2 RETURNING id"
    return bool((yield Query(sql, (id, holder, until))))


def release(id: str, holder: str) -> Work[None]:
    sql = "UPDATE tables SET holder = NULL, held_until = 0 WHERE id = $1 AND holder = $2"
    yield Query(sql, (id, holder))


def ping() -> Work[None]:
    """A row that comes and goes unseen: also a full disk and a database that is only read show."""
    id = f"ping {secrets.token_hex(8)}"
    yield from add_player(Player(id=id, key_hash=id, name="", created=0))
    yield Query("DELETE FROM players WHERE id = $1", (id,))


def drop_snapshots() -> Work[None]:
    yield Query("DELETE FROM snapshots")


def prune_answers(before: int) -> Work[int]:
    rows = yield Query("DELETE FROM answers WHERE at < $1 RETURNING 1", (before,))
    return len(rows)


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
