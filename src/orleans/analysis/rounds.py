"""A finished game, round by round: how the chances went, what was lost, who was lucky."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ..kernel.record import Record
from .decisions import Made, Recorded, decisions, recorded_moves
from .judgement import Effort, Verdict, judged
from .luck import luck_of

MATTERS: Final = 1.0
"""Points: smaller luck evens out."""


class Point(msgspec.Struct, frozen=True):
    """How likely each seat is to win, after so many moves."""

    moment: int
    win: list[float]


class Fortune(msgspec.Struct, frozen=True):
    """A draw that mattered to a seat: what it brought or cost in points, and what it did to the
    seat's chance to win. `moment` is the one after it, in which it can be seen."""

    moment: int
    seat: int
    points: float
    change: float


class JudgedRound(msgspec.Struct, frozen=True, kw_only=True):
    """`course` has a point after each decision, `verdicts` are on those where there was a choice,
    `fortunes` are the draws that mattered most to somebody.
    Luck and skill are points by seat: what draws brought beyond their mean, and minus what
    decisions lost."""

    round: int
    rounds: int
    course: list[Point]
    verdicts: list[Verdict]
    fortunes: list[Fortune] = []
    luck: list[float]
    skill: list[float]


class Story:
    """A record taken apart into its rounds."""

    def __init__(self, record: Record) -> None:
        moves = list(recorded_moves(record))
        self.seats = int(record.setup["players"])
        self.made = list(decisions(moves))
        self.drawn = [one for one in moves if one.draws]
        self.rounds = max(1, moves[-1].after.stage()) if moves else 1

    def judged(self, round: int, effort: Effort) -> JudgedRound:
        made = [one for one in self.made if one.round == round]
        seconds = effort.seconds / max(1, len(made))
        found = [judged(one, effort, seconds) for one in made]
        verdicts = [verdict for verdict in found if verdict is not None]
        luck, skill = [0.0] * self.seats, [0.0] * self.seats
        fortunes: list[Fortune] = []
        for one in self.drawn:
            if max(1, one.after.stage()) == round:
                brought = luck_of(one, effort.redraws)
                luck = [sum(both) for both in zip(luck, brought, strict=True)]
                fortunes += fortunes_in(one, brought)
        for verdict in verdicts:
            skill[verdict.seat] -= verdict.loss
        return JudgedRound(
            round=round,
            rounds=self.rounds,
            course=course_of(made),
            verdicts=verdicts,
            fortunes=fortunes,
            luck=luck,
            skill=skill,
        )


def fortunes_in(drawn: Recorded, brought: list[float]) -> list[Fortune]:
    """A move may draw for several seats."""
    mattered = [seat for seat, points in enumerate(brought) if abs(points) >= MATTERS]
    if not mattered:
        return []
    before, after = drawn.before.win_probabilities(), drawn.after.win_probabilities()
    moment = drawn.after.played.length
    return [Fortune(moment, seat, brought[seat], after[seat] - before[seat]) for seat in mattered]


def course_of(made: list[Made]) -> list[Point]:
    """It begins where the game does."""
    course = [Point(one.after.played.length, one.after.win_probabilities()) for one in made]
    start = [Point(0, one.before.win_probabilities()) for one in made if one.moment == 0]
    return [*start, *course]


def judged_rounds(record: Record, effort: Effort) -> Iterator[JudgedRound]:
    """One after the other, as they are done."""
    story = Story(record)
    for round in range(1, story.rounds + 1):
        yield story.judged(round, effort)
