"""Abilities of Places that are no effects of an action: they last, or count at the end."""

from typing import Any, Final

import msgspec

from ..ids import (
    ANY,
    ANY_ROUTE,
    ARRIVAL_GIFT,
    BESIDE_RIVAL,
    BREAD,
    FOLLOWERS,
    GOOD_NAMES,
    OTHER_TRACK,
    RIVER_PURCHASE,
    ROOM,
    STOWS_RECRUITS,
)
from ..phases.end_points import EndPoints, FilledRoom, FullSets, GoodMajorities, RiverLines
from ..tables import Place, Substitute, Tables
from .effect_words import EFFECT_WORDS, Words

# The words of abilities that the rules ask a player for.
ABILITIES: Final = {
    "recruits_to": STOWS_RECRUITS,
    "step_instead_of": OTHER_TRACK,
    "on_arrival": ARRIVAL_GIFT,
    "on_build": RIVER_PURCHASE,
    "move_any": ANY_ROUTE,
    "build_beside_rival": BESIDE_RIVAL,
    "citizens_if_filled": ROOM,
}

# Words that only qualify another one.
COMPANIONS: Final = frozenset(
    {"take_good", "place", "for", "pay_from_tile", "max", "buy", "anywhere", "rewards"}
    | {"coins_per_connection", "again_on_last", "needs_empty_supply", "pay_owner"}
    | {"pay_owner_for_good", "take_other", "price"}
)

# Words that only write out how another one is played: no other value has a meaning here.
FIXED: Final[dict[str, Any]] = {
    "pay_from_tile": 1,
    "rewards": False,
    "again_on_last": True,
    "take_other": 1,
    "price": "vp",
    "move_rival": "road or water",
}

# Words read below.
LASTING: Final = frozenset(
    {"substitute", "ward", "status_plus", "vp_per_full_set", "vp_per_good_majority"}
    | {"vp_river_line"}
)


def known_words() -> frozenset[str]:
    return frozenset(EFFECT_WORDS) | frozenset(ABILITIES) | COMPANIONS | LASTING


def can_be_played(words: Words) -> bool:
    return not unknown_words(words)


def unknown_words(words: Words) -> list[str]:
    """Words of an effect and of its options without a meaning here: `look`, `price = "coins"`."""
    used = words.keys()
    strange = sorted(used - known_words())
    for word, value in FIXED.items():
        if word in used and getattr(words, word) != value:
            strange.append(f"{word} = {json(getattr(words, word))}")
    for option in [*(words.options or ()), *(words.die or ())]:
        strange += unknown_words(option)
    return strange


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def add_lasting(words: Words, place: Place, tables: Tables) -> None:
    used = words.keys()
    for word, ability in ABILITIES.items():
        if word in used:
            place.abilities |= ability
    if words.substitute is not None:
        stands = ANY if words.substitute == "any" else FOLLOWERS.index(words.substitute)
        on = [FOLLOWERS.index(name) for name in words.for_]
        tables.substitutes[place.index].append(Substitute(stands, on))
    place.status_plus = words.status_plus or 0
    place.end_points = end_points(words)
    if words.ward is not None:
        tables.wards.append(place.index)
        place.wards_all = words.ward == "any"
    if words.build_on_tile is not None:
        tables.road = place.index
        tables.road_size = words.max
    if words.bake_max is not None:
        tables.bakery = place.index
        tables.food = [*tables.food, BREAD]  # place.bakery.good
    if words.citizens_if_filled is not None:
        tables.room = place.index
    if words.on_build is not None:
        tables.river_good = GOOD_NAMES.index(words.buy.good)
        tables.river_price = words.buy.coins
    if words.step_instead_of is not None:
        tables.other_track_for = FOLLOWERS.index(words.step_instead_of)
    if words.move_any is not None:
        board = {tables.places[index].id: index for index in tables.board_places}
        tables.freed_routes = [board[id] for id in words.move_any]


def end_points(words: Words) -> list[EndPoints]:
    found: list[EndPoints] = []
    if words.vp_per_full_set is not None:
        found.append(FullSets(words.vp_per_full_set))
    if words.vp_per_good_majority is not None:
        found.append(GoodMajorities(words.vp_per_good_majority))
    if words.vp_river_line is not None:
        lines: list[Any] = list(words.vp_river_line)
        found.append(RiverLines([row.stations for row in lines], [row.vp for row in lines]))
    if words.citizens_if_filled is not None:
        found.append(FilledRoom(words.citizens_if_filled))
    return found
