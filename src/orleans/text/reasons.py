"""Why one decision is better than another, and decisions themselves, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..analysis.comparison import Reason
from ..analysis.decisions import events_of
from ..analysis.judgement import Verdict
from ..analysis.rounds import Fortune
from ..games import AnyGame
from ..kernel.events import EVERYBODY
from ..kernel.record import Record
from .games import move_words, teller_for
from .parts import SPEECHES
from .translator import Words


def reason_words(words: Words, reasons: Iterable[Reason]) -> list[str]:
    """A sentence for each, on the better decision."""
    return [
        words.say(
            f"reason-{reason.part}",
            way="more" if reason.points > 0 else "less",
            points=points_words(words, abs(reason.points)),
        )
        for reason in reasons
    ]


def points_words(words: Words, points: float) -> str:
    """0.4 points; in French 0,4 point, since whole numbers count there."""
    figure = words.figure(points, 1)
    return words.say("points-figure", figure=figure, count=int(round(points, 1)))


def decision_words(
    words: Words, game: AnyGame, seat: int, moves: Sequence[str], names: Sequence[str]
) -> str:
    """What a whole decision comes to, in the game as it was before."""
    parsed = [game.parse(notation) for notation in moves]
    together = SPEECHES.of(game.setup.game).decision(words, game, parsed)
    if together:
        return together
    trial = game.imagine(seat, "words")  # what a record has drawn fits no other move
    said: list[str] = []
    for move in parsed:
        said.append(move_words(words, trial, seat, move, names))
        trial.play(seat, move)
    return words.apart(said)


class VerdictWords(NamedTuple):
    """What was done, what would have been better, and why."""

    done: str
    better: str
    reasons: list[str]


def verdict_words(
    words: Words, game: AnyGame, verdict: Verdict, names: Sequence[str]
) -> VerdictWords:
    """`game` is the one in which the decision was to be made."""
    return VerdictWords(
        decision_words(words, game, verdict.seat, verdict.moves, names),
        decision_words(words, game, verdict.seat, verdict.better, names),
        reason_words(words, verdict.reasons),
    )


def fortune_words(words: Words, record: Record, fortune: Fortune, names: Sequence[str]) -> str:
    """What was drawn, as the log tells it; where it tells nothing of that seat, all of it."""
    game, events = events_of(record, fortune.moment)
    public = [event for event in events if event.audience == EVERYBODY]
    own = [event for event in public if event.seat == fortune.seat]
    teller = teller_for(words, game, names)
    return " ".join(teller.sentences(own) or teller.sentences(public))
