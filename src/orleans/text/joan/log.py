"""The log in words: a sentence for every event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ...joan.tables import Tables
from ...kernel.events import Event
from ...kernel.refusals import Fact
from ..translator import Words
from .names import (
    counted,
    named,
    route_words,
    source_words,
    tiles_words,
    town_called,
    yellow_words,
)
from .pending import part_from

MARKED_TOGETHER: Final = {"development": "space", "paid": "row", "coin": "row"}
"""Events that often come in a row: the fact in which they differ."""


class Teller:
    """Tells events of one table; `names` are the players by seat. Joan has no seat."""

    def __init__(self, words: Words, tables: Tables, names: Sequence[str]) -> None:
        self.words = words
        self.tables = tables
        self.names = names

    def sentence(self, event: Event) -> str:
        return self.words.say(f"joan-event-{event.what}", **self.facts(event))

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The sentences worth reading; marks of one kind that follow each other share theirs."""
        told = together([event for event in events if not needless(event)])
        return [self.sentence(event) for event in told]

    def is_rivals(self, event: Event) -> bool:
        return event.what.startswith("joan_")

    def facts(self, event: Event) -> dict[str, Fact]:
        facts: dict[str, Fact] = {
            "who": self.who(event.seat),
            "source": source_words(self.words, self.tables, event.source),
        }
        for fact, value in event.facts.items():
            facts[fact] = self.named(fact, value)
        if event.what in MORE:
            facts |= MORE[event.what](self, event)
        return facts

    def who(self, seat: int) -> str:
        """Whoever sits beside the only player is Joan."""
        return self.names[seat] if seat < len(self.names) else self.words.say("joan")

    def named(self, fact: str, value: Fact) -> Fact:
        """Names in the place of ids."""
        words, tables = self.words, self.tables
        if isinstance(value, int):
            return value
        if fact in ("follower", "aside"):
            return words.say("a-follower", follower=value)
        if fact == "tiles":
            return tiles_words(words, counted(value.split()))
        if fact == "good":
            return words.good(value)
        if fact == "route":
            return route_words(words, tables, value)
        if fact == "town":
            return town_called(words, tables, value) if value else ""
        if fact == "yellow":
            return yellow_words(words, value)
        return named(words, value) if fact in ("deed", "card") else value


def together(events: list[Event]) -> list[Event]:
    """Equal marks of one player from one source as one event, with `to` as the last of them."""
    joined: list[Event] = []
    for event in events:
        last = joined[-1] if joined else None
        fact = MARKED_TOGETHER.get(event.what)
        if fact is None:
            joined.append(event)
            continue
        facts = {**event.facts, "to": event.facts[fact], "amount": 1}
        if last is not None and same_marks(last, event):
            facts[fact] = last.facts[fact]
            facts["amount"] = int(last.facts["amount"]) + 1
            joined.pop()
        joined.append(Event(event.what, event.seat, event.source, facts, event.audience))
    return joined


def same_marks(one: Event, other: Event) -> bool:
    """Spaces of the Development track always; coins only in the same row of the bank."""
    same = (one.what, one.seat, one.source) == (other.what, other.seat, other.source)
    return same and (one.what == "development" or one.facts["row"] == other.facts["row"])


def needless(event: Event) -> bool:
    """An action is told by what it brings, unless another Follower carries it out."""
    if event.what == "action":
        return " with " not in str(event.facts["move"])
    return event.what == "joan_struck" and str(event.facts["yellow"]).startswith("yellow_deed")


# ------------------------------------------------------ what some events need besides


def action(teller: Teller, event: Event) -> dict[str, Fact]:
    """`act knight with monk`"""
    verb, follower, *rest = str(event.facts["move"]).split()
    by = rest[-1] if rest else follower
    return {
        "by": by if rest else "own",
        "follower": teller.words.name(follower),
        "how": verb,
    }


def development(teller: Teller, event: Event) -> dict[str, Fact]:
    first = int(event.facts["space"])
    last = int(event.facts.get("to", first))
    stars = [space for space in teller.tables.dev_stars if first <= space <= last]
    return {"space": first, "to": last, "amount": last - first + 1, "stars": len(stars)}


def coins(teller: Teller, event: Event) -> dict[str, Fact]:
    return {"amount": event.facts.get("amount", 1)}


def lapsed(teller: Teller, event: Event) -> dict[str, Fact]:
    part = str(event.facts["part"])
    return {"part": part_from(teller.words, teller.tables, part, event.source)}


def station(teller: Teller, event: Event) -> dict[str, Fact]:
    return {"struck": "town" if event.facts["town"] else "none"}


def track(teller: Teller, event: Event) -> dict[str, Fact]:
    return {"track": teller.words.say("source-track", track=str(event.facts["follower"]))}


MORE: Final[dict[str, Callable[[Teller, Event], dict[str, Fact]]]] = {
    "action": action,
    "development": development,
    "coin": coins,
    "paid": coins,
    "lapsed": lapsed,
    "joan_station": station,
    "joan_track": track,
    "joan_card": lambda teller, event: {"card": str(event.facts["card"])},
}
