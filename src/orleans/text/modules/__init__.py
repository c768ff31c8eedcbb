"""What the expansions add to the words: one file for each of them."""

from __future__ import annotations

from typing import Final

from ...kernel.moves import Move
from . import intrigue, orders, ti_events, trade
from .display import Showing
from .speech import AtStep, EventFacts, Facts, QuestionFacts, Touch

SPEECHES: Final = (orders.SPEECH, ti_events.SPEECH, trade.SPEECH, intrigue.SPEECH)
SHOWINGS: Final[dict[str, Showing]] = {
    "orders": orders.SHOWING,
    "trade": trade.SHOWING,
    "intrigue": intrigue.SHOWING,
}
"""By module; one that shows nothing of its own is not here."""

KEYS: Final[dict[int, str]] = {}
FACTS: Final[dict[int, Facts]] = {}
TOUCHES: Final[dict[int, Touch]] = {}
AT_STEP: Final[dict[tuple[str, int], AtStep]] = {}
QUESTIONS: Final[dict[str, QuestionFacts]] = {}
EVENTS: Final[dict[str, EventFacts]] = {}

for speech in SPEECHES:
    KEYS.update(speech.keys)
    FACTS.update(speech.facts)
    TOUCHES.update(speech.touches)
    AT_STEP.update(speech.at_step)
    QUESTIONS.update(speech.questions)
    EVENTS.update(speech.events)


def touched(move: Move) -> dict[str, str]:
    """What a move of an expansion touches on the table."""
    touch = TOUCHES.get(move.kind)
    return {touch: move.notation.split()[1]} if touch else {}
