"""What the boards of all games are made of."""

from __future__ import annotations

import msgspec


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """Plain data for a client."""


class Named(Shape, frozen=True):
    id: str
    name: str


class Gift(Shape, frozen=True):
    """One thing that a space, a Place or a deed brings, for an icon: so many of a kind. `kind` is a
    word of the component tables (coins, good, dev, citizen, recruit, cost_coins...), `item` which
    one where there are several. A client that knows no icon shows the text beside it."""

    kind: str
    amount: int = 1
    item: str = ""


class Provenance(Shape, frozen=True):
    """How sure a value is, and how that is said. The components name levels by value."""

    level: str
    text: str


class Card(Shape, frozen=True):
    """A card or a field of an expansion: any client can draw it without knowing which."""

    id: str
    title: str
    text: str
    rule: str
    cost: list[Gift] = []
    gives: list[Gift] = []
    points: int | None = None
    town: str = ""
    provenance: dict[str, str] = {}


class ModuleBoard(Shape, frozen=True):
    """An expansion of the set-up, with what it adds besides deeds and Hour Glass tiles."""

    id: str
    name: str
    text: str
    cards: list[Card]


class Row(Shape, frozen=True):
    """`card` and `seat` are what the row is about, where it is about one."""

    cells: list[str]
    card: str = ""
    seat: int | None = None


class Section(Shape, frozen=True):
    """What lies on the board of an expansion now: a small table, sentences below it."""

    id: str
    title: str
    columns: list[str] = []
    rows: list[Row] = []
    lines: list[str] = []


class Lying(Shape, frozen=True):
    """A piece or a mark that an expansion has put on a common component. `at` is "deed" or
    "place", `id` which one, `space` one of its spaces from 1, or 0 for all of it; `seat` is the
    owner of a Place."""

    at: str
    id: str
    kind: str
    text: str
    space: int = 0
    amount: int = 1
    item: str = ""
    seat: int | None = None
    rule: str = ""
