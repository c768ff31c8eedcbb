"""Joan's cards in words: their backs, her pile, and what the next one may bring."""

from __future__ import annotations

from typing import Any

from ...content.schema.joan_gain import SoloEffect
from ...content.schema.joan_solo import SoloCard
from ..translator import Words
from .context import Moment
from .forecast import back_of, chances, taken
from .gains import solo_words
from .names import named


def back_words(words: Words, card: SoloCard) -> str:
    arrow = words.say("joan-arrow", arrow=card.back.arrow)
    return words.say("joan-back", arrow=arrow, monk=monk_words(words, back_of(card)))


def monk_words(words: Words, back: dict[str, Any]) -> str:
    """Her Monk action, from a back as the view tells it."""
    if back["monk"] == "station":
        parts = [words.say("joan-does-station")]
    else:
        track = words.say("source-track", track=back["monk"])
        parts = [words.say("joan-does-track", track=track)]
    if back["shields"]:
        parts.append(words.say("joan-does-shield", amount=back["shields"]))
    return words.listed(parts)


def pile_words(moment: Moment) -> str:
    """How many are left, and what the back on top shows; at Standard no Monk action happens."""
    area, solo = moment.view["joan"], moment.tables.solo
    assert area is not None and solo is not None
    if area["back"] is None:
        return moment.words.say("nothing")
    return moment.words.say(
        "joan-pile-line",
        pile=area["pile"],
        arrow=area["back"]["arrow"],
        monk=monk_words(moment.words, area["back"]),
        acts="yes" if solo.monk_actions else "no",
    )


def chance_words(moment: Moment) -> str:
    """How likely she takes which Follower; "" where she takes none."""
    found = chances(moment)
    words = moment.words
    likely = ", ".join(
        words.say("joan-chance", follower=named(words, id), chance=words.percent(chance))
        for id, chance in found.items()
    )
    return words.say("joan-chances", chances=likely) if found else ""


def next_words(moment: Moment, card: SoloCard) -> str:
    """What she would take and do with this card, by the arrow below it."""
    words = moment.words
    found: list[str] = []
    effects: dict[str, tuple[SoloEffect, ...]] = {row.follower: row.effects for row in card.front}
    for arrow in ("down", "up"):
        follower = taken(card, arrow, moment.view["display"])
        if follower:
            text = solo_words(words, effects[follower])
            taking = words.say("a-follower", follower=follower)
            found.append(words.say("joan-would", arrow=arrow, follower=taking, effect=text))
    return words.apart(found)
