"""What a wish comes to: entries to be written down, drafts to be kept, and carrying them out."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..kernel.events import Event
from .drafts import Draft
from .entry import Entry
from .table import Table

Line = tuple[int, str, dict[str, Any]]
"""An entry to be: seat, kind, body."""


class Outcome(NamedTuple):
    """Entries to be written down and drafts that have changed, by seat."""

    lines: list[Line]
    drafts: dict[int, Draft]

    def entries(self, table: Table, now: int) -> list[Entry]:
        return [
            Entry(seq=seq, at=now, seat=seat, kind=kind, body=body)
            for seq, (seat, kind, body) in enumerate(self.lines, start=table.seq + 1)
        ]


class Told(NamedTuple):
    """An entry and what it brought about in the game."""

    entry: Entry
    events: list[Event]


def carry_out(table: Table, outcome: Outcome, now: int) -> list[Told]:
    """Without a server: what was considered happens at once."""
    told = [Told(entry, table.apply(entry)) for entry in outcome.entries(table, now)]
    table.keep_drafts(outcome.drafts)
    return told


def only(seat: int, kind: str, **body: Any) -> Outcome:
    return Outcome([(seat, kind, body)], {})
