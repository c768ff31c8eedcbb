"""What a wish comes to: entries to be written down, drafts to be kept, and carrying them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..kernel.events import Event
from .drafts import Draft
from .entry import Entry
from .table import MOVED, Table

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


class AppliedEntry(NamedTuple):
    """An entry and what it brought about in the game; `moment` is the one after it."""

    entry: Entry
    events: list[Event]
    moment: int


def apply_locally(table: Table, outcome: Outcome, now: int) -> list[AppliedEntry]:
    """Without a server: what was considered happens at once."""
    told = [apply_entry(table, entry) for entry in outcome.entries(table, now)]
    table.keep_drafts(outcome.drafts)
    return told


def apply_entry(table: Table, entry: Entry, listen: bool = True) -> AppliedEntry:
    """What an entry brings about at a table, where it is applied."""
    events = table.apply(entry, listen)
    return AppliedEntry(entry, events, table.moment)


def moved_line(seat: int, moves: Sequence[str], sealed: bool) -> Line:
    """A decision that is not sealed says nothing of it, as in tables of old."""
    return seat, MOVED, {"moves": list(moves), **({"sealed": True} if sealed else {})}


def only(seat: int, kind: str, **body: Any) -> Outcome:
    return Outcome([(seat, kind, body)], {})
