"""From what a person asks for to what is written down: all checks, and no change.

What the rules of the game forbid raises Refused, what the table forbids a Problem.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..kernel.events import Event
from . import commands as c
from .drafts import EMPTY, Draft, Tried, sketch, try_moves
from .entry import Entry
from .history import History
from .options import require_player
from .problems import Problem
from .proposals import agreed_entries, proposal_entries, require_agreement
from .seats import HUMAN, Seat, tidy_name
from .table import (
    CAME_BACK,
    DECLINED,
    ENDED,
    FLAGGED,
    LEFT,
    MOVED,
    PAUSED,
    RESIGNED,
    RESUMED,
    RUNNING,
    SAID,
    SAT,
    STARTED,
    STOOD_IN,
    UNDONE,
    WAITING,
    WITHDRAWN,
    Table,
    humans,
)

LONGEST_TALK: Final = 500
MOST_MOVES: Final = 200
"""In one command: a plan has far fewer."""

Line = tuple[int, str, dict[str, Any]]
"""An entry to be: seat, kind, body."""


class Outcome(NamedTuple):
    """Entries to be written down and drafts that have changed, by seat."""

    lines: list[Line]
    drafts: dict[int, Draft]

    def entries(self, table: Table, now: int) -> list[Entry]:
        return [
            Entry(seq=seq, at=now, seat=seat, kind=kind, body=body)
            for seq, (seat, kind, body) in enumerate(self.lines, start=table.seq + 1)
        ]


def consider(table: Table, seat: int, command: c.AnyCommand) -> Outcome:
    """What the command of the person at this seat comes to."""
    return DECIDE[type(command)](table, seat, command)


class Told(NamedTuple):
    """An entry and what it brought about in the game."""

    entry: Entry
    events: list[Event]


def carry_out(table: Table, outcome: Outcome, now: int) -> list[Told]:
    """Without a server: what was considered happens at once."""
    told = [Told(entry, table.apply(entry)) for entry in outcome.entries(table, now)]
    table.keep_drafts(outcome.drafts)
    return told


def only(seat: int, kind: str, **body: Any) -> Outcome:
    return Outcome([(seat, kind, body)], {})


# ---------------------------------------------------------------- before the game


def sit_down(table: Table, seat: int, name: str, player: str = HUMAN) -> Outcome:
    """A seat is taken; with the last one the game begins."""
    if table.status != WAITING or not table.seats[seat].is_open:
        raise Problem("table-seat-taken")
    shown = tidy_name(name)
    if not shown:
        raise Problem("table-name-empty")
    if any(other.name.casefold() == shown.casefold() for other in table.seats):
        raise Problem("table-name-taken", name=shown)
    lines: list[Line] = [(seat, SAT, {"player": player, "name": shown})]
    return Outcome(lines + begins(table, {seat}), {})


def begins(table: Table, taken: set[int]) -> list[Line]:
    still = [n for n, seat in enumerate(table.seats) if seat.is_open and n not in taken]
    return [] if still else [(-1, STARTED, {})]


def leave(table: Table, seat: int, command: c.Leave) -> Outcome:
    if table.status != WAITING:
        raise Problem("table-has-begun")
    return only(seat, LEFT)


def fill(table: Table, seat: int, command: c.Fill) -> Outcome:
    if table.status != WAITING:
        raise Problem("table-has-begun")
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


BOT_NAMES: Final = ("Aimée", "Bastien", "Colette", "Denis", "Élodie", "Fabien")
"""Of computer players at a table: names of people of Orléans, the same in all languages."""


def free_name(taken: list[str]) -> str:
    return next(name for name in BOT_NAMES if name not in taken)


# -------------------------------------------------------------------- deciding


def running(table: Table) -> History:
    if table.status == WAITING:
        raise Problem("table-not-begun")
    if table.status != RUNNING:
        raise Problem("table-is-over")
    if table.paused:
        raise Problem("table-is-paused")
    assert table.history is not None
    return table.history


def own_decision(table: Table, seat: int) -> History:
    history = running(table)
    if not table.seats[seat].is_human:
        raise Problem("table-stood-in", level=table.seats[seat].stand_in)
    return history


def require_current(table: Table, seat: int, question: str | None) -> None:
    if question is not None and question != table.question(seat):
        raise Problem("table-stale")


def play(table: Table, seat: int, command: c.Play) -> Outcome:
    history = own_decision(table, seat)
    require_current(table, seat, command.question)
    if not 1 <= len(command.moves) <= MOST_MOVES:
        raise Problem("table-moves-number", most=MOST_MOVES)
    draft = table.draft(seat).moves
    tried = try_moves(history.game, seat, draft, command.moves, command.hold)
    return Outcome(moved(seat, tried), {seat: Draft(tried.draft)})


def moved(seat: int, tried: Tried) -> list[Line]:
    return [(seat, MOVED, {"moves": list(moves)}) for moves in tried.decisions]


def play_for(table: Table, seat: int, moves: list[str]) -> Outcome:
    """The decision of a computer player at this seat."""
    history = running(table)
    if not table.seats[seat].bot:
        raise Problem("table-stale")
    tried = try_moves(history.game, seat, (), moves, hold=False)
    return Outcome(moved(seat, tried), {})


def confirm(table: Table, seat: int, command: c.Confirm) -> Outcome:
    history = own_decision(table, seat)
    require_current(table, seat, command.question)
    trial, valid = sketch(history.game, seat, table.draft(seat).moves)
    if not valid or seat in trial.pending:
        raise Problem("table-nothing-to-confirm")
    return Outcome([(seat, MOVED, {"moves": list(valid)})], {seat: EMPTY})


# ---------------------------------------------------------------- taking back


def undo(table: Table, seat: int, command: c.Undo) -> Outcome:
    """In the draft first; then as far as nothing was drawn and nobody else has decided."""
    history = own_history(table)
    draft = table.draft(seat)
    if draft.moves and command.to is None:
        *kept, last = draft.moves
        return Outcome([], {seat: Draft(tuple(kept), (*draft.undone, last))})
    if draft.moves and command.to in ("start", history.moment):
        undone = (*draft.undone, *reversed(draft.moves))
        return Outcome([], {seat: Draft((), undone)})
    free = history.free_to(seat)
    if command.to is None:
        to = history.decisions[-1].moment if history.decisions else 0
    else:
        to = free if command.to == "start" else command.to
    if to >= history.moment or not history.is_boundary(to):
        raise Problem("table-undo-nothing")
    if to < free:
        raise Problem(why_not_free(history, seat))
    *before, last = history.decisions[-1].moves
    # Taking back the end of a plan does not throw the plan away.
    draft = Draft(tuple(before), (last,)) if command.to is None and before else EMPTY
    return Outcome([(seat, UNDONE, {"to": to})], {seat: draft})


def own_history(table: Table) -> History:
    """Also the last move of a game may be taken back, while nobody has seen more by it."""
    if table.history is None or table.paused or table.status not in (RUNNING, "over"):
        running(table)
    assert table.history is not None
    return table.history


def why_not_free(history: History, seat: int) -> str:
    for decision in reversed(history.decisions):
        if decision.seat != seat:
            return "table-undo-other"
        if decision.reveals:
            return "table-undo-revealed"
    return "table-undo-nothing"


def redo(table: Table, seat: int, command: c.Redo) -> Outcome:
    history = own_decision(table, seat)
    draft = table.draft(seat)
    if draft.undone:
        *left, move = draft.undone
        tried = try_moves(history.game, seat, draft.moves, [move], hold=True)
        return Outcome(moved(seat, tried), {seat: Draft(tried.draft, tuple(left))})
    decision = history.next_undone(seat)
    if decision is None or decision.moment != history.moment or decision.reveals:
        raise Problem("table-redo-nothing")
    try_moves(history.game, seat, (), decision.moves, hold=False)
    return only(seat, MOVED, moves=list(decision.moves))


# ------------------------------------------------------------- people and pauses


def propose(table: Table, seat: int, command: c.Propose) -> Outcome:
    return Outcome(proposal_entries(table, seat, command), {})


def answer(table: Table, seat: int, command: c.Answer) -> Outcome:
    require_agreement(table, seat)
    if not command.agree:
        return only(seat, DECLINED)
    return Outcome(agreed_entries(table, seat), {})


def withdraw(table: Table, seat: int, command: c.Withdraw) -> Outcome:
    if table.proposal is None or table.proposal.seat != seat:
        raise Problem("table-no-proposal")
    return only(seat, WITHDRAWN)


def pause(table: Table, seat: int, command: c.Pause) -> Outcome:
    running(table)
    require_no_clock(table, seat)
    return only(seat, PAUSED)


def resume(table: Table, seat: int, command: c.Resume) -> Outcome:
    if not table.paused:
        raise Problem("table-not-paused")
    require_no_clock(table, seat)
    return only(seat, RESUMED)


def require_no_clock(table: Table, seat: int) -> None:
    """Whoever could stop the clocks alone would have all the time in the world."""
    if table.clock is not None and [n for n in humans(table.seats) if n != seat]:
        raise Problem("table-needs-consent")


def stand_in(table: Table, seat: int, command: c.StandIn) -> Outcome:
    own_decision(table, seat)
    level = command.level or table.options.stand_in
    require_player(level)
    return only(seat, STOOD_IN, level=level)


def come_back(table: Table, seat: int, command: c.ComeBack) -> Outcome:
    place = table.seats[seat]
    if table.status != RUNNING or place.player != HUMAN or not place.stand_in or place.resigned:
        raise Problem("table-not-away")
    return only(seat, CAME_BACK)


def resign(table: Table, seat: int, command: c.Resign) -> Outcome:
    if table.status != RUNNING:
        raise Problem("table-is-over")
    if table.seats[seat].resigned:
        raise Problem("table-resigned")
    lines: list[Line] = [(seat, RESIGNED, {"level": table.options.stand_in})]
    if humans(table.seats) == [seat]:
        lines.append((seat, ENDED, {}))
    return Outcome(lines, {})


def say(table: Table, seat: int, command: c.Say) -> Outcome:
    text = "".join(x if x.isprintable() else " " for x in command.text).strip()
    if not 1 <= len(text) <= LONGEST_TALK:
        raise Problem("table-talk-length", most=LONGEST_TALK)
    return only(seat, SAID, text=text)


def run_out(table: Table, now: int) -> Outcome:
    """Clocks that have run out: a computer player goes on until the person is back."""
    flagged = table.clock.flagged(now) if table.clock is not None else []
    return Outcome([(seat, FLAGGED, {"level": table.options.stand_in}) for seat in flagged], {})


DECIDE: Final[dict[type, Callable[[Table, int, Any], Outcome]]] = {
    c.Play: play,
    c.Confirm: confirm,
    c.Undo: undo,
    c.Redo: redo,
    c.Propose: propose,
    c.Answer: answer,
    c.Withdraw: withdraw,
    c.Pause: pause,
    c.Resume: resume,
    c.StandIn: stand_in,
    c.ComeBack: come_back,
    c.Resign: resign,
    c.Say: say,
    c.Leave: leave,
    c.Fill: fill,
}

__all__ = ["Outcome", "Seat", "consider", "play_for", "run_out", "sit_down"]
