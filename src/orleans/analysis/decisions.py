"""The moves of a record, and the whole decisions that they make up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from ..games import AnyGame, start
from ..kernel.chance import scripted_chance
from ..kernel.events import Event
from ..kernel.moves import Move
from ..kernel.record import Record, split_move
from ..kernel.setup import Setup


class Recorded(NamedTuple):
    """A move with the game before and after it: to look at and to imagine from."""

    before: AnyGame
    seat: int
    move: Move
    after: AnyGame

    @property
    def draws(self) -> bool:
        """Whether chance had a hand in what came of it."""
        return self.before.chance.outcomes.length != self.after.chance.outcomes.length


def recorded_moves(record: Record) -> Iterator[Recorded]:
    chance = scripted_chance(record.chance, record.commitment)
    game = start(Setup.from_plain(record.setup), chance, record.position)
    for text in record.moves:
        seat, notation = split_move(text)
        before, move = game, game.parse(notation)
        game = before.copy()
        game.play(seat, move)
        yield Recorded(before, seat, move, game)


def games_at(record: Record, moments: Collection[int]) -> dict[int, AnyGame]:
    """The game before the move that follows each of these moments."""
    moves = islice(recorded_moves(record), max(moments, default=-1) + 1)
    return {at: one.before for at, one in enumerate(moves) if at in moments}


def events_of(record: Record, moment: int) -> tuple[AnyGame, list[Event]]:
    """What the move before a moment led to, and the game after it."""
    one = next(islice(recorded_moves(record), moment - 1, None))
    game = one.before.copy()
    game.listen()
    return game, game.play(one.seat, one.move)


class Made:
    """A decision that was made: a plan with all its moves, else a single answer. While a seat
    plans, others may play between its moves."""

    def __init__(self, before: AnyGame, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.moves: list[Move] = []
        self.after = before
        self.is_plan = before.asked == "plan"

    @property
    def round(self) -> int:
        """What is decided before round 1 belongs to it."""
        return max(1, self.before.stage())

    @property
    def moment(self) -> int:
        """How many moves had been played before it."""
        return self.before.played.length

    @property
    def is_whole(self) -> bool:
        now = self.after
        asked_on = now.asked == self.before.asked and now.stage() == self.before.stage()
        return not (self.is_plan and asked_on and self.seat in now.pending)


def decisions(moves: Iterable[Recorded]) -> Iterator[Made]:
    """In the order in which they were completed."""
    begun: dict[int, Made] = {}
    for one in moves:
        made = begun.pop(one.seat, None) or Made(one.before, one.seat)
        made.moves.append(one.move)
        made.after = one.after
        if made.is_whole:
            yield made
        else:
            begun[one.seat] = made
