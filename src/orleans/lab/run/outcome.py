"""One game of a tournament, with all that is asked about it later: a line of a results file."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ..stats.facts import SeatFacts


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
    # The points of an opponent without a seat, under the name that files of results have for them.
    rival: int | None = msgspec.field(default=None, name="joan")
    shared: bool | msgspec.UnsetType = msgspec.UNSET  # written only where all win or lose together
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

    @property
    def is_contest(self) -> bool:
        """Whether the seats played against each other."""
        return len(self.seats) > 1 and not self.shared

    def share(self, seat: int) -> float:
        return share_of(self.winners, seat, bool(self.shared))


def share_of(winners: list[int], seat: int, shared: bool) -> float:
    """Of the win: several winners share it, unless they won together."""
    if seat not in winners:
        return 0.0
    return 1.0 if shared else 1 / len(winners)


class LineError(ValueError):
    """A line of the file is no outcome; lines count from 1. A line without an end is `cut`."""

    def __init__(self, line: int, reason: Exception, cut: bool) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.cut = cut


class Results(NamedTuple):
    """What a results file holds; whoever reads it says what becomes of the wrong lines."""

    outcomes: list[Outcome]
    wrong: list[LineError]


def read_outcomes(data: bytes) -> Results:
    results = Results([], [])
    for number, line in enumerate(data.splitlines(keepends=True), start=1):
        if not line.strip():
            continue
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
            check_outcome(outcome)
        except (ValueError, RecursionError) as error:
            results.wrong.append(LineError(number, error, not line.endswith(b"\n")))
        else:
            results.outcomes.append(outcome)
    return results


def check_outcome(outcome: Outcome) -> None:
    """Whoever reads an outcome may look up its game, and any seat in any of its lists."""
    seats = len(outcome.seats)
    if not seats or not isinstance(outcome.setup.get("game"), str):
        raise ValueError("it names no game or no seats")
    if outcome.error:
        return
    for field in ("scores", "parts", "decisions", "facts", "seconds", "slowest"):
        if len(getattr(outcome, field)) != seats:
            raise ValueError(f"{field} does not fit the seats")
    if not all(0 <= seat < seats for seat in outcome.winners):
        raise ValueError("there is no such winner")
