"""The log in words: a sentence for every event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ...classic.ids import FOLLOWERS
from ...classic.tables import Tables
from ...kernel.events import Event
from ...kernel.refusals import Fact
from .. import modules
from ..translator import Words
from .moves import move_words
from .names import named_facts, source_words
from .pieces import Moment

QUIET = frozenset({"drafted", "takes_back", "offer_drafted"})
"""Steps of a private draft: the player who makes them sees them on the mat or in the question."""


class Teller:
    """Tells events of one table; `names` are the players by seat."""

    def __init__(self, words: Words, tables: Tables, names: Sequence[str]) -> None:
        self.words = words
        self.tables = tables
        self.names = names

    def sentence(self, event: Event) -> str:
        key = f"event-{event.what}"
        facts = self.facts(event)
        if not self.words.has(key):
            return self.words.say("event-other", what=event.what, **common(facts))
        return self.words.say(key, **facts)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The sentences worth reading: Followers planned for one Place share theirs."""
        told: list[str] = []
        for event in together([event for event in events if not needless(event)]):
            told.append(self.sentence(event))
        return told

    def is_rivals(self, event: Event) -> bool:
        return False

    def facts(self, event: Event) -> dict[str, Fact]:
        """The facts of an event with names in the place of ids."""
        words = self.words
        place = event.source if event.source in places_and_deeds(self.tables) else ""
        facts: dict[str, Fact] = {
            "who": self.names[event.seat] if 0 <= event.seat < len(self.names) else "",
            "source": source_words(words, self.tables, event.source),
            "cause": "place" if place else "rule",
            "place": words.name(place) if place else "",
        }
        facts |= named_facts(words, self.tables, self.names, event.facts)
        text = str(event.facts.get("follower", ""))
        if text.removesuffix("*") in FOLLOWERS:
            follower = text.removesuffix("*")
            facts["a_follower"] = words.say("a-follower", follower=follower)
            facts.setdefault("followers", words.follower(text))
        if event.what == "gave":
            facts |= self.gift(event)
        elif event.what == "moved":
            facts["way"] = str(event.facts["route"]).rpartition("_")[2]
        elif event.what == "drafted":
            move = self.tables.vocabulary.parse(str(event.facts["move"]))
            facts["move"] = move_words(Moment(words, self.tables, "plan"), move)
        if event.what in modules.EVENTS:
            facts |= modules.EVENTS[event.what](Moment(words, self.tables, names=self.names), event)
        return facts

    def gift(self, event: Event) -> dict[str, Fact]:
        """What a tortured player gave; a Follower is drawn, so its type is told too."""
        move = self.tables.vocabulary.parse(str(event.facts["item"]))
        drawn = str(event.facts["what"])
        return {
            "item": move_words(Moment(self.words, self.tables, "torture"), move),
            "what": "follower" if drawn else "nothing",
            "follower": self.words.follower(drawn) if drawn else "",
        }


@lru_cache(maxsize=64)
def places_and_deeds(tables: Tables) -> frozenset[str]:
    """What happens because of them has a name."""
    return frozenset([place.id for place in tables.places] + [deed.id for deed in tables.deeds])


def common(facts: dict[str, Fact]) -> dict[str, Fact]:
    return {"who": facts["who"], "source": facts["source"]}


def needless(event: Event) -> bool:
    """A draw is told by what came of it, unless something else is told with it."""
    if event.what in QUIET:
        return True
    if event.what == "plan_done":
        return event.facts.get("placed") != 0
    return event.what == "draws" and event.facts["amount"] != 0 and event.facts["back"] == 0


def together(events: list[Event]) -> list[Event]:
    """Followers planned one after the other for the same Place, as one event."""
    joined: list[Event] = []
    for event in events:
        last = joined[-1] if joined else None
        if event.what != "planned":
            joined.append(event)
        elif last and last.what == "planned" and same_plan(last, event):
            followers = f"{last.facts['followers']} {event.facts['follower']}"
            joined[-1] = plan_event(event, followers)
        else:
            joined.append(plan_event(event, str(event.facts["follower"])))
    return joined


def same_plan(one: Event, other: Event) -> bool:
    return one.seat == other.seat and one.source == other.source


def plan_event(event: Event, followers: str) -> Event:
    facts: dict[str, Fact] = {"followers": followers}
    return Event("planned", event.seat, event.source, facts, event.audience)
