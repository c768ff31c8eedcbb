"""What a seat has in mind and nobody else sees: moves on top of the game that may still change.

While all plan at once, a plan is a draft until it is done. With `hold` a whole turn is one until
it is confirmed. A move that draws or turns up a piece is never made in a draft, for that would show
the future; with `hold` it waits sealed at the draft's end until it is confirmed.
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
    """A copy of the game with the moves of a draft made in it; `valid` are those that fitted.
    `sealed` is the last one, if it would reveal something: it fits, but is not made."""

    game: AnyGame
    valid: tuple[str, ...]
    sealed: tuple[str, ...] = ()

    @property
    def drafted(self) -> tuple[str, ...]:
        """All that the seat has in mind."""
        return (*self.valid, *self.sealed)

    def waits_for_confirmation(self, seat: int) -> bool:
        """Nothing is left to choose."""
        return bool(self.sealed) or bool(self.valid and seat not in self.game.pending)


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
            last = count == len(moves) - 1
            return Sketch(before, tuple(moves[:count]), tuple(moves[count:]) if last else ())
    return Sketch(trial, tuple(moves))


class Tried(NamedTuple):
    """What becomes of moves: whole decisions to be written down, and what stays a draft. A last
    move of it that reveals something is sealed.

    `blind` are moves that would follow something nobody knows yet. They are not tried: whether
    they are possible would tell what is going to be drawn.
    """

    decisions: list[tuple[str, ...]]
    draft: tuple[str, ...]
    blind: tuple[str, ...] = ()


def try_moves(
    game: AnyGame, seat: int, draft: Sequence[str], moves: Sequence[str], hold: bool
) -> Tried:
    """Checked whole: whatever is not possible raises Refused or NotationError. A move that was
    sealed makes way for them."""
    trial, kept, _ = sketch(game, seat, draft)
    trial.listen()
    waiting = list(kept)
    decisions: list[tuple[str, ...]] = []
    for count, notation in enumerate(moves, start=1):
        before = trial.copy()
        events = trial.play(seat, trial.parse(notation))
        waiting.append(notation)
        if has_revealed(before, trial):
            sealed = hold and before.pending == [seat]
            if not sealed:
                decisions.append(tuple(waiting))
            return Tried(decisions, tuple(waiting) if sealed else (), tuple(moves[count:]))
        if (hold and is_own_turn(before, trial, seat)) or is_private(events, trial, seat):
            continue
        decisions.append(tuple(waiting))
        waiting = []
    return Tried(decisions, tuple(waiting))


def is_private(events: Sequence[Event], after: AnyGame, seat: int) -> bool:
    """Whether only the seat itself may know of it yet, and is still asked."""
    own = all(event.audience == seat for event in events)
    return bool(events) and own and seat in after.pending


def is_own_turn(before: AnyGame, after: AnyGame, seat: int) -> bool:
    """Nobody else waits for a move of one's own turn, unless all are asked by it."""
    return before.pending == [seat] and (after.pending == [seat] or seat not in after.pending)
