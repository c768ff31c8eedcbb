"""Exact chances of the next display, as data: everybody can count the bag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...joan.ids import FOLLOWERS, TILES
from ...joan.tables import Tables
from ..odds import Odds, follower_odds


def draw_odds(tables: Tables, view: Mapping[str, Any]) -> Odds:
    """Every Follower of the tiles, also those that are no longer in the bag."""
    refilled = not view["bag"]
    bag = next_bag(tables, view)
    size = sum(bag.values())
    drawn = min(tables.tiles_drawn, size)
    followers = [
        follower_odds(follower, bag.get(follower, 0), size, drawn)
        for follower in FOLLOWERS[:TILES]
        if size
    ]
    return Odds(bag=size, drawn=drawn, followers=followers, refilled=refilled and size > 0)


def next_bag(tables: Tables, view: Mapping[str, Any]) -> Mapping[str, int]:
    """What the next tiles are drawn from: the bag, or all tiles once it is refilled; empty when
    none are drawn any more.

    Tiles set aside at a refill are drawn at random, so they change no chance."""
    if view["bag"] or len(view["bag_numbers"]) < 2:
        bag: Mapping[str, int] = view["bag"]
        return bag
    return dict(zip(FOLLOWERS[:TILES], tables.tile_counts, strict=True))
