"""From the words of the component tables to effects.

A Place tile can be played when every word of its effect is known here: the rest of a tile is
data.
"""

from collections.abc import Callable
from typing import Any, Final

from ..effects.base import (
    BuildStation,
    CoinsPerStation,
    CoinsPerStatus,
    Develop,
    Effect,
    GainCoins,
    GainGood,
    GainWheel,
    MoveMerchant,
    RecruitOne,
)
from ..effects.choice import Die, OneOf
from ..effects.costs import CoinsForPoints, GoodOfChoice, PayAnyGood, PayCoins, PayGood
from ..effects.deeds import SendToDeeds
from ..ids import FOLLOWERS, GOOD_NAMES, ROAD, WATER
from ..places.action_chains import BOARD, OWN, RIVALS, ActAt, BuildBesideRival, CarryOut
from ..places.bathhouse import DrawAndPlace
from ..places.building import BuildAnywhere, BuildOnRoad
from ..places.journeys import JumpTo, MoveRival, MoveUpTo
from ..places.theatre_workshop import CoinsPerFollower, MoveWheel
from ..places.tracks import DevelopPerStation, StepWithoutFollower, ToNextStar, TrackBonus
from ..places.trading import Bake, BuyPlaceTile, Exchange, Trades
from ..tables import Place

ROUTES: Final = {"road": [ROAD], "water": [WATER], "road or water": [ROAD, WATER]}

Words = Any  # orleans.content's Effect: one optional field per word
Build = Callable[[Words, Place], list[Effect]]


def build_station(words: Words, place: Place) -> list[Effect]:
    if words.anywhere:
        return [BuildAnywhere(words.cost_coins, words.coins_per_connection)]
    return [BuildStation()]


def act(words: Words, place: Place) -> list[Effect]:
    if words.act == "own":
        return [CarryOut(place.index, OWN, 0, place.rule, "place.well.passive")]
    if words.act == "board":
        return [CarryOut(place.index, BOARD, 0, place.rule, place.rule)]
    return [ActAt(words.act)]


def track_bonus(words: Words, place: Place) -> list[Effect]:
    types = [FOLLOWERS.index(name) for name in words.track_bonus]
    none = "place.farm.start" if len(types) == 1 else "place.lair.none"
    return [TrackBonus(types, none)]


def draw(words: Words, place: Place) -> list[Effect]:
    if words.effect is not None:
        return []  # how many a deed's named effect draws
    return [DrawAndPlace(place.index, words.draw, words.place)]


# Costs stand first: they are paid before the effect (action.cost).
EFFECT_WORDS: dict[str, Build] = {
    "cost_coins": lambda words, place: [] if words.anywhere else [PayCoins(words.cost_coins)],
    "cost_goods": lambda words, place: [PayAnyGood()] * words.cost_goods,
    "cost": lambda words, place: [
        PayGood(GOOD_NAMES.index(good), count) for good, count in words.cost.items()
    ],
    "coins": lambda words, place: [GainCoins(words.coins)],
    "coins_per_status": lambda words, place: [CoinsPerStatus(words.coins_per_status)],
    "coins_per_station": lambda words, place: [CoinsPerStation(words.coins_per_station)],
    "coins_per_follower": lambda words, place: [
        CoinsPerFollower(place.index, words.coins_per_follower)
    ],
    "dev": lambda words, place: [Develop(words.dev)],
    "dev_per_station": lambda words, place: [DevelopPerStation(words.dev_per_station)],
    "dev_to": lambda words, place: [ToNextStar()],
    "goods": lambda words, place: [
        GainGood(GOOD_NAMES.index(good), count) for good, count in words.goods.items()
    ],
    "good_of_choice": lambda words, place: [GoodOfChoice()] * words.good_of_choice,
    "gear_wheel": lambda words, place: [GainWheel(words.gear_wheel)],
    "recruit": lambda words, place: [RecruitOne([FOLLOWERS.index(words.recruit)])],
    "recruit_one_of": lambda words, place: [
        RecruitOne([FOLLOWERS.index(name) for name in words.recruit_one_of])
    ],
    "follower": lambda words, place: [RecruitOne([FOLLOWERS.index(words.follower)])],
    "step": lambda words, place: [
        StepWithoutFollower(
            FOLLOWERS.index(words.step), FOLLOWERS.index(words.needs_empty_supply), place.rule
        )
    ],
    "track_bonus": track_bonus,
    "move": lambda words, place: [
        MoveMerchant(ROUTES[words.move], bool(words.take_good), place.index, place.rule)
    ],
    "move_max": lambda words, place: [MoveUpTo(words.move_max, place.rule)],
    "move_rival": lambda words, place: [MoveRival(words.pay_owner_for_good, place.rule)],
    "jump": lambda words, place: [JumpTo(words.jump, place.rule)],
    "build_station": build_station,
    "build_on_tile": lambda words, place: [BuildOnRoad()],
    "build_beside_rival": lambda words, place: [BuildBesideRival()],
    "send_to_deeds": lambda words, place: [SendToDeeds(place.index, words.send_to_deeds)],
    "coins_for_dev_max": lambda words, place: [CoinsForPoints(words.coins_for_dev_max)],
    "draw": draw,
    "act": act,
    "borrow": lambda words, place: [
        CarryOut(place.index, RIVALS, words.pay_owner, place.rule, "place.church.noaction")
    ],
    "buy_tile": lambda words, place: [BuyPlaceTile([words.buy_tile.one, words.buy_tile.two])],
    "move_gear": lambda words, place: [MoveWheel(place.rule)],
    "trades": lambda words, place: [Trades(words.trades, place.rule)],
    "give_same": lambda words, place: [Exchange(words.give_same)],
    "bake_max": lambda words, place: [Bake(words.bake_max)],
    "options": lambda words, place: [
        OneOf([one_effect(option, place) for option in words.options])
    ],
    "die": lambda words, place: [Die([one_effect(face, place) for face in words.die])],
}


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
