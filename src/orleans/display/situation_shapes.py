"""What there is to say of a moment besides the view."""

from __future__ import annotations

from ..text.shapes import Lying, Section, Shape


class Projection(Shape, frozen=True):
    """The points of a seat if the game ended now, by source. Seat -1 is a rival's."""

    seat: int
    total: int
    parts: dict[str, int]


class Majority(Shape, frozen=True):
    """Who would win it now, nobody in a tie. `counts` are by seat, a rival's after them."""

    id: str
    name: str
    winner: int | None
    counts: list[int]


class Filling(Shape, frozen=True):
    """An own Place while planning. `moves` fill it as far as possible, the cheapest way, jokers
    last; `missing` is what its spaces still ask for then. `rule` says why its action would not be
    possible, as things stand. `choose`: it takes any Follower, so the player picks."""

    place: str
    moves: list[str]
    complete: bool
    missing: list[str]
    choose: bool
    text: str
    rule: str


class Idle(Shape, frozen=True):
    """A Place that is ready but cannot be used now, and the rule that says so."""

    place: str
    rule: str
    text: str


class Waste(Shape, frozen=True):
    """What would be left undone by this move."""

    move: str
    text: str


class ToDo(Shape, frozen=True):
    """For the seat that is asked: help with its decision."""

    fillings: list[Filling]
    idle: list[Idle]
    waste: list[Waste]


class About(Shape, frozen=True):
    """`event` and `census` are what they will bring the reader, as things stand; `leading` are the
    seats that would win. `sections` and `lying` are what expansions show."""

    event: str
    census: str
    scores: list[Projection]
    majorities: list[Majority]
    leading: list[int]
    sections: list[Section]
    lying: list[Lying]
    to_do: ToDo | None
