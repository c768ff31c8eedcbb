"""What a worker has been told of which game, so that it is told only what is new.

The history of a game is known by a mark, a short hash. If the moment that the worker knows is
no longer part of the history, because moves were taken back, its mark is another and the worker
is told the whole.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from ...kernel.record import Record
from .messages import About, More, Whole


class SyncedHistory(NamedTuple):
    moves: int
    outcomes: int
    mark: str


def mark_of(record: Record, moves: int, outcomes: int) -> str:
    """Stands for the set-up and so many moves and chance outcomes."""
    history = (record.setup, record.position, record.moves[:moves], record.chance[:outcomes])
    return hashlib.blake2b(msgspec.msgpack.encode(history), digest_size=16).hexdigest()


class HistorySync:
    """Those of one worker; it keeps as many games and forgets the same ones first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.told: OrderedDict[str, SyncedHistory] = OrderedDict()

    def about(self, table: str, record: Record, whole: bool = False) -> About:
        mark = mark_of(record, len(record.moves), len(record.chance))
        known = self.told.get(table)
        story: Whole | More = Whole(record=record)
        if known is not None and not whole and still_holds(known, record):
            more = record.moves[known.moves :], record.chance[known.outcomes :]
            story = More(base=known.mark, moves=more[0], chance=more[1])
        return About(table=table, mark=mark, story=story)

    def remember(self, about: About, record: Record) -> None:
        self.told[about.table] = SyncedHistory(len(record.moves), len(record.chance), about.mark)
        self.told.move_to_end(about.table)
        while len(self.told) > self.most:
            self.told.popitem(last=False)


def still_holds(known: SyncedHistory, record: Record) -> bool:
    if known.moves > len(record.moves) or known.outcomes > len(record.chance):
        return False
    return mark_of(record, known.moves, known.outcomes) == known.mark
