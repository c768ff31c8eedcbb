"""What needs the consent of others: asking for it, and what happens once all agree."""

from __future__ import annotations

from typing import Any, Final

from .commands import Propose
from .options import require_player
from .problems import Problem
from .table import (
    AGREED,
    ENDED,
    OVER,
    PAUSED,
    PROPOSED,
    RESUMED,
    RUNNING,
    STOOD_IN,
    UNDONE,
    Proposal,
    Table,
    humans,
)

Line = tuple[int, str, dict[str, Any]]


def proposal_entries(table: Table, seat: int, command: Propose) -> list[Line]:
    """The proposal, or at once what it is about where nobody else need be asked."""
    require_possible(table, seat, command)
    level = command.level or table.options.stand_in
    waiting = tuple(
        other
        for other in humans(table.seats)
        if other != seat and other != command.seat and table.seats[other].is_human
    )
    proposal = Proposal(
        seat=seat,
        what=command.what,
        to=command.to,
        about=command.seat,
        level=level if command.what == "stand_in" else "",
        waiting=waiting,
    )
    if not waiting:
        return [carried_out(proposal)]
    body: dict[str, Any] = {"what": proposal.what, "waiting": list(waiting)}
    if proposal.to is not None:
        body["to"] = proposal.to
    if proposal.about is not None:
        body |= {"about": proposal.about, "level": proposal.level}
    return [(seat, PROPOSED, body)]


def require_possible(table: Table, seat: int, command: Propose) -> None:
    if table.history is None:
        raise Problem("table-not-begun")
    if table.proposal is not None:
        raise Problem("table-one-proposal")
    can_go_back = command.what == "undo" and table.status == OVER
    if table.status != RUNNING and not can_go_back:
        raise Problem("table-is-over")
    if table.paused != (command.what == "resume") and command.what != "end":
        raise Problem("table-is-paused" if table.paused else "table-not-paused")
    if command.what == "undo":
        to, history = command.to, table.history
        if to is None or not 0 <= to < history.moment or not history.is_boundary(to):
            raise Problem("table-undo-nothing")
    if command.what == "stand_in":
        require_player(command.level or table.options.stand_in)
        about = command.seat
        if about is None or about == seat or about not in humans(table.seats):
            raise Problem("table-not-there")
        if not table.seats[about].is_human:
            raise Problem("table-stood-in", level=table.seats[about].stand_in)


def require_agreement(table: Table, seat: int) -> Proposal:
    if table.proposal is None or seat not in table.proposal.waiting:
        raise Problem("table-no-proposal")
    return table.proposal


def agreed_entries(table: Table, seat: int) -> list[Line]:
    proposal = require_agreement(table, seat)
    lines: list[Line] = [(seat, AGREED, {})]
    if proposal.waiting == (seat,):
        lines.append(carried_out(proposal))
    return lines


def carried_out(proposal: Proposal) -> Line:
    body: dict[str, Any] = {}
    if proposal.what == "undo":
        body = {"to": proposal.to}
    elif proposal.what == "stand_in":
        body = {"seat": proposal.about, "level": proposal.level}
    return proposal.seat, DONE[proposal.what], body


DONE: Final = {
    "undo": UNDONE,
    "pause": PAUSED,
    "resume": RESUMED,
    "stand_in": STOOD_IN,
    "end": ENDED,
}
