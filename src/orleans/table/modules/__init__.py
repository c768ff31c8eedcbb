"""What the expansions add to the words: one file for each of them."""

from __future__ import annotations

from typing import Final

from .intrigue import SPEECH as INTRIGUE
from .orders import SPEECH as ORDERS
from .speech import AtStep, EventFacts, Facts, QuestionFacts
from .ti_events import SPEECH as TI_EVENTS
from .trade import SPEECH as TRADE

SPEECHES: Final = (ORDERS, TI_EVENTS, TRADE, INTRIGUE)

KEYS: Final[dict[int, str]] = {}
FACTS: Final[dict[int, Facts]] = {}
AT_STEP: Final[dict[tuple[str, int], AtStep]] = {}
QUESTIONS: Final[dict[str, QuestionFacts]] = {}
EVENTS: Final[dict[str, EventFacts]] = {}

for speech in SPEECHES:
    KEYS.update(speech.keys)
    FACTS.update(speech.facts)
    AT_STEP.update(speech.at_step)
    QUESTIONS.update(speech.questions)
    EVENTS.update(speech.events)
