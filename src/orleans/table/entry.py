"""What is written down of a table, one line after another: the append-only truth.

Everything else about a table follows from its set-up, its seed and these lines.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

NOBODY: Final = -1
"""In the place of a seat: the table itself, or whoever runs it."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seq` counts from 1 without a gap; `at` is in milliseconds since 1970."""

    seq: int
    at: int
    seat: int
    kind: str
    body: dict[str, Any] = {}


EntryRow = tuple[int, int, int, str, str]
"""An entry as it is stored: `seq`, `at`, `seat`, `kind`, and `body` as JSON."""


def row_of(entry: Entry) -> EntryRow:
    body = msgspec.json.encode(entry.body).decode()
    return entry.seq, entry.at, entry.seat, entry.kind, body
