"""How a game ended: points by their source, who won, and the seed that everybody may check."""

from __future__ import annotations

import msgspec

from ..kernel.chance import commitment
from .table import Table


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """`taken_back`: decisions that this seat has taken back on the way."""

    seat: int
    name: str
    player: str
    resigned: bool
    score: int
    parts: dict[str, int]
    won: bool
    taken_back: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """`ended` is "over" or, where no winner was found, "abandoned"."""

    ended: str
    seats: list[SeatResult]
    seed: str
    commitment: str


def result_of(table: Table) -> Result:
    game = table.game
    scores, winners = game.scores, game.winners
    seats = [
        SeatResult(
            seat=number,
            name=seat.name,
            player=seat.bot or seat.player,
            resigned=seat.resigned,
            score=scores[number],
            parts=game.score_parts(number),
            won=number in winners,
            taken_back=table.taken_back[number],
        )
        for number, seat in enumerate(table.seats)
    ]
    return Result(
        ended=table.status, seats=seats, seed=table.seed, commitment=commitment(table.seed)
    )
