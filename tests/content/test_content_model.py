"""Reconstructed values follow the value model of docs/data.md; printed ones show it is sound.

This holds for the built-in data only: an owner's box need not follow our model.
"""

from __future__ import annotations

import math
from collections import Counter

import pytest

from orleans.content import Content
from orleans.content.checks.map import steps_from
from orleans.content.schema.effect import Effect

USE = {
    "farmer": 1.3, "boatman": 1.6, "craftsman": 1.9, "trader": 2.3, "knight": 1.6,
    "scholar": 2.1, "monk": 2.0,
}  # fmt: skip
SACRIFICE = {
    "farmer": 1.0, "boatman": 1.5, "craftsman": 1.5, "trader": 2.0, "scholar": 2.5,
    "knight": 3.0, "monk": 4.0,
}  # fmt: skip
ANY_USE, ANY_SACRIFICE = 1.3, 1.0
DEED_WORTH = {
    "draw_and_place": 1.2, "free_own_action": 4, "move_water_with_good": 2.0,
    "build_station_here": 5, "place_tile_by_trader_track": 3, "gear_by_craftsman_track": 3,
    "swap_good": 2.5, "remove_station_here": 2, "send_merchant_home": 1.5,
    "torture_others_one": 1.5, "plague_one_player": 1, "remove_placed_follower": 1,
    "steal_gear_same_space": 5, "each_other_pays": 6, "advance_and_set_back": 2.6,
    "autopsy": 2.5, "move_without_good": 1.5,
}  # fmt: skip
DEED_BAND = {
    "board_base": (0.7, 1.6), "board_trade": (1.4, 2.6), "board_intrigue": (1.3, 2.4),
    "board_plague": (1.1, 2.2), "board_prosperity": (1.0, 1.5), "board_duel": (0.9, 1.9),
    "board_vierzon": (0.9, 1.5), "board_tours": (0.5, 1.8),
}  # fmt: skip


@pytest.fixture
def worth(content: Content) -> dict[str, int]:
    return {good.id: good.vp for good in content.board.good} | {"coins": 1}


def sacrifice(followers: tuple[str, ...]) -> float:
    return sum(SACRIFICE.get(follower, ANY_SACRIFICE) for follower in followers)


def test_reconstructed_tiles_give_about_what_they_cost(content: Content) -> None:
    for place in content.places.place:
        if content.provenance(place, "slots") == "reconstructed":
            assert place.model_benefit is not None
            ratio = place.model_benefit / sum(USE.get(slot, ANY_USE) for slot in place.slots)
            assert 0.85 <= ratio <= 1.45, place.id


def test_deeds_of_a_board_are_alike(content: Content, worth: dict[str, int]) -> None:
    for deed in content.deeds.deed:
        citizen = 5 if deed.board == "board_duel" else 4  # buys a Bourgeois House use there
        each = max(value(reward, worth, citizen) for reward in deed.reward)
        total = sum(worth[good] for good in deed.goods_on) or each * len(deed.spaces)
        total += value(deed.complete, worth, citizen)
        low, high = DEED_BAND[deed.board]
        assert low <= total / sacrifice(deed.spaces) <= high, deed.id


def value(effect: Effect, worth: dict[str, int], citizen: int) -> float:
    goods = (effect.goods or {}).items()
    return (
        (effect.coins or 0)
        + (effect.dev or 0) * 1.75
        + (effect.citizen or 0) * citizen
        + (effect.good_of_choice or 0) * 5
        + (effect.gear_wheel or 0) * 3.5
        + sum((worth[good] + 0.5) * number for good, number in goods)
        + DEED_WORTH.get(effect.effect or "", 0)
    )


def test_orders_pay_goods_their_number_and_the_way(content: Content, worth: dict[str, int]) -> None:
    steps = steps_from("orleans", content.map)
    ends = Counter(town for edge in content.map.edge for town in (edge.a, edge.b))
    for order in content.orders.order:
        goods = sum(worth[good] * number for good, number in order.goods.items())
        remote = ends[order.town] <= 2
        expected = goods + sum(order.goods.values()) + steps[order.town] + remote
        assert order.vp == expected, order.id
    assert len({order.town for order in content.orders.order}) == len(content.map.town)
    points = [order.vp for order in content.orders.order]
    assert (min(points), max(points)) == (
        content.orders.orders.vp_min,
        content.orders.orders.vp_max,
    )


def test_all_orders_together_leave_goods_over(content: Content) -> None:
    demand = Counter[str]()
    for order in content.orders.order:
        demand.update(order.goods)
    assert all(demand[good.id] < good.count for good in content.board.good)


def test_structures_pay_the_way_the_sacrifice_and_the_goods(
    content: Content, worth: dict[str, int]
) -> None:
    steps = steps_from("orleans", content.map)
    towns = Counter[str]()
    for one in content.prosperity.structure:
        towns.update(one.towns)
        goods = sum(worth[good] * number for good, number in one.goods.items())
        way = 1 + min(steps[town] for town in one.towns)
        assert one.vp == math.floor(way + 1.25 * sacrifice(one.followers) + one.coins + goods + 0.5)
    assert set(towns) == {town.id for town in content.map.town} - {"orleans"}
    assert set(towns.values()) == {2}


def test_indulgence_cards_pay_the_way_and_the_payment(
    content: Content, worth: dict[str, int]
) -> None:
    steps = steps_from("orleans", content.map)
    for card in content.plague.indulgence:
        paid = sum(worth[what] * number for what, number in (card.pay or {}).items())
        way = steps[card.town] if card.town else 0
        pieces = sum((card.pay or {}).values())
        premium = 1 if "coins" in (card.pay or {}) or pieces == 1 else 2 if pieces == 3 else 3
        expected = {
            "pilgrimage": 1 + way,
            "build": 2 + way,
            "deliver": paid + 1 + max(1, way),
            "donate": paid + premium,
            "milestone": card.vp,
        }
        assert card.vp == expected[card.kind], card.id
