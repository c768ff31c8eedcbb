"""Undo and redo: in the draft first, then as far as nobody need be asked."""

from __future__ import annotations

from ..text.errors import Problem
from . import commands as c
from .applied import Outcome, moved_line
from .drafts import EMPTY, Draft, try_moves
from .guards import require_own_turn
from .history import Decision, History
from .table import OVER, UNDONE, Table


def undo(table: Table, seat: int, command: c.Undo) -> Outcome:
    require_seed_secret(table)
    history = require_own_turn(table, seat)
    drafted = table.sketch(seat).drafted
    if drafted and command.to is None:
        *kept, last = drafted
        return Outcome([], {seat: Draft(tuple(kept), (*table.draft(seat).undone, last))})
    if drafted and command.to in ("start", history.moment):
        undone = (*table.draft(seat).undone, *reversed(drafted))
        return Outcome([], {seat: Draft((), undone)})
    to = moment_meant(history, seat, command)
    if to >= history.moment or not history.is_boundary(to):
        raise Problem("table-undo-nothing")
    if to < history.free_to(seat):
        raise Problem(why_not_free(history, seat))
    *before, last = history.decisions[-1].moves
    # Taking back the end of a plan does not throw the plan away.
    draft = Draft(tuple(before), (last,)) if command.to is None and before else EMPTY
    return Outcome([(seat, UNDONE, {"to": to})], {seat: draft})


def require_seed_secret(table: Table) -> None:
    """Whoever has seen the seed knows every draw: from then on nothing is taken back, not even
    by consent."""
    if table.status == OVER:
        raise Problem("table-undo-over")


def moment_meant(history: History, seat: int, command: c.Undo) -> int:
    if command.to is None:
        return history.decisions[-1].moment if history.decisions else 0
    return history.free_to(seat) if command.to == "start" else command.to


def why_not_free(history: History, seat: int) -> str:
    """The last decision that the seat may not take back alone: there is one."""
    last = next(d for d in reversed(history.decisions) if d.seat != seat or d.reveals)
    return "table-undo-revealed" if last.seat == seat else "table-undo-other"


def redo(table: Table, seat: int, command: c.Redo) -> Outcome:
    history = require_own_turn(table, seat)
    drawn, undone = table.sketch(seat), table.draft(seat).undone
    drafted = drawn.drafted
    decision = history.next_undone(seat)
    if decision is not None and decision.moves == (*drafted, *undone[-1:]):
        return again(decision)
    if undone:
        *left, move = undone
        tried = try_moves(history.game, seat, drawn, [move], hold=True)
        lines = [moved_line(seat, *decided) for decided in tried.decisions]
        return Outcome(lines, {seat: Draft(tried.draft, tuple(left))})
    if decision is None or drafted:
        raise Problem("table-redo-nothing")
    return again(decision)


def again(decision: Decision) -> Outcome:
    """A decision that was taken back is made once more, as it was."""
    line = moved_line(decision.seat, decision.moves, decision.sealed)
    return Outcome([line], {decision.seat: EMPTY})
