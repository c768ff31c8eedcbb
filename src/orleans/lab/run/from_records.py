"""Finished games from records, as outcomes."""

from __future__ import annotations

from ...games import replay_record
from ...kernel.record import Record
from .outcome import Outcome
from .tournament import ended


def outcome_of(record: Record, seats: list[str], number: int = 0) -> Outcome | None:
    """None while the game runs. Nobody knows how long the decisions took."""
    game = replay_record(record)
    if not game.over:
        return None
    players = range(game.setup.players)
    made = [seat for seat, _ in game.moves_played()]
    begun = Outcome(
        number=number,
        deal=number,
        setup=record.setup,
        seed=record.seed,
        seats=seats,
        decisions=[made.count(seat) for seat in players],
        seconds=[0.0 for _ in players],
        slowest=[0.0 for _ in players],
        position=record.position,
    )
    return ended(begun, game, replay_record(record, moves=0).start)
