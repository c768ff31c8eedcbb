"""Hints and analyses as they go over the network: what to do, and what would have been better."""

from __future__ import annotations

from .messages import Choice, Plain


class Other(Plain, frozen=True):
    """Another way to decide, and how many points it promises less than the hint."""

    text: str
    less: float


class Hint(Plain, frozen=True):
    """The moves of a whole decision, for the question of this id. `others` are the next best
    ways, at most 3; `reasons` are sentences on what the hint brings more, or less, than number
    `beside` of them: the first that promises noticeably less."""

    question: str
    moves: list[Choice]
    reasons: list[str]
    others: list[Other]
    beside: int


class CoursePoint(Plain, frozen=True):
    """How likely each seat was to win after so many moves, from 0 to 1."""

    moment: int
    win: list[float]


class JudgedDecision(Plain, frozen=True):
    """A decision that lost something. `moment` is the one before it, in which it was to be made;
    `text` is what was done, `better` what would have been better, `loss` how many points better,
    `reasons` sentences on what that would have brought more, or less. `change` is what the
    decision did to the chance to win, at most 0."""

    moment: int
    seat: int
    text: str
    better: str
    loss: float
    change: float
    reasons: list[str]


class TurningDraw(Plain, frozen=True):
    """A draw that mattered to a seat. `moment` is the one after it, `text` what was drawn, `luck`
    the points that it brought beyond the mean, `change` what it did to the chance to win."""

    moment: int
    seat: int
    text: str
    luck: float
    change: float


class RoundAnalysis(Plain, frozen=True):
    """One of `rounds` rounds of a game that is over. `course` has a point after each decision,
    `decisions` are those that lost most, the largest loss first, at most 8, `draws` those that
    mattered most, likewise. `luck` and `skill` are points by seat: what draws brought beyond their
    mean, and minus what decisions lost."""

    round: int
    rounds: int
    course: list[CoursePoint]
    decisions: list[JudgedDecision]
    draws: list[TurningDraw]
    luck: list[float]
    skill: list[float]
