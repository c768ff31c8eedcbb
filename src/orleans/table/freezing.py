"""A table as bytes, to be taken up again without replaying its moves: a cache, never the truth.

The seed is not in it: whoever keeps the table keeps that apart.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..games import freeze, thaw
from ..kernel.freezing import FrozenError
from .history import History, recalled
from .seats import Seat
from .table import Status, Table

FORMAT: Final = 1


class FrozenTable(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    format: int
    seq: int
    status: Status
    paused: bool
    seats: list[Seat]
    taken_back: list[int]
    rematch: str
    clock: tuple[list[int], list[int], int] | None
    moments: list[int]
    game: bytes


def freeze_table(table: Table) -> bytes:
    """Possible once the game has begun and while nobody is asked to consent to anything."""
    history, clock = table.history, table.clock
    assert history is not None and table.proposal is None
    frozen = FrozenTable(
        format=FORMAT,
        seq=table.seq,
        status=table.status,
        paused=table.paused,
        seats=table.seats,
        taken_back=table.taken_back,
        rematch=table.rematch,
        clock=None if clock is None else (clock.left, sorted(clock.running), clock.at),
        moments=[decision.moment for decision in history.decisions],
        game=freeze(history.game),
    )
    return msgspec.msgpack.encode(frozen)


def thaw_table(table: Table, data: bytes) -> None:
    """Bring a new table to where the frozen one was; raises FrozenError and changes nothing
    where the bytes do not fit, so that it can be read back from its entries instead."""
    try:
        frozen = msgspec.msgpack.decode(data, type=FrozenTable)
    except (ValueError, RecursionError) as error:
        raise FrozenError(f"this is no frozen table: {error}") from None
    if frozen.format != FORMAT or len(frozen.seats) != len(table.seats):
        raise FrozenError("this is a frozen table of another kind")
    history: History = recalled(
        table.setup, table.seed, table.position, thaw(table.setup, frozen.game, table.seed),
        frozen.moments,
    )
    if table.clock is not None and frozen.clock is not None:
        left, running, at = frozen.clock
        table.clock.left, table.clock.running, table.clock.at = left, frozenset(running), at
    table.history = history
    table.seq, table.status, table.paused = frozen.seq, frozen.status, frozen.paused
    table.seats, table.taken_back = frozen.seats, frozen.taken_back
    table.rematch = frozen.rematch


__all__ = ["freeze_table", "thaw_table"]
