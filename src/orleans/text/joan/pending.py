"""What waits to be carried out in a turn."""

from __future__ import annotations

from typing import Final

from ...joan.ids import FOLLOWERS, GOOD_NAMES, ROUTE_NAMES, TILE
from ...joan.tables import Tables
from ..classic.names import either
from ..translator import Words
from .context import Moment
from .names import source_words

COUNTED: Final = {"coin": "joan-gain-coins", "develop": "joan-gain-dev", "any": "joan-gain-any"}


def part_words(words: Words, part: str, amount: int = 1) -> str:
    """`part` as the view writes it; a choice is written with strokes."""
    if "/" in part:
        options = either(words, [part_words(words, one) for one in part.split("/")])
        return words.say("joan-gain-choose", amount=amount, options=options)
    if part in COUNTED:
        return words.say(COUNTED[part], amount=amount)
    good = part.removesuffix("*")
    if good in GOOD_NAMES:
        key = "joan-part-swap" if part.endswith("*") else "joan-gain-good"
        return words.say(key, amount=amount, good=words.good(good, amount))
    if part in ROUTE_NAMES:
        return words.say("joan-gain-route", way=part, amount=amount)
    if part.startswith("station"):
        return words.say("joan-gain-station", cost=int(part == "station.paid"))
    follower = part.partition(".")[0]
    if follower in FOLLOWERS:
        return words.say("joan-gain-act", follower=follower)
    return words.say("joan-part-card")


def waiting_words(moment: Moment) -> str:
    """All that waits, equal things together, each with what brought it."""
    counts: dict[tuple[str, str], int] = {}
    for waiting in moment.view["waiting"]:
        key = waiting["part"], waiting["source"]
        counts[key] = counts.get(key, 0) + 1
    return moment.words.apart(
        part_from(moment.words, moment.tables, part, source, amount)
        for (part, source), amount in counts.items()
    )


def part_from(words: Words, tables: Tables, part: str, source: str, amount: int = 1) -> str:
    """Something that waits, and what brought it; a pick speaks for itself."""
    thing = part_words(words, part, amount)
    if source == tables.sources[TILE]:
        return thing
    return words.say("joan-because", thing=thing, source=source_words(words, tables, source))
