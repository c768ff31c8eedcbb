"""A table as bytes, to be taken up again without replaying its moves: a cache, never the truth.

The seed is not in it: whoever keeps the table keeps that apart.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..games import freeze, thaw
from ..kernel.freezing import FrozenError
from .clock import Clock
from .history import Decision, History, recalled
from .seats import Seat
from .table import Status, Table

FORMAT: Final = 3


class FrozenClock(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    left: list[int]
    running: list[int]
    at: int
    granted: list[tuple[int, int]]


class FrozenTable(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    format: int
    seq: int
    status: Status
    paused: bool
    seats: list[Seat]
    taken_back: list[int]
    asked_anew: list[int]
    active_at: list[int]
    rematch: str
    clock: FrozenClock | None
    past: list[tuple[int, bool, bool]]
    undone: list[Decision]
    game: bytes


def freeze_table(table: Table) -> bytes:
    """Possible once the game has begun and while nobody is asked to consent to anything."""
    history = table.history
    assert history is not None and table.proposal is None
    frozen = FrozenTable(
        format=FORMAT,
        seq=table.seq,
        status=table.status,
        paused=table.paused,
        seats=table.seats,
        taken_back=table.taken_back,
        asked_anew=table.asked_anew,
        active_at=table.active_at,
        rematch=table.rematch,
        clock=frozen_clock(table.clock) if table.clock is not None else None,
        past=[(len(one.moves), one.reveals, one.sealed) for one in history.decisions],
        undone=history.undone,
        game=freeze(history.game),
    )
    return msgspec.msgpack.encode(frozen)


def frozen_clock(clock: Clock) -> FrozenClock:
    return FrozenClock(clock.left, sorted(clock.running), clock.at, clock.granted)


def thaw_clock(clock: Clock, frozen: FrozenClock) -> None:
    clock.left, clock.running = frozen.left, frozenset(frozen.running)
    clock.at, clock.granted = frozen.at, frozen.granted


def thaw_table(table: Table, data: bytes) -> None:
    """Bring a new table to where the frozen one was; raises FrozenError and changes nothing
    where the bytes do not fit, so that it can be read back from its entries instead."""
    try:
        frozen = msgspec.msgpack.decode(data, type=FrozenTable)
        history = history_of(table, frozen)
    except (ValueError, RecursionError) as error:
        raise FrozenError(f"this is no frozen table: {error}") from None
    if table.clock is not None and frozen.clock is not None:
        thaw_clock(table.clock, frozen.clock)
    table.history = history
    table.seq, table.status, table.paused = frozen.seq, frozen.status, frozen.paused
    table.seats, table.rematch = frozen.seats, frozen.rematch
    table.taken_back, table.asked_anew = frozen.taken_back, frozen.asked_anew
    table.active_at = frozen.active_at


def history_of(table: Table, frozen: FrozenTable) -> History:
    by_seat: list[list[Any]] = [frozen.seats, frozen.taken_back, frozen.asked_anew]
    by_seat += [frozen.active_at]
    by_seat += [frozen.clock.left] if frozen.clock is not None else []
    if frozen.format != FORMAT or {len(each) for each in by_seat} != {len(table.seats)}:
        raise FrozenError("it is of another kind")
    if (frozen.clock is None) != (table.clock is None):
        raise FrozenError("it has another clock")
    game = thaw(table.setup, frozen.game, table.seed)
    history = recalled(table.setup, table.seed, table.position, game, frozen.past)
    history.undone = frozen.undone
    if frozen.clock is not None and len(frozen.clock.granted) != len(history.decisions):
        raise FrozenError("its clock has seen other decisions")
    return history


__all__ = ["freeze_table", "thaw_table"]
