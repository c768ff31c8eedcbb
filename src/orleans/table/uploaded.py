"""The record of a game that was played elsewhere, as a table to look at.

All of it is made where nobody waits for it, so whoever stores it has nothing left to work out.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..content.schema import Language
from ..games import replay_record, verify_record
from ..kernel.record import Record, RecordError, split_move
from ..kernel.setup import Setup
from ..text.errors import sentence_of
from ..text.translator import Words
from .applied import Line
from .entry import NOBODY, Entry, EntryRow, row_of
from .seats import HUMAN, OPEN, Seat
from .snapshot import freeze_table
from .summary import summary_of
from .table import MOVED, SAT, STARTED, Table

MOVES_A_TURN: Final = 200
"""Moves of a seat in a round. Who plays at random makes 24 at most; the rest is for those who
change their minds."""


class UploadedTable(msgspec.Struct, frozen=True, kw_only=True):
    """Either the `problem`, as words of a sentence; or what is stored: its entries, the frozen
    table after entry `seq`, and what lists tell of it."""

    problem: str = ""
    rows: list[EntryRow] = []
    seq: int = 0
    frozen: bytes = b""
    summary: dict[str, Any] = {}


def table_of_record(record: Record, language: Language, recent: int, now: int) -> UploadedTable:
    """Checks all of the record. The table is frozen so that the `recent` last entries are still
    applied whenever it is opened: then they can be told."""
    try:
        check_length(record)
        verify_record(record)
    except RecordError as error:
        return UploadedTable(problem=sentence_of(Words(language), error))
    setup = Setup.from_plain(record.setup)
    table = Table("", setup, record.seed, [Seat(player=OPEN)] * setup.players)
    entries = entries_of(record, language, now)
    at = max(setup.players + 1, len(entries) - recent)
    frozen = b""
    for entry in entries:
        table.apply(entry, listen=False)
        if entry.seq == at:
            frozen = freeze_table(table)
    rows = [row_of(entry) for entry in entries]
    return UploadedTable(rows=rows, seq=at, frozen=frozen, summary=summary_of(table))


def check_length(record: Record) -> None:
    """Before anything is played: no game of this set-up comes near."""
    game = replay_record(record, 0)
    most = game.rounds * len(game.scores) * MOVES_A_TURN
    if len(record.moves) > most:
        says = "a game of this set-up has at most {most} moves, not {count}"
        raise RecordError("record-long", says, most=most, count=len(record.moves))


def entries_of(record: Record, language: Language, now: int) -> list[Entry]:
    """Everything that happened at that table, as far as the record tells."""
    words = Words(language)
    lines: list[Line] = []
    for seat in range(record.setup["players"]):
        name = words.say("seat-name", seat=seat)
        lines.append((seat, SAT, {"player": HUMAN, "name": name}))
    lines.append((NOBODY, STARTED, {}))
    for text in record.moves:
        seat, notation = split_move(text)
        lines.append((seat, MOVED, {"moves": [notation]}))
    return [
        Entry(seq=seq, at=now, seat=seat, kind=kind, body=body)
        for seq, (seat, kind, body) in enumerate(lines, 1)
    ]
