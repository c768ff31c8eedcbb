"""The log of a table from its beginning: read from the store, its events made anew.

Moves that were taken back are told no more; that they were is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..content.tables import Language
from ..table.deciding import Told
from ..table.entry import Entry
from ..table.table import MOVED, STARTED, UNDONE
from ..table.thinking import record_so_far
from . import wire
from .room import Room
from .saying import line_of

MOST_LINES: Final = 500


class Kept(NamedTuple):
    """An entry that still counts, and the moments before and after it."""

    entry: Entry
    before: int
    after: int


def that_count(entries: Sequence[Entry]) -> list[Kept]:
    kept: list[Kept] = []
    moment = 0
    for entry in entries:
        before = moment
        if entry.kind == MOVED:
            moment += len(entry.body["moves"])
        elif entry.kind == UNDONE:
            moment = entry.body["to"]
            kept = [one for one in kept if one.entry.kind != MOVED or one.after <= moment]
            before = moment
        kept.append(Kept(entry, before, moment))
    return kept


async def lines_of(
    room: Room, seat: int | None, language: Language, after: int, limit: int
) -> list[wire.Line]:
    """The lines after entry `after`, at most `limit` of them."""
    async with room.lock:
        table, so_far = room.table, None
        last = table.seq
        if table.history is not None:
            so_far = record_so_far(table.game)
    entries = [one for one in await room.store.entries(room.id) if one.seq <= last]
    found = [one for one in that_count(entries) if one.entry.seq > after]
    found = found[: min(limit, MOST_LINES)]
    moved = [one for one in found if one.entry.kind in (MOVED, STARTED)]
    events = {}
    if moved and so_far is not None:
        first = moved[0].before + 1 if moved[0].entry.kind == MOVED else 0
        heard = await room.rooms.pool.told(room.id, so_far, first, moved[-1].after)
        events = dict(enumerate(heard, first))
    lines: list[wire.Line] = []
    for one in found:
        moments = range(one.before + 1, one.after + 1) if one.entry.kind == MOVED else [0]
        told = [
            heard.event()
            for moment in moments
            if one in moved
            for heard in events.get(moment, [])
        ]
        lines.append(line_of(table, Told(one.entry, told), one.after, seat, language))
    return lines
