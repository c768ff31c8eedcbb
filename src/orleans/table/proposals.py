"""What needs the consent of others: asking for it, and what happens once all agree."""

from __future__ import annotations

from typing import Any, Final

from .commands import Answer, Propose, Withdraw
from .drafts import EMPTY
from .options import require_player
from .outcome import Line, Outcome, only
from .presence import require_begun, require_here
from .problems import Problem
from .table import (
    AGREED,
    DECLINED,
    ENDED,
    OVER,
    PAUSED,
    PROPOSED,
    RESUMED,
    STOOD_IN,
    UNDONE,
    WITHDRAWN,
    Proposal,
    Table,
    humans,
)


def propose(table: Table, seat: int, command: Propose) -> Outcome:
    """The proposal, or at once what it is about where nobody else need be asked."""
    require_possible(table, seat, command)
    proposal = proposal_of(table, seat, command)
    if not proposal.waiting:
        return carried_out(proposal)
    body: dict[str, Any] = {"what": proposal.what, "waiting": list(proposal.waiting)}
    if proposal.to is not None:
        body["to"] = proposal.to
    if proposal.about is not None:
        body |= {"about": proposal.about, "level": proposal.level}
    return only(seat, PROPOSED, **body)


def proposal_of(table: Table, seat: int, command: Propose) -> Proposal:
    """Everybody is asked who is here; of a computer player for somebody, all but that one."""
    about = command.seat if command.what == "stand_in" else None
    waiting = [n for n in humans(table.seats) if n not in (seat, about)]
    return Proposal(
        seat=seat,
        what=command.what,
        to=command.to if command.what == "undo" else None,
        about=about,
        level=(command.level or table.options.stand_in) if about is not None else "",
        waiting=tuple(n for n in waiting if table.seats[n].is_human),
    )


def require_possible(table: Table, seat: int, command: Propose) -> None:
    require_here(table, seat)
    if table.status != OVER or command.what != "undo":
        require_begun(table)
    if table.proposal is not None:
        raise Problem("table-one-proposal")
    if command.what in ("undo", "pause") and table.paused:
        raise Problem("table-is-paused")
    if command.what == "resume" and not table.paused:
        raise Problem("table-not-paused")
    if command.what == "undo":
        require_moment(table, command)
    if command.what == "stand_in":
        require_somebody(table, seat, command)


def require_moment(table: Table, command: Propose) -> None:
    to, history = command.to, table.history
    assert history is not None
    if to is None or to >= history.moment or not history.is_boundary(to):
        raise Problem("table-undo-nothing")


def require_somebody(table: Table, seat: int, command: Propose) -> None:
    about = command.seat
    require_player(command.level or table.options.stand_in)
    if about is None or about == seat or about not in humans(table.seats):
        raise Problem("table-not-there")
    if not table.seats[about].is_human:
        raise Problem("table-stood-in", level=table.seats[about].stand_in)


def answer(table: Table, seat: int, command: Answer) -> Outcome:
    proposal = table.proposal
    if proposal is None or seat not in proposal.waiting:
        raise Problem("table-no-proposal")
    if not command.agree:
        return only(seat, DECLINED)
    agreed: list[Line] = [(seat, AGREED, {})]
    if proposal.waiting != (seat,):
        return Outcome(agreed, {})
    lines, drafts = carried_out(proposal)
    return Outcome(agreed + lines, drafts)


def withdraw(table: Table, seat: int, command: Withdraw) -> Outcome:
    if table.proposal is None or table.proposal.seat != seat:
        raise Problem("table-no-proposal")
    return only(seat, WITHDRAWN)


def carried_out(proposal: Proposal) -> Outcome:
    seat, kind = proposal.seat, DONE[proposal.what]
    if proposal.what == "undo":
        return Outcome([(seat, kind, {"to": proposal.to})], {seat: EMPTY})
    if proposal.about is not None:
        body = {"seat": proposal.about, "level": proposal.level}
        return Outcome([(seat, kind, body)], {proposal.about: EMPTY})
    return only(seat, kind)


DONE: Final = {
    "undo": UNDONE,
    "pause": PAUSED,
    "resume": RESUMED,
    "stand_in": STOOD_IN,
    "end": ENDED,
}
