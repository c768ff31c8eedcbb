"""Chances of the next draw, as data: what the odds of every title are made of."""

from __future__ import annotations

from math import comb

import msgspec


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
