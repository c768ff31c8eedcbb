"""What effects and steps bring, as data for icons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..classic.ids import CRAFTSMAN, FOLLOWERS, GOOD_NAMES
from ..classic.tables import Tables
from ..content.schema.effect import Effect
from ..content.schema.joan_gain import Gain, SoloEffect, Station
from ..text.classic.effects import COSTS
from ..text.shapes import Gift

PRICES = {"goods": "good", "cost": "cost_good"}
"""Words whose value is a number for each kind of good."""


def gifts_of(effect: Effect | Gain | SoloEffect) -> list[Gift]:
    """Every word of an effect, costs first; of alternatives each one."""
    fields = zip(effect.__struct_fields__, effect.__struct_encode_fields__, strict=True)
    used = [(word, getattr(effect, field)) for field, word in fields]
    used = [(word, value) for word, value in used if value is not None]
    used.sort(key=lambda pair: pair[0] not in COSTS)
    return [gift for word, value in used for gift in gifts_of_word(word, value)]


def gifts_of_word(word: str, value: Any) -> Iterator[Gift]:
    """What is no number, name or list of these (prices of tiles, lines along the river) is told
    in the text alone."""
    if isinstance(value, Station):
        yield Gift(kind=word, item="" if value.cost else "free")
    elif isinstance(value, bool) or not isinstance(value, int | str | tuple | Mapping):
        yield Gift(kind=word)
    elif isinstance(value, int):
        yield Gift(kind=word, amount=value)
    elif isinstance(value, str):
        yield Gift(kind=word, item=value)
    elif isinstance(value, Mapping):
        yield from counted(PRICES[word], value)
    else:
        for one in value:
            if isinstance(one, Effect | Gain):
                yield from gifts_of(one)
            elif isinstance(one, str):
                yield Gift(kind=word, item=one)


def counted(kind: str, goods: Mapping[Any, int]) -> list[Gift]:
    return [Gift(kind=kind, amount=count, item=str(good)) for good, count in goods.items() if count]


def step_gifts(tables: Tables, follower_type: int, step: int) -> list[Gift]:
    """What a step on a Follower's track brings, with the Citizen that lies there."""
    track = tables.tracks[follower_type]
    found: list[Gift] = []
    if track.goods:
        found.append(Gift(kind="good", item=GOOD_NAMES[track.goods[step - 1]]))
    amounts = {
        "coins": track.coins,
        "gear_wheel": track.wheels,
        "dev": track.dev,
        "draw": track.draw,
        "place_tile": track.tiles,
    }
    for kind, steps in amounts.items():
        if steps and steps[step - 1]:
            found.append(
                Gift(
                    kind=kind,
                    amount=steps[step - 1],
                    item=item_of(tables, follower_type, kind, step),
                )
            )
    if track.citizen_at == step:
        found.append(Gift(kind="citizen", item=tables.citizen_names[track.citizen]))
    return found


def item_of(tables: Tables, follower_type: int, kind: str, step: int) -> str:
    """The best category of a tile; the space that an early wheel must go to."""
    track = tables.tracks[follower_type]
    if kind == "place_tile":
        return "II" if step >= track.second_category_from else "I"
    bound = tables.edition.wheels_by_track and step <= track.farmer_only_until
    if kind == "gear_wheel" and follower_type == CRAFTSMAN and bound:
        return FOLLOWERS[0]
    return ""
