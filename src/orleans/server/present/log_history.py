"""The log of a table from its beginning: read from the store, its events made anew.

Moves that were taken back are told no more; that they were is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...analysis.requests import PlainEvent, record_so_far
from ...content.schema import Language
from ...kernel.events import Event
from ...table.entry import Entry
from ...table.handle import AppliedEntry
from ...table.history import moments_of
from ...table.table import MOVED, STARTED, UNDONE
from ..live.live_table import LiveTable
from ..wire import messages
from ..workers.queue import Origin
from .presenter import line_of

MOST_LINES: Final = 500


class Kept(NamedTuple):
    """An entry that still counts, and the moment after it; `played` are the numbers of its moves,
    those of the game's beginning are 0."""

    entry: Entry
    moment: int
    played: range


def that_count(entries: Sequence[Entry]) -> list[Kept]:
    kept: list[Kept] = []
    moment, played = 0, 0
    for entry in entries:
        numbers = range(1 if entry.kind == STARTED else 0)
        if entry.kind == MOVED:
            moves = entry.body["moves"]
            numbers = range(played + 1, played + 1 + len(moves))
            moment += moments_of(moves, entry.body.get("sealed", False))
            played += len(moves)
        elif entry.kind == UNDONE:
            moment = entry.body["to"]
            kept = [one for one in kept if one.entry.kind != MOVED or one.moment <= moment]
            played = max((one.played[-1] for one in kept if one.played), default=0)
        kept.append(Kept(entry, moment, numbers))
    return kept


async def lines_of(
    room: LiveTable, seat: int | None, language: Language, after: int, limit: int, origin: Origin
) -> list[messages.Line]:
    """The lines after entry `after`, at most `limit` of them."""
    async with room.alone():
        table, so_far = room.table, None
        seq = table.seq
        if table.history is not None:
            so_far = record_so_far(table.game)
    entries = [one for one in await room.store.entries(room.id) if one.seq <= seq]
    found = [one for one in that_count(entries) if one.entry.seq > after]
    found = found[: min(limit, MOST_LINES)]
    moved = [one for one in found if one.played]
    heard: dict[int, list[PlainEvent]] = {}
    if moved and so_far is not None:
        first, last = moved[0].played[0], moved[-1].played[-1]
        told = await room.rooms.pool.told(room.id, so_far, first, last, origin)
        heard = dict(enumerate(told, first))
    return [
        line_of(table, AppliedEntry(one.entry, events_of(one, heard), one.moment), seat, language)
        for one in found
    ]


def events_of(kept: Kept, heard: dict[int, list[PlainEvent]]) -> list[Event]:
    return [one.event() for number in kept.played for one in heard.get(number, [])]
