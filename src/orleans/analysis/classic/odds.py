"""Exact chances of the next draw from the own bag, as data: from what a seat may know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from math import comb
from typing import Any

import msgspec

from ...classic.ids import FOLLOWERS, KIND_NAMES
from ...classic.tables import Tables
from .completion_odds import arriving, drawn_already, place_chances
from .next_draw import at_next_draw


class FollowerOdds(msgspec.Struct, frozen=True, kw_only=True):
    """A type of Follower in the bag."""

    follower: str
    count: int
    personal: int  # so many of them never leave their owner
    next: float  # the chance that the next one drawn is of this type
    one: float  # at least one of the draw
    two: float  # at least two of the draw
    expected: float  # how many of the draw, on average


class PlaceOdds(msgspec.Struct, frozen=True, kw_only=True):
    """How likely a Place can be completed after the draw, if everything is put there."""

    place: str
    chance: float


class ChosenOdds(msgspec.Struct, frozen=True, kw_only=True):
    """A recruit to come, one of several types as its owner will choose; the chance to draw it."""

    one_of: list[str]
    chance: float


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """`places` are the seat's own; `refilled` says that the bag is filled anew before the draw.
    `planned`: the draw is one of the next round, and every Place that is ready counts as used,
    except those `stuck`, whose action is not possible. Those `chosen` are among the `bag`, but of
    no type yet."""

    bag: int
    drawn: int
    followers: list[FollowerOdds]
    places: list[PlaceOdds] = []
    refilled: bool = False
    planned: bool = False
    stuck: list[str] = []
    chosen: list[ChosenOdds] = []


def at_least(wanted: int, of_type: int, bag: int, drawn: int) -> float:
    """The chance that among `drawn` of `bag` Followers there are `wanted` of a type."""
    drawn = min(drawn, bag)
    few = range(min(wanted, drawn + 1))
    below = sum(comb(of_type, k) * comb(bag - of_type, drawn - k) for k in few)
    return 1 - below / comb(bag, drawn)


def follower_odds(
    follower: str, count: int, bag: int, drawn: int, personal: int = 0
) -> FollowerOdds:
    return FollowerOdds(
        follower=follower,
        count=count,
        personal=personal,
        next=count / bag,
        one=at_least(1, count, bag, drawn),
        two=at_least(2, count, bag, drawn),
        expected=drawn * count / bag,
    )


def draw_odds(tables: Tables, view: Mapping[str, Any], stuck: Collection[str] = ()) -> Odds:
    """Of the view's own seat. Once this round's Followers are drawn, the next draw finds what the
    Places that are ready have brought by then; `stuck` are those whose action is not possible."""
    planned = drawn_already(view)
    chosen: list[list[int]] = []
    if planned:
        me, chosen = at_next_draw(tables, view, stuck)
        view = {**view, "players": [*view["players"]]}
        view["players"][view["seat"]] = me
    me = view["players"][view["seat"]]
    bag = me["bag_size"]
    drawn = most_drawn(tables, view)
    followers: list[FollowerOdds] = []
    for follower in FOLLOWERS:
        own = me["bag"].get(f"{follower}*", 0)
        count = me["bag"].get(follower, 0) + own
        if count:
            followers.append(follower_odds(follower, count, bag, drawn, own))
    return Odds(
        bag=bag,
        drawn=drawn,
        followers=followers,
        places=place_odds(tables, view, chosen, drawn),
        planned=planned,
        stuck=list(stuck) if planned else [],
        chosen=[
            ChosenOdds(one_of=[FOLLOWERS[type] for type in types], chance=drawn / bag)
            for types in chosen
        ],
    )


def place_odds(
    tables: Tables, view: Mapping[str, Any], chosen: Sequence[Sequence[int]], drawn: int
) -> list[PlaceOdds]:
    """For each Place with those recruits that serve it best."""
    best: dict[str, float] = {}
    for bag in bags(view["players"][view["seat"]]["bag"], chosen):
        for place, chance in place_chances(tables, view, bag, drawn).items():
            best[place] = max(best.get(place, 0.0), chance)
    return [PlaceOdds(place=place, chance=chance) for place, chance in best.items()]


def bags(bag: Mapping[str, int], chosen: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """The bag by kind, with every way to choose the recruits to come."""
    for types in product(*chosen):
        counts = [bag.get(kind, 0) for kind in KIND_NAMES]
        for type in types:
            counts[type] += 1
        yield counts


def most_drawn(tables: Tables, view: Mapping[str, Any]) -> int:
    """draw.limit, draw.space, draw.return: after what is being taken back."""
    if view["round"] >= view["rounds"] and drawn_already(view):
        return 0
    me = view["players"][view["seat"]]
    extra = sum(place.market_spaces for place in tables.places if place.id in me["places"])
    waiting = sum(me["market"].values()) + len(me["tower"]) + len(arriving(view))
    room = tables.market_size + extra - waiting
    most: int = min(me["draw_number"], room) - len(me.get("takes_back", ()))
    bag: int = me["bag_size"]
    return min(most, bag)
