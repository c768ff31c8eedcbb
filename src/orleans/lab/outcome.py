"""One game of a tournament, with all that is asked about it later: a line of a results file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from .facts import SeatFacts


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Lists go by seat. A game that failed has its error and no scores.

    All but the seconds follow from set-up, seed and seats.
    """

    number: int
    deal: int
    setup: dict[str, Any]
    seed: str
    seats: list[str]
    scores: list[int] = []
    parts: list[dict[str, int]] = []
    winners: list[int] = []
    joan: int | None = None  # her points in a solo game
    start: int = 0  # the first Start Player
    rounds: int = 0
    decisions: list[int] = []
    facts: list[SeatFacts] = []
    seconds: list[float] = []  # spent on all decisions
    slowest: list[float] = []  # spent on the one that took longest
    position: str = ""
    error: str = ""

    def to_line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"

    def share(self, seat: int) -> float:
        """Of the win: several winners share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class LineError(ValueError):
    """A line of the file is no outcome; lines count from 1."""

    def __init__(self, line: int, reason: Exception) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def read_outcomes(data: bytes) -> list[Outcome]:
    return list(outcomes_in(data))


def outcomes_in(data: bytes) -> Iterator[Outcome]:
    for number, line in enumerate(data.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
            check_lists(outcome)
        except (ValueError, RecursionError) as error:
            raise LineError(number, error) from None
        yield outcome


def check_lists(outcome: Outcome) -> None:
    """Whoever reads an outcome may look up any seat in any of its lists."""
    seats = len(outcome.seats)
    if outcome.error:
        return
    for field in ("scores", "parts", "decisions", "facts", "seconds", "slowest"):
        if len(getattr(outcome, field)) != seats:
            raise ValueError(f"{field} does not fit the seats")
    if not all(0 <= seat < seats for seat in outcome.winners):
        raise ValueError("there is no such winner")
