"""Before the game: who sits down, gets up, or leaves the open seats to computer players."""

from __future__ import annotations

from typing import Final

from ..text.errors import Problem
from . import commands as c
from .applied import Line, Outcome, only
from .entry import NOBODY
from .options import require_player
from .player_names import legible_name, look_alike
from .seats import HUMAN
from .table import LEFT, LINKED, SAT, STARTED, WAITING, Table

BOT_NAMES: Final = ("Aimée", "Bastien", "Colette", "Denis", "Élodie", "Fabien")
"""Of computer players at a table: names of people of Orléans, the same in all languages."""


def sit_down(table: Table, seat: int, name: str, player: str = HUMAN) -> Outcome:
    """A seat is taken; with the last one the game begins."""
    if table.status != WAITING or not table.seats[seat].is_open:
        raise Problem("table-seat-taken")
    if player != HUMAN:
        require_player(player)
    shown = legible_name(name)
    other = look_alike(shown, table.names)
    if other is not None:
        same = other.casefold() == shown.casefold()
        raise Problem("table-name-taken" if same else "table-name-alike", name=shown, other=other)
    lines: list[Line] = [(seat, SAT, {"player": player, "name": shown})]
    return Outcome(lines + begins(table, {seat}), {})


def leave(table: Table, seat: int, command: c.Leave) -> Outcome:
    require_waiting(table)
    return only(seat, LEFT, name=table.seats[seat].name)


def give_link(table: Table, host: int, seat: int) -> Outcome:
    """Whoever has lost the link to a seat, or had it taken, gets a new one from the host."""
    if table.host != host:
        raise Problem("table-not-host")
    if seat >= len(table.seats) or table.seats[seat].player != HUMAN:
        raise Problem("table-nobody-there")
    if table.seats[seat].resigned:
        raise Problem("table-resigned")
    return Outcome([(host, LINKED, {"seat": seat})], {})


def fill(table: Table, seat: int, command: c.Fill) -> Outcome:
    require_waiting(table)
    require_player(command.level)
    lines: list[Line] = []
    taken: set[int] = set()
    names = table.names
    for number, other in enumerate(table.seats):
        if other.is_open:
            name = free_name(names)
            names.append(name)
            taken.add(number)
            lines.append((number, SAT, {"player": command.level, "name": name}))
    return Outcome(lines + begins(table, taken), {})


def begins(table: Table, taken: set[int]) -> list[Line]:
    still = [n for n, seat in enumerate(table.seats) if seat.is_open and n not in taken]
    return [] if still else [(NOBODY, STARTED, {})]


def require_waiting(table: Table) -> None:
    if table.status != WAITING:
        raise Problem("table-has-begun")


def free_name(taken: list[str]) -> str:
    return next(name for name in BOT_NAMES if look_alike(name, taken) is None)
