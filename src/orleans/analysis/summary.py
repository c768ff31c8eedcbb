"""What an analysis comes to over the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .judgement import Verdict
from .rounds import Fortune, JudgedRound, Point

MISTAKES: Final = 3
FORTUNES: Final = 3
WORTH_TELLING: Final = 0.5
"""Points: smaller losses add up, but no single one of them says much."""


class Summary:
    def __init__(self, rounds: Sequence[JudgedRound]) -> None:
        self.rounds = rounds
        self.luck = by_seat([round.luck for round in rounds])
        self.skill = by_seat([round.skill for round in rounds])

    @property
    def course(self) -> list[Point]:
        return [point for round in self.rounds for point in round.course]

    def mistakes(self, seat: int | None = None) -> list[tuple[int, Verdict]]:
        """The largest of a seat, or of the game, each with its round."""
        found = [
            (round.round, verdict)
            for round in self.rounds
            for verdict in round.verdicts
            if seat in (None, verdict.seat) and verdict.loss >= WORTH_TELLING
        ]
        return sorted(found, key=lambda one: -one[1].loss)[:MISTAKES]

    def fortunes(self, seat: int | None = None) -> list[tuple[int, Fortune]]:
        """The draws that mattered most to a seat, or to anybody, each with its round."""
        found = [
            (round.round, fortune)
            for round in self.rounds
            for fortune in round.fortunes
            if seat in (None, fortune.seat)
        ]
        return sorted(found, key=lambda one: -abs(one[1].points))[:FORTUNES]

    def choices(self, seat: int) -> tuple[int, int]:
        """How many real choices the seat had, and in how many nothing better was found."""
        mine = [one for round in self.rounds for one in round.verdicts if one.seat == seat]
        return len(mine), sum(not one.better for one in mine)


def by_seat(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) for column in zip(*rows, strict=True)]
