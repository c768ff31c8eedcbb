"""What a seat has in mind and nobody else sees: moves on top of the game that may still change.

While all plan at once, a plan is a draft until it is done. With `hold` a whole turn is one until
it is confirmed. Nothing that draws or turns up a piece is ever drafted: it would show the future.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from ..games import AnyGame
from ..kernel.events import Event
from ..kernel.moves import NotationError
from ..kernel.refusals import Refused
from .history import has_revealed

UNDONE_MARK: Final = "~"


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`undone` can be made again, the last one first."""

    moves: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.moves or self.undone)

    def to_lines(self) -> list[str]:
        """As it is stored: those undone are marked."""
        return [*self.moves, *(UNDONE_MARK + move for move in self.undone)]


def draft_of(lines: Sequence[str]) -> Draft:
    moves = [line for line in lines if not line.startswith(UNDONE_MARK)]
    undone = [line[len(UNDONE_MARK) :] for line in lines if line.startswith(UNDONE_MARK)]
    return Draft(tuple(moves), tuple(undone))


EMPTY = Draft()


class Sketch(NamedTuple):
    """A copy of the game with the moves of a draft made in it; `valid` are those that fitted."""

    game: AnyGame
    valid: tuple[str, ...]


def sketch(game: AnyGame, seat: int, moves: Sequence[str]) -> Sketch:
    """A draft that the game has overtaken is used as far as it goes."""
    trial = game.copy()
    for count, notation in enumerate(moves):
        before = trial.copy()
        try:
            trial.play(seat, trial.parse(notation))
        except (Refused, NotationError):
            return Sketch(before, tuple(moves[:count]))
        if has_revealed(before, trial):
            return Sketch(before, tuple(moves[:count]))
    return Sketch(trial, tuple(moves))


class Tried(NamedTuple):
    """What becomes of moves: whole decisions to be written down, and what stays a draft."""

    decisions: list[tuple[str, ...]]
    draft: tuple[str, ...]


def try_moves(
    game: AnyGame, seat: int, draft: Sequence[str], moves: Sequence[str], hold: bool
) -> Tried:
    """Checked whole: whatever is not possible raises Refused or NotationError."""
    trial, kept = sketch(game, seat, draft)
    trial.listen()
    waiting = list(kept)
    decisions: list[tuple[str, ...]] = []
    for notation in moves:
        before = trial.copy()
        alone = trial.pending == [seat]
        events = trial.play(seat, trial.parse(notation))
        waiting.append(notation)
        if is_private(events, seat):
            continue
        if hold and alone and not has_revealed(before, trial):
            continue
        decisions.append(tuple(waiting))
        waiting = []
    return Tried(decisions, tuple(waiting))


def is_private(events: Sequence[Event], seat: int) -> bool:
    """Whether only the seat itself may know of it yet."""
    return bool(events) and all(event.audience == seat for event in events)
