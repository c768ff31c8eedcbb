"""Undo and redo: in the draft first, then as far as nobody need be asked."""

from __future__ import annotations

from . import commands as c
from .drafts import EMPTY, Draft, try_moves
from .history import History
from .outcome import Outcome
from .presence import own_decision, require_here
from .problems import Problem
from .table import MOVED, OVER, UNDONE, Table


def undo(table: Table, seat: int, command: c.Undo) -> Outcome:
    history = past(table, seat)
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
        raise Problem(why_not_free(table, history, seat))
    *before, last = history.decisions[-1].moves
    # Taking back the end of a plan does not throw the plan away.
    draft = Draft(tuple(before), (last,)) if command.to is None and before else EMPTY
    return Outcome([(seat, UNDONE, {"to": to})], {seat: draft})


def past(table: Table, seat: int) -> History:
    """Also a game that is over can be gone back in, though not freely."""
    if table.status != OVER:
        return own_decision(table, seat)
    require_here(table, seat)
    assert table.history is not None
    return table.history


def moment_meant(history: History, seat: int, command: c.Undo) -> int:
    if command.to is None:
        return history.decisions[-1].moment if history.decisions else 0
    return history.free_to(seat) if command.to == "start" else command.to


def why_not_free(table: Table, history: History, seat: int) -> str:
    """The last decision that the seat may not take back alone: there is one."""
    if table.status == OVER:
        return "table-undo-over"
    last = next(d for d in reversed(history.decisions) if d.seat != seat or d.reveals)
    return "table-undo-revealed" if last.seat == seat else "table-undo-other"


def redo(table: Table, seat: int, command: c.Redo) -> Outcome:
    history = own_decision(table, seat)
    drafted, undone = table.sketch(seat).drafted, table.draft(seat).undone
    decision = history.next_undone(seat)
    if decision is not None and decision.moves == (*drafted, *undone[-1:]):
        return again(seat, decision.moves)
    if undone:
        *left, move = undone
        tried = try_moves(history.game, seat, drafted, [move], hold=True)
        lines = [(seat, MOVED, {"moves": list(moves)}) for moves in tried.decisions]
        return Outcome(lines, {seat: Draft(tried.draft, tuple(left))})
    if decision is None or drafted:
        raise Problem("table-redo-nothing")
    return again(seat, decision.moves)


def again(seat: int, moves: tuple[str, ...]) -> Outcome:
    """A decision that was taken back is made once more, as it was."""
    return Outcome([(seat, MOVED, {"moves": list(moves)})], {seat: EMPTY})
