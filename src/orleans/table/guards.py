"""Who may ask for something now: people who sit here, are not away and have not resigned."""

from __future__ import annotations

from ..text.errors import Problem
from .history import History
from .seats import HUMAN
from .table import RUNNING, WAITING, Table


def require_person(table: Table, seat: int) -> None:
    if table.seats[seat].player != HUMAN:
        raise Problem("table-nobody-there")


def require_here(table: Table, seat: int) -> None:
    """Whoever is away comes back first; whoever has resigned only looks on."""
    place = table.seats[seat]
    if place.resigned:
        raise Problem("table-resigned")
    if place.stand_in:
        raise Problem("table-stood-in", level=place.stand_in)


def require_begun(table: Table) -> None:
    """The game is on, paused or not."""
    if table.status == WAITING:
        raise Problem("table-not-begun")
    if table.status != RUNNING:
        raise Problem("table-is-over")


def require_running(table: Table) -> History:
    require_begun(table)
    if table.paused:
        raise Problem("table-is-paused")
    assert table.history is not None
    return table.history


def require_own_turn(table: Table, seat: int) -> History:
    history = require_running(table)
    require_here(table, seat)
    return history
