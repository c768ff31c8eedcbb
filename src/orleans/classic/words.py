"""From the words of the component tables to effects.

A Place tile can be played when every word of its effect is known here: the rest of a tile is
data.
"""

from collections.abc import Callable
from typing import Any, Final

from .bathhouse import DrawAndPlace
from .costs import GoodOfChoice, PayCoins, PayGood
from .effects import (
    BuildStation,
    CoinsForPoints,
    CoinsPerStation,
    CoinsPerStatus,
    Develop,
    Die,
    Effect,
    GainCoins,
    GainGood,
    GainWheel,
    MoveMerchant,
    OneOf,
    RecruitOne,
    SendToDeeds,
)
from .names import ANY, FOLLOWERS, GOOD_NAMES, ROAD, WATER
from .tables import Place, Substitute, Tables

ROUTES: Final = {"road": [ROAD], "water": [WATER], "road or water": [ROAD, WATER]}

Words = Any  # orleans.content's Effect: one optional field per word
Build = Callable[[Words, Place], list[Effect]]

# Costs stand first: they are paid before the effect (action.cost).
EFFECT_WORDS: dict[str, Build] = {
    "cost_coins": lambda words, place: [PayCoins(words.cost_coins)],
    "cost": lambda words, place: [
        PayGood(GOOD_NAMES.index(good), count) for good, count in words.cost.items()
    ],
    "coins": lambda words, place: [GainCoins(words.coins)],
    "coins_per_status": lambda words, place: [CoinsPerStatus(words.coins_per_status)],
    "coins_per_station": lambda words, place: [CoinsPerStation(words.coins_per_station)],
    "dev": lambda words, place: [Develop(words.dev)],
    "goods": lambda words, place: [
        GainGood(GOOD_NAMES.index(good), count) for good, count in words.goods.items()
    ],
    "good_of_choice": lambda words, place: [GoodOfChoice()] * words.good_of_choice,
    "gear_wheel": lambda words, place: [GainWheel(words.gear_wheel)],
    "recruit": lambda words, place: [RecruitOne([FOLLOWERS.index(words.recruit)])],
    "recruit_one_of": lambda words, place: [
        RecruitOne([FOLLOWERS.index(name) for name in words.recruit_one_of])
    ],
    "move": lambda words, place: [
        MoveMerchant(ROUTES[words.move], bool(words.take_good), place.rule)
    ],
    "build_station": lambda words, place: [BuildStation()],
    "send_to_deeds": lambda words, place: [SendToDeeds(place.index, words.send_to_deeds)],
    "coins_for_dev_max": lambda words, place: [CoinsForPoints(words.coins_for_dev_max)],
    "draw": lambda words, place: [DrawAndPlace(place.index, words.draw, words.place)],
    "options": lambda words, place: [
        OneOf([one_effect(option, place) for option in words.options])
    ],
    "die": lambda words, place: [Die([one_effect(face, place) for face in words.die])],
}

# Words that only qualify another one, or name a lasting ability read elsewhere.
COMPANIONS: Final = frozenset(
    {"take_good", "place", "substitute", "for", "ward", "status_plus", "vp_per_full_set"}
)


def known_words() -> frozenset[str]:
    return frozenset(EFFECT_WORDS) | COMPANIONS


def can_be_played(words: Words) -> bool:
    """Whether every word of an effect, and of its options, is known."""
    used = words.keys()
    if not used <= known_words():
        return False
    inner = [*(words.options or ()), *(words.die or ())]
    return all(can_be_played(option) for option in inner)


def effects_of(words: Words, place: Place) -> list[Effect]:
    effects: list[Effect] = []
    used = words.keys()
    for word, build in EFFECT_WORDS.items():
        if word in used:
            effects.extend(build(words, place))
    return effects


def one_effect(words: Words, place: Place) -> Effect:
    effects = effects_of(words, place)
    if len(effects) != 1:
        raise ValueError(f"{place.id}: an option must be a single effect")
    return effects[0]


def add_lasting(words: Words, place: Place, tables: Tables) -> None:
    """Abilities that are not effects of an action."""
    if words.substitute is not None:
        stands = ANY if words.substitute == "any" else FOLLOWERS.index(words.substitute)
        on = [FOLLOWERS.index(name) for name in words.for_]
        tables.substitutes[place.index].append(Substitute(stands, on))
    place.status_plus = words.status_plus or 0
    place.points_per_full_set = words.vp_per_full_set or 0
    if words.ward is not None:
        tables.ward = place.index
