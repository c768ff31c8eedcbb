"""The log of a table from its beginning: read from the store, its events made anew.

Moves that were taken back are told no more; that they were is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..content.tables import Language
from ..kernel.events import Event
from ..table.deciding import Told
from ..table.entry import Entry
from ..table.table import MOVED, STARTED, UNDONE
from ..table.thinking import Heard, record_so_far
from . import wire
from .room import Room
from .saying import line_of
from .workers.queue import Origin

MOST_LINES: Final = 500


class Kept(NamedTuple):
    """An entry that still counts, and the moments before and after it."""

    entry: Entry
    before: int
    after: int

    @property
    def moments(self) -> range:
        """Those that it led to; the game begins with moment 0."""
        if self.entry.kind == MOVED:
            return range(self.before + 1, self.after + 1)
        return range(1 if self.entry.kind == STARTED else 0)


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
    room: Room, seat: int | None, language: Language, after: int, limit: int, origin: Origin
) -> list[wire.Line]:
    """The lines after entry `after`, at most `limit` of them."""
    async with room.alone():
        table, so_far = room.table, None
        last = table.seq
        if table.history is not None:
            so_far = record_so_far(table.game)
    entries = [one for one in await room.store.entries(room.id) if one.seq <= last]
    found = [one for one in that_count(entries) if one.entry.seq > after]
    found = found[: min(limit, MOST_LINES)]
    moved = [one for one in found if one.moments]
    heard: dict[int, list[Heard]] = {}
    if moved and so_far is not None:
        first = moved[0].moments[0]
        told = await room.rooms.pool.told(room.id, so_far, first, moved[-1].after, origin)
        heard = dict(enumerate(told, first))
    return [
        line_of(table, Told(one.entry, events_of(one, heard), one.after), seat, language)
        for one in found
    ]


def events_of(kept: Kept, heard: dict[int, list[Heard]]) -> list[Event]:
    return [one.event() for moment in kept.moments for one in heard.get(moment, [])]
