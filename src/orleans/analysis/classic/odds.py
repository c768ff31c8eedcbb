"""Exact chances of the next draw from the own bag, as data: from what a seat may know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from ...classic.ids import FOLLOWERS, KIND_NAMES
from ...classic.tables import Tables
from ..odds import ChosenOdds, FollowerOdds, Odds, PlaceOdds, follower_odds
from .completion_odds import arriving, drawn_already, place_chances
from .next_draw import at_next_draw


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
            ChosenOdds(
                one_of=[FOLLOWERS[follower_type] for follower_type in types], chance=drawn / bag
            )
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
        for follower_type in types:
            counts[follower_type] += 1
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
