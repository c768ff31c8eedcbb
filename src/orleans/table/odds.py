"""Exact chances of the next draw from the own bag, as data: from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import Any

import msgspec

from ..classic.names import FOLLOWERS, KIND_NAMES
from ..classic.tables import Tables
from .filling import arriving, drawn_already, place_chances


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


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """`places` are the seat's own; `refilled` says that the bag is filled anew before the draw."""

    bag: int
    drawn: int
    followers: list[FollowerOdds]
    places: list[PlaceOdds] = []
    refilled: bool = False


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


def draw_odds(tables: Tables, view: Mapping[str, Any]) -> Odds:
    """Of the view's own seat, with its bag and its boards as they are now."""
    me = view["players"][view["seat"]]
    bag = me["bag_size"]
    drawn = most_drawn(tables, view)
    followers: list[FollowerOdds] = []
    for follower in FOLLOWERS:
        own = me["bag"].get(f"{follower}*", 0)
        count = me["bag"].get(follower, 0) + own
        if count:
            followers.append(follower_odds(follower, count, bag, drawn, own))
    in_bag = [me["bag"].get(kind, 0) for kind in KIND_NAMES]
    chances = place_chances(tables, view, in_bag, drawn)
    places = [PlaceOdds(place=place, chance=chance) for place, chance in chances.items()]
    return Odds(bag=bag, drawn=drawn, followers=followers, places=places)


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
