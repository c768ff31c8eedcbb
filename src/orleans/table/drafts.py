"""What a seat has in mind and nobody else sees: moves on top of the game that may still change.

While all plan at once, a plan is a draft until it is done. With `hold` a whole turn is one until
it is confirmed. A move that draws or turns up a piece is never made in a draft, for that would show
the future; with `hold` it waits unmade at the draft's end until it is confirmed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from ..analysis.revealed import known_now
from ..games import AnyGame
from ..kernel.events import Event
from ..kernel.moves import Move, NotationError
from ..kernel.refusals import Refused
from ..text.errors import Problem

UNDONE_MARK: Final = "~"
MOST_DRAFTED: Final = 200
"""Moves of one draft. The longest plan has a few dozen."""


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
    return Draft(tuple(moves[:MOST_DRAFTED]), tuple(undone[-MOST_DRAFTED:]))


EMPTY = Draft()


class Sketch(NamedTuple):
    """The game with the moves of a draft made in it, only to be looked at: others look at the same
    one. `valid` are the moves that fitted. `unmade` is the last one, if it would reveal something:
    it fits, but is not made."""

    game: AnyGame
    valid: tuple[str, ...] = ()
    unmade: tuple[str, ...] = ()

    @property
    def drafted(self) -> tuple[str, ...]:
        """All that the seat has in mind."""
        return (*self.valid, *self.unmade)

    def waits_for_confirmation(self, seat: int) -> bool:
        """Nothing is left to choose."""
        return bool(self.unmade) or bool(self.valid and seat not in self.game.pending)


def sketch(game: AnyGame, seat: int, moves: Sequence[str]) -> Sketch:
    """A draft that the game has overtaken is used as far as it goes."""
    trial = game.copy()
    known = known_now(trial)
    for count, notation in enumerate(moves):
        try:
            trial.play(seat, trial.parse(notation))
        except (Refused, NotationError):
            return sketch(game, seat, moves[:count])
        if known_now(trial).has_revealed_more_than(known):
            unmade = tuple(moves[count:]) if count == len(moves) - 1 else ()
            return sketch(game, seat, moves[:count])._replace(unmade=unmade)
        known = known_now(trial)
    return Sketch(trial, tuple(moves))


class Sketches:
    """The newest sketch of each seat, kept until its draft or the game is another one: it is
    played once, however many look at it."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[AnyGame, int, Sequence[str], Sketch]] = {}

    def of(self, game: AnyGame, seat: int, moves: Sequence[str]) -> Sketch:
        if not moves:
            self.kept.pop(seat, None)
            return Sketch(game)
        kept = self.kept.get(seat)
        if kept is not None:
            base, length, drafted, drawn = kept
            # A game goes on in place; going back makes it another one.
            if base is game and length == game.played.length and drafted == moves:
                return drawn
        drawn = sketch(game, seat, moves)
        self.kept[seat] = (game, game.played.length, moves, drawn)
        return drawn


class Decided(NamedTuple):
    """A whole decision; `sealed`: the others are shown later what it is."""

    moves: tuple[str, ...]
    sealed: bool = False


class Tried(NamedTuple):
    """What becomes of moves: whole decisions to be written down, and what stays a draft. A last
    move of it that reveals something is not made yet.

    `blind` are moves that would follow something nobody knows yet. They are not tried: whether
    they are possible would tell what is going to be drawn.
    """

    decisions: list[Decided]
    draft: tuple[str, ...]
    blind: tuple[str, ...] = ()


def try_moves(
    game: AnyGame,
    seat: int,
    drawn: Sketch,
    moves: Sequence[str],
    hold: bool,
    exact: bool = False,
) -> Tried:
    """What moves come to after those of a sketch of the game. Checked whole: whatever is not
    possible raises Refused, NotationError or a Problem. Where they have to stay `exact`, as those
    of a record, they are neither shortened nor bounded. A move that was not made yet makes way for
    them."""

    def tidy(moves: tuple[str, ...], drafted: Sequence[Move] | None) -> tuple[str, ...]:
        return moves if exact else shortened(game, seat, moves, drafted)

    trial, waiting = drawn.game.copy(), drawn.valid
    trial.listen()
    decisions: list[Decided] = []
    for count, notation in enumerate(moves, start=1):
        known, asked, drafted = known_now(trial), trial.pending, trial.drafted(seat)
        events = trial.play(seat, trial.parse(notation))
        revealed = known_now(trial).has_revealed_more_than(known)
        held = hold and is_own_turn(asked, trial, seat)
        if not revealed and (held or is_private(events, trial, seat)):
            waiting = (*waiting, notation)
            continue
        if revealed and hold and asked == [seat]:
            return Tried(decisions, (*tidy(waiting, drafted), notation), tuple(moves[count:]))
        decisions.append(Decided((*tidy(waiting, drafted), notation), is_sealed(game, trial)))
        game, waiting = trial.copy(), ()
        if revealed:
            return Tried(decisions, (), tuple(moves[count:]))
    return Tried(decisions, tidy(waiting, trial.drafted(seat)))


def shortened(
    game: AnyGame, seat: int, moves: tuple[str, ...], drafted: Sequence[Move] | None
) -> tuple[str, ...]:
    """Without moves that were thought better of, a Follower placed and lifted again, if the rest
    leads to just the same; what is still too long raises a Problem."""
    if drafted is not None and len(drafted) < len(moves):
        shorter = tuple(move.notation for move in drafted)
        again = sketch(game, seat, shorter)
        if again.valid == shorter and again.game.drafted(seat) == drafted:
            moves = shorter
    if len(moves) > MOST_DRAFTED:
        raise Problem("table-draft-long", most=MOST_DRAFTED)
    return moves


def is_sealed(before: AnyGame, after: AnyGame) -> bool:
    return known_now(after).seals_more_than(known_now(before))


def is_private(events: Sequence[Event], after: AnyGame, seat: int) -> bool:
    """Whether only the seat itself may know of it yet, and is still asked."""
    own = all(event.audience == seat for event in events)
    return bool(events) and own and seat in after.pending


def is_own_turn(asked: Sequence[int], after: AnyGame, seat: int) -> bool:
    """Nobody else waits for a move of one's own turn, unless all are asked by it."""
    return list(asked) == [seat] and (after.pending == [seat] or seat not in after.pending)
