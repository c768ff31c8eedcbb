"""What needs the consent of others: asking for it, and what happens once all agree."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ..text.errors import Problem
from .applied import Line, Outcome, only
from .commands import Answer, Propose, Withdraw
from .drafts import EMPTY
from .guards import require_begun, require_here
from .options import require_player
from .table import (
    AGREED,
    DECLINED,
    ENDED,
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
from .undo import require_seed_secret

Absent = Collection[int]
"""Seats whose people have been away for longer than their grace time."""

WITHOUT_ABSENT: Final = ("stand_in", "end")
"""What is settled without those who are absent. To go back needs everybody's own word."""


def propose(table: Table, seat: int, command: Propose, absent: Absent) -> Outcome:
    """The proposal, or at once what it is about where nobody else need be asked. Asking once more
    for an end settles it when those who have not agreed to it are absent by now."""
    require_possible(table, seat, command)
    standing = table.proposal
    if standing is not None:
        if command.what == standing.what == "end" and set(standing.waiting) <= set(absent):
            return carried_out(standing)
        raise Problem("table-one-proposal")
    proposal = proposal_of(table, seat, command, absent)
    if not proposal.waiting:
        return carried_out(proposal)
    body: dict[str, Any] = {"what": proposal.what, "waiting": list(proposal.waiting)}
    if proposal.to is not None:
        body["to"] = proposal.to
    if proposal.about is not None:
        body |= {"about": proposal.about, "level": proposal.level}
    return only(seat, PROPOSED, **body)


def proposal_of(table: Table, seat: int, command: Propose, absent: Absent) -> Proposal:
    about = command.seat if command.what == "stand_in" else None
    return Proposal(
        seat=seat,
        what=command.what,
        to=command.to if command.what == "undo" else None,
        about=about,
        level=(command.level or table.options.stand_in) if about is not None else "",
        waiting=asked(table, seat, command, absent),
    )


def asked(table: Table, seat: int, command: Propose, absent: Absent) -> tuple[int, ...]:
    """Of a computer player for somebody, all but that one; about pauses, whoever plays now."""
    others = [n for n in humans(table.seats) if n != seat]
    if command.what in WITHOUT_ABSENT:
        others = [n for n in others if n not in absent]
    if command.what == "stand_in":
        others = [n for n in others if n != command.seat]
    if command.what not in ("undo", "end"):
        others = [n for n in others if table.seats[n].is_human]
    return tuple(others)


def require_possible(table: Table, seat: int, command: Propose) -> None:
    require_here(table, seat)
    if command.what == "undo":
        require_seed_secret(table)
    require_begun(table)
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


def answer(table: Table, seat: int, command: Answer, absent: Absent) -> Outcome:
    proposal = table.proposal
    if proposal is None or seat not in proposal.waiting:
        raise Problem("table-no-proposal")
    if not command.agree:
        return only(seat, DECLINED)
    agreed: list[Line] = [(seat, AGREED, {})]
    without = absent if proposal.what in WITHOUT_ABSENT else ()
    if any(n != seat and n not in without for n in proposal.waiting):
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
