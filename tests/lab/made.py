"""Outcomes made by hand."""

from orleans.bots import PLAYERS
from orleans.lab.run.outcome import Outcome
from orleans.lab.stats.facts import SeatFacts

BETTER = next(name for name in PLAYERS if name != "random")
"""A quick player that thinks at least a little."""


def outcome(
    seats: str, scores: list[int], winners: list[int] | None = None, number: int = 0
) -> Outcome:
    """`seats` are names, separated by blanks; who has most points wins if nothing else is said."""
    names = seats.split()
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return Outcome(
        number=number,
        deal=number,
        setup={"game": "classic", "players": len(names)},
        seed=f"s-{number}",
        seats=names,
        scores=scores,
        parts=[{"coins": points} for points in scores],
        winners=best if winners is None else winners,
        decisions=[100] * len(names),
        facts=[SeatFacts()] * len(names),
        seconds=[0.5] * len(names),
        slowest=[0.02] * len(names),
    )
