"""Names in the place of ids: what an event or a question speaks of, as a person calls it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ...classic.ids import FOLLOWERS, TRACKS
from ...classic.tables import Tables
from ...content.schema.deeds import Deed
from ...kernel.refusals import Fact
from ..translator import Words

SEATS: Final = frozenset({"to", "other", "victim"})
"""Facts that are the number of another seat."""

COMPONENTS: Final = frozenset({"place", "town", "tile", "deed"})
SPACES: Final = frozenset({"from", "space", "wheel"})
"""Facts that are an Action Space, such as village.1."""

WHERE: Final = frozenset({"", "bag", "market", "tower"})
"""Where a piece may lie instead; nowhere is the hand of its owner."""


def named_facts(
    words: Words, tables: Tables, names: Sequence[str], facts: Mapping[str, Fact]
) -> dict[str, Fact]:
    found = {fact: named(words, tables, names, fact, facts[fact]) for fact in facts}
    if "good" in facts and "amount" in facts:
        found["good"] = words.good(str(facts["good"]), int(facts["amount"]))
    return found


def named(words: Words, tables: Tables, names: Sequence[str], fact: str, value: Fact) -> Fact:
    if isinstance(value, int):
        return seat_name(words, names, value) if fact in SEATS else value
    if fact == "follower":
        return words.follower(value)
    if fact in ("followers", "drawn"):
        return ", ".join(words.follower(kind) for kind in value.split())
    if fact == "good":
        return words.good(value)
    if fact == "goods":
        return words.goods_lying(value.split())
    if fact == "places":
        return either(words, [words.name(id) for id in value.split()])
    if fact == "track":
        return track_words(words, value)
    if fact in SPACES:
        return space_words(words, value)
    if fact == "source":
        return source_words(words, tables, value)
    return words.name(value) if fact in COMPONENTS else value


def seat_name(words: Words, names: Sequence[str], seat: int) -> str:
    """A player's name; without names the colour of the seat."""
    return names[seat] if 0 <= seat < len(names) else words.say("seat-name", seat=seat)


def either(words: Words, items: list[str]) -> str:
    """a, b or c"""
    if len(items) < 2:
        return "".join(items)
    return words.say("list-or", head=", ".join(items[:-1]), last=items[-1])


def track_words(words: Words, track: str) -> str:
    if track == "development":
        return words.say("source-development")
    return words.say("source-track", track=track)


def space_words(words: Words, space: str) -> str:
    """village.2 is space 2 of the Village, also as the last word of a move; or no space at all."""
    if space in WHERE:
        return words.say("where", where=space or "hand")
    place, _, number = space.split()[-1].rpartition(".")
    return words.say("space-named", place=words.name(place), space=int(number))


def source_words(words: Words, tables: Tables, source: str) -> str:
    """What caused an event: a Place, a deed, a track, an event tile or the census."""
    if source.removeprefix("track.") in FOLLOWERS[:TRACKS]:
        return words.say("source-track", track=source.removeprefix("track."))
    deed = source.removeprefix("deed.").partition(".")[0]
    if deed in words.names:
        return words.name(deed)
    if source.startswith("census."):
        return words.say("source-census")
    if source == "development":
        return words.say("source-development")
    if source.startswith("development."):
        return words.say("source-development-space", space=int(source.partition(".")[2]))
    if source == "most_stations":
        return words.say("source-most-stations")
    if source in words.content.rules:
        return rule_name(words, tables, source)
    if source.rpartition("_")[2] in ("road", "water"):
        return route_words(words, tables, source)
    return source


@lru_cache(maxsize=4096)
def rule_name(words: Words, tables: Tables, rule: str) -> str:
    """What a rule is called: the tile that it is about or belongs to, its own name, or the name of
    its module."""
    by_rule, ledger = names_by_rule(words, tables), words.content.rules
    above = rule
    while "." in above:
        about = {words.name(by_rule[one]) for one in by_rule if f"{one}.".startswith(f"{above}.")}
        if len(about) == 1:
            return about.pop()
        name = ledger[above].name_in(words.language) if above in ledger else ""
        if name:
            return name
        above = above.rpartition(".")[0]
    for module in tables.modules:
        if module.rules and rule.startswith(module.rules):
            return words.say("module-name", module=module.id)
    return words.say("source-rule", rule=rule)


@lru_cache(maxsize=64)
def names_by_rule(words: Words, tables: Tables) -> dict[str, str]:
    """Places, Hour Glass tiles and deeds by the rule that an event names in their stead."""
    by_rule = {place.rule: place.id for place in tables.places}
    by_rule |= {tile.rule: tile.id for tile in tables.hour_glass}
    rows: list[Any] = [words.content.rows[deed.id] for deed in tables.deeds]
    rules = [row.rule for row in rows if isinstance(row, Deed)]
    deeds = [row for row in rows if isinstance(row, Deed) and rules.count(row.rule) == 1]
    return by_rule | {row.rule: row.id for row in deeds}


def route_words(words: Words, tables: Tables, id: str) -> str:
    """Orléans-Blois"""
    for route in tables.routes:
        if route.id == id:
            return f"{words.name(tables.towns[route.a])}-{words.name(tables.towns[route.b])}"
    return id
