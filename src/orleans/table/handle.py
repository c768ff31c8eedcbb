"""From what a person asks for to what is written down: all checks, and no change.

What the rules of the game forbid raises Refused, what the table forbids a Problem.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..text.errors import Problem
from . import commands as c
from .applied import AppliedEntry, Line, Outcome, apply_entry, apply_locally, moved_line, only
from .drafts import EMPTY, Draft, Sketch, Tried, is_sealed, try_moves
from .guards import require_begun, require_here, require_own_turn, require_person, require_running
from .join import fill, free_name, give_link, leave, sit_down
from .options import require_player
from .proposals import Absent, answer, propose, withdraw
from .table import (
    CAME_BACK,
    ENDED,
    FLAGGED,
    PAUSED,
    RESIGNED,
    RESUMED,
    SAID,
    STOOD_IN,
    Table,
    humans,
)
from .undo import redo, undo

LONGEST_TALK: Final = 500
MOST_MOVES: Final = 200
"""In one command: a plan has far fewer."""


def handle_command(
    table: Table, seat: int, command: c.AnyCommand, absent: Absent = frozenset()
) -> Outcome:
    """What the command of the person at this seat comes to. Whoever knows who is connected says
    who is `absent`."""
    require_person(table, seat)
    if isinstance(command, c.Propose):
        return propose(table, seat, command, absent)
    if isinstance(command, c.Answer):
        return answer(table, seat, command, absent)
    return DECIDE[type(command)](table, seat, command)


# -------------------------------------------------------------------- deciding


def require_current(table: Table, seat: int, question: str | None) -> None:
    if question is not None and question != table.question(seat):
        raise Problem("table-stale")


def play(table: Table, seat: int, command: c.Play) -> Outcome:
    history = require_own_turn(table, seat)
    require_current(table, seat, command.question)
    if not 1 <= len(command.moves) <= MOST_MOVES:
        raise Problem("table-moves-number", most=MOST_MOVES)
    tried = try_moves(history.game, seat, table.sketch(seat), command.moves, command.hold)
    if tried.blind:
        revealing = command.moves[-len(tried.blind) - 1]
        raise Problem("table-moves-blind", move=revealing)
    return Outcome(moved(seat, tried), {seat: Draft(tried.draft)})


def moved(seat: int, tried: Tried) -> list[Line]:
    return [moved_line(seat, *decided) for decided in tried.decisions]


def play_for(table: Table, seat: int, moves: list[str]) -> Outcome:
    """The decision of a computer player at this seat, as far as it could know what it does."""
    history = require_running(table)
    if not table.seats[seat].bot:
        raise Problem("table-stale")
    tried = try_moves(history.game, seat, Sketch(history.game), moves, hold=False)
    return Outcome(moved(seat, tried), {})


def confirm(table: Table, seat: int, command: c.Confirm) -> Outcome:
    require_own_turn(table, seat)
    require_current(table, seat, command.question)
    held = table.sketch(seat)
    if not held.waits_for_confirmation(seat):
        raise Problem("table-nothing-to-confirm")
    return Outcome(
        [moved_line(seat, held.drafted, is_sealed(table.game, held.game))], {seat: EMPTY}
    )


# ------------------------------------------------------------- people and pauses


def pause(table: Table, seat: int, command: c.Pause) -> Outcome:
    require_own_turn(table, seat)
    require_no_clock(table, seat)
    return only(seat, PAUSED)


def resume(table: Table, seat: int, command: c.Resume) -> Outcome:
    require_begun(table)
    require_here(table, seat)
    if not table.paused:
        raise Problem("table-not-paused")
    require_no_clock(table, seat)
    return only(seat, RESUMED)


def require_no_clock(table: Table, seat: int) -> None:
    """Whoever could stop the clocks alone would have all the time in the world."""
    if table.clock is not None and others_here(table, seat):
        raise Problem("table-needs-consent")


def others_here(table: Table, seat: int) -> list[int]:
    """The other people who play now."""
    return [n for n in humans(table.seats) if n != seat and table.seats[n].is_human]


def stand_in(table: Table, seat: int, command: c.StandIn) -> Outcome:
    require_begun(table)
    require_here(table, seat)
    if not others_here(table, seat):
        raise Problem("table-only-person")
    level = command.level or table.options.stand_in
    require_player(level)
    return Outcome([(seat, STOOD_IN, {"level": level})], {seat: EMPTY})


def come_back(table: Table, seat: int, command: c.ComeBack) -> Outcome:
    require_begun(table)
    place = table.seats[seat]
    if place.resigned:
        raise Problem("table-resigned")
    if not place.stand_in:
        raise Problem("table-not-away")
    return only(seat, CAME_BACK)


def resign(table: Table, seat: int, command: c.Resign) -> Outcome:
    require_begun(table)
    if table.seats[seat].resigned:
        raise Problem("table-resigned")
    lines: list[Line] = [(seat, RESIGNED, {"level": table.options.stand_in})]
    if humans(table.seats) == [seat]:
        lines.append((seat, ENDED, {}))
    return Outcome(lines, {seat: EMPTY})


def say(table: Table, seat: int, command: c.Say) -> Outcome:
    text = "".join(x if x.isprintable() else " " for x in command.text).strip()
    if not 1 <= len(text) <= LONGEST_TALK:
        raise Problem("table-talk-length", most=LONGEST_TALK)
    return only(seat, SAID, text=text)


def run_out(table: Table, now: int) -> Outcome:
    """Clocks that have run out: a computer player goes on until the person is back."""
    flagged = table.clock.flagged(now) if table.clock is not None else []
    level = table.options.stand_in
    lines: list[Line] = [(seat, FLAGGED, {"level": level}) for seat in flagged]
    return Outcome(lines, dict.fromkeys(flagged, EMPTY))


DECIDE: Final[dict[type, Callable[[Table, int, Any], Outcome]]] = {
    c.Play: play,
    c.Confirm: confirm,
    c.Undo: undo,
    c.Redo: redo,
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

__all__ = [
    "AppliedEntry",
    "Outcome",
    "apply_entry",
    "apply_locally",
    "free_name",
    "give_link",
    "handle_command",
    "play_for",
    "run_out",
    "sit_down",
]
