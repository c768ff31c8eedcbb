"""What the pieces of Joan of Arc are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ...joan.ids import FOLLOWERS
from ...joan.tables import Tables
from ..translator import Words

PREFIX: Final = "joan."
"""Names of this game are kept apart from those of Orléans, which has ids of its own."""

NUMBERED: Final = ("warehouse_column", "bank_row", "bank_column", "development")
"""Parts of the sheet whose ids end with their number."""


def named(words: Words, id: str) -> str:
    return words.names.get(PREFIX + id) or words.name(id)


def town_words(words: Words, tables: Tables, number: int) -> str:
    """Blois (6): towns go by their numbers; Orléans has none."""
    return words.say("joan-town", number=number, town=named(words, tables.towns[number].id))


def town_called(words: Words, tables: Tables, id: str) -> str:
    number = next(town.number for town in tables.towns if town.id == id)
    return town_words(words, tables, number)


def route_words(words: Words, tables: Tables, id: str) -> str:
    """Blois–Tours; without numbers, because it often stands in brackets."""
    route = next(route for route in tables.routes if route.id == id)
    ends = [named(words, tables.towns[number].id) for number in (route.a, route.b)]
    return words.say("joan-route", a=ends[0], b=ends[1])


def numbered_route(words: Words, tables: Tables, id: str) -> str:
    """Blois (6)–Tours (7): as it is found on the map."""
    route = next(route for route in tables.routes if route.id == id)
    ends = [town_words(words, tables, number) for number in (route.a, route.b)]
    return words.say("joan-route", a=ends[0], b=ends[1])


def yellow_words(words: Words, id: str) -> str:
    """A bonus for the first player only: the citizen of the warehouse."""
    kind, number = yellow_kind(id)
    return words.say("joan-yellow", kind=kind, number=number)


def yellow_short(words: Words, id: str) -> str:
    """Only where it is to be had: warehouse."""
    kind, number = yellow_kind(id)
    return words.say("joan-yellow-short", kind=kind, number=number)


def yellow_kind(id: str) -> tuple[str, int]:
    rest = id.removeprefix("yellow_")
    kind, _, number = rest.rpartition("_")
    return (kind, int(number)) if number.isdecimal() else (rest, 0)


def source_words(words: Words, tables: Tables, source: str) -> str:
    """What brought something about: a Follower, a place, a deed, a route, a part of the sheet."""
    kind, _, number = source.rpartition("_")
    if kind in NUMBERED and number.isdecimal():
        return words.say("joan-source", kind=kind, number=int(number))
    if source.startswith("yellow_"):
        return yellow_words(words, source)
    if any(route.id == source for route in tables.routes):
        return route_words(words, tables, source)
    if source in FOLLOWERS or PREFIX + source in words.names:
        return named(words, source)
    return words.say("joan-source", kind="other", number=0)


def tiles_words(words: Words, tiles: Mapping[str, int]) -> str:
    """2 Farmers, 1 Knight"""
    parts = [
        words.say("joan-tiles", amount=count, follower=follower)
        for follower, count in tiles.items()
    ]
    return ", ".join(parts) or words.say("joan-no-tiles")


def counted(items: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return counts
