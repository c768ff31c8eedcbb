"""What a seat is asked, in words."""

from __future__ import annotations

from typing import Any

from ...kernel.refusals import Fact
from .. import modules
from .names import named_facts, track_words
from .pieces import Moment


def question_words(moment: Moment, more: dict[str, Fact] | None = None) -> str:
    """The question that the moment's seat has to answer; `more` are facts known elsewhere."""
    words = moment.words
    assert moment.view is not None
    facts: dict[str, Fact] = {**moment.view["question"], **(more or {})}
    follower = str(facts.get("follower", ""))
    named = named_facts(words, moment.tables, moment.names, facts)
    if moment.asked == "other_track":
        named["track"] = track_words(words, follower)
    elif moment.asked == "harvest":
        tile: Any = words.content.rows[moment.view["event"]]
        named["first"] = "food" if tile.food_first else "either"
    if moment.asked in modules.QUESTIONS:
        named |= modules.QUESTIONS[moment.asked](moment)
    key = f"ask-{moment.asked}"
    return words.say(key if words.has(key) else "ask-other", **named)
