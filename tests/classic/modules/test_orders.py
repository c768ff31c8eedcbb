"""Orders: when and where one may be fulfilled, and with which goods."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from .order_tables import GOODS, READY, TwoInBlois, may_deliver, orders_table, view_of

DELIVER = "deliver order_blois"
BLUE_TOO: dict[str, Any] = {"spaces": {"scriptorium": "knight scholar"}}
MORE_ACTIONS = {**READY, "farm_house": "boatman craftsman", "village": "farmer boatman craftsman"}

# -------------------------------------------------------------------------------- when


@pytest.mark.parametrize("edition", ["2021", "bigbox"])
@rule("orders.fulfil")
def test_after_any_action_in_the_town_the_goods_may_be_paid_for_the_card(edition: str) -> None:
    table = orders_table(edition)
    assert may_deliver(table, "use scriptorium")
    assert table.legal("red") == [DELIVER, "skip"]
    table.play("red", DELIVER)
    assert view_of(table)["taken"] == [["order_blois"], []]
    assert table.goods("red") == {}
    (told,) = table.told("delivered", "red")
    assert told.source == "orders.fulfil"
    assert told.facts == {
        "order": "order_blois",
        "town": "blois",
        "goods": "cheese wine",
        "points": 8,
    }


@rule("orders.optional")
def test_an_order_may_be_declined_and_the_round_goes_on() -> None:
    table = orders_table(red={"spaces": MORE_ACTIONS}, blue=BLUE_TOO)
    table.play("red", "use scriptorium", "skip")
    assert table.pending == ["blue"] and table.game.passed == 0
    table.play("blue", "use scriptorium")
    assert table.pending == ["red"] and "use village" in table.legal("red")
    assert table.goods("red") == GOODS


@rule("orders.right_after_action")
def test_whoever_declines_has_to_wait_for_the_next_own_action() -> None:
    table = orders_table(red={"spaces": MORE_ACTIONS}, blue=BLUE_TOO)
    assert table.refusal("red", DELIVER) == "orders.right_after_action"
    table.play("red", "use scriptorium")
    assert table.refusal("blue", "use scriptorium") == "orders.right_after_action"
    table.play("red", "skip").play("blue", "use scriptorium")
    assert table.asked == "act"
    assert table.refusal("red", DELIVER) == "orders.right_after_action"
    assert may_deliver(table, "use farm_house")


@rule("orders.not_without_action")
def test_passing_is_no_action() -> None:
    unable = orders_table(red={"spaces": {}}, blue=BLUE_TOO)
    assert unable.pending == ["blue"] and unable.told("passed", "red")
    table = orders_table(blue=BLUE_TOO)
    table.play("red", "pass")
    assert table.pending == ["blue"]
    assert table.goods("red") == GOODS


@rule("orders.own_action_only")
def test_an_action_of_another_player_lets_nobody_deliver_but_that_player() -> None:
    table = orders_table(
        "bigbox",
        turn="blue",
        red={"merchant": "orleans"},
        blue={"tiles": ["court"], "spaces": {"court": "knight"}, "coins": 0},
    )
    table.play("blue", "use court", "go orleans-blois_water")
    assert table.town("red") == "blois"
    assert (table.asked, table.pending) == ("act", ["red"])
    assert table.refusal("red", DELIVER) == "orders.right_after_action"
    assert may_deliver(table, "use scriptorium")


@rule("orders.not_in_events")
def test_a_journey_in_the_event_phase_leads_to_no_delivery() -> None:
    table = orders_table(
        modules=("ti-events",),
        phase="event",
        event="ti_a_bon_voyage",
        red={"merchant": "orleans"},
    )
    table.play("red", "go orleans-blois_water")
    while table.pending == ["red"] and table.asked != "draw":
        assert not table.offers("red", "deliver")
        table.play("red", "skip")
    assert table.town("red") == "blois" and table.goods("red").items() >= GOODS.items()


# ------------------------------------------------------------------------------- where


@rule("orders.final_position")
def test_only_the_town_where_the_journey_ends_counts() -> None:
    route = ["go orleans-blois_water", "go blois-tours_water"]
    assert not may_deliver(wandering(), *route, "skip")
    assert may_deliver(wandering(), *route, "go blois-tours_water", "skip")


def wandering() -> Table:
    """The Tinkerer's Wagon, once the die allows three towns or more."""
    for seed in range(1, 60):
        table = orders_table(
            "bigbox",
            seed=seed,
            red={
                "merchant": "orleans",
                "tiles": ["tinkerers_wagon"],
                "spaces": {"tinkerers_wagon": "trader"},
            },
        )
        table.play("red", "use tinkerers_wagon")
        if 3 <= int(table.told("rolled")[0].facts["number"]) <= 5:
            return table
    raise AssertionError("no seed rolls a 3, 4 or 5")


@pytest.mark.parametrize(
    "second, offered",
    [
        (["send trade_towing_service.2", "go blois-tours_water"], False),
        (["send trade_towing_service.2", "go orleans-blois_water"], False),
        (["skip"], True),
    ],
)
@rule("orders.compound_action")
def test_what_an_action_brings_about_belongs_to_it(second: list[str], offered: bool) -> None:
    """The first Towing Service leads to Blois, a second one away from there."""
    table = orders_table(
        modules=("trade",),
        players=4,
        red={"merchant": "orleans", "spaces": {"town_hall": "boatman boatman"}},
        routes={"orleans-blois_water": [], "blois-tours_water": []},
    )
    table.play("red", "use town_hall", "send trade_towing_service.1", "go orleans-blois_water")
    assert table.town("red") == "blois" and table.asked == "send"
    assert may_deliver(table, *second) == offered


@rule("orders.compound_action")
def test_an_action_that_carries_out_another_is_followed_by_one_question() -> None:
    table = orders_table(
        "bigbox",
        red={
            "merchant": "orleans",
            "tiles": ["well"],
            "spaces": {"well": "craftsman monk", "scriptorium": "knight scholar"},
        },
        routes={"orleans-blois_water": []},
    )
    assert may_deliver(table, "use well", "use ship", "go orleans-blois_water")
    table.play("red", "skip")
    assert (table.asked, table.pending) == ("act", ["red"])


@rule("orders.merchant_needed")
def test_a_station_in_the_town_is_not_enough() -> None:
    goods = {"cheese": 2, "wine": 3}
    both = {"display": ["order_blois", "order_tours"]}
    table = orders_table(red={"stations": ["tours"], "goods": goods}, orders=both)
    table.play("red", "use scriptorium")
    assert table.offers("red", "deliver") == ["order_blois"]
    assert table.refusal("red", "deliver order_tours") == "orders.merchant_needed"
    away = orders_table(red={"stations": ["blois"], "merchant": "orleans"})
    assert not may_deliver(away, "use scriptorium")


# -------------------------------------------------------------------------- the goods


@rule("orders.pay_all")
def test_exactly_the_goods_shown_are_paid_and_coins_are_none() -> None:
    red = {"merchant": "blois", "coins": 20, "spaces": READY}
    display = {"display": ["order_blois", "order_montargis"], "pile": []}
    table = TwoInBlois(red={**red, "goods": {"cheese": 1, "wine": 1, "brocade": 3}}, orders=display)
    table.play("red", "use scriptorium")
    before = table.game.snapshot()
    assert table.refusal("red", "deliver order_montargis") == "orders.pay_all"
    assert table.offers("red", "deliver") == ["order_blois"]
    assert table.game.snapshot() == before
    table.play("red", "deliver order_blois")
    assert table.goods("red") == {"brocade": 3} and table.red.coins == 20
    short = TwoInBlois(red={**red, "goods": {"wine": 1}}, orders=display)
    assert not may_deliver(short, "use scriptorium")
    assert short.goods("red") == {"wine": 1}


@rule("orders.new_goods_usable")
def test_a_good_from_the_way_may_be_delivered_at_once() -> None:
    for taken, enough in (("take wine", True), ("skip", False)):
        table = orders_table(
            red={
                "merchant": "orleans",
                "goods": {"cheese": 1},
                "spaces": {"ship": "farmer boatman knight"},
            },
            routes={"orleans-blois_water": ["wine"]},
        )
        assert may_deliver(table, "use ship", "go orleans-blois_water", taken) == enough


@rule("orders.brasserie_goods")
def test_goods_on_the_brasserie_pay_when_no_loose_ones_are_left() -> None:
    red = {"tiles": ["brasserie"], "kept": {"cheese": 1}, "goods": {"wine": 1}}
    table = orders_table("bigbox", red=red)
    assert may_deliver(table, "use scriptorium")
    table.play("red", DELIVER)
    assert table.goods("red") == {} and table.red.goods_on_tiles == [0] * 5
    loose = orders_table("bigbox", red={**red, "goods": GOODS})
    loose.play("red", "use scriptorium", DELIVER)
    assert loose.goods("red") == {"cheese": 1} and sum(loose.red.goods_on_tiles) == 1


@rule("orders.bread_excluded")
def test_bread_is_no_grain() -> None:
    display = {"display": ["order_blois", "order_chateaudun"], "pile": []}
    red = {
        "merchant": "blois",
        "tiles": ["bakery"],
        "spaces": READY,
        "goods": {**GOODS, "bread": 3},
    }
    table = TwoInBlois("bigbox", red=red, orders=display)
    table.play("red", "use scriptorium")
    assert table.refusal("red", "deliver order_chateaudun") == "orders.bread_excluded"
    only_bread = TwoInBlois("bigbox", red={**red, "goods": {"bread": 3}}, orders=display)
    assert not may_deliver(only_bread, "use scriptorium")
    baker = TwoInBlois("bigbox", red={**red, "goods": {"grain": 3, "bread": 1}}, orders=display)
    baker.play("red", "use scriptorium", "deliver order_chateaudun")
    assert baker.goods("red") == {"bread": 1}


@rule("orders.goods_leave_game")
def test_delivered_goods_do_not_come_back() -> None:
    table = orders_table(
        red={"merchant": "montargis", "goods": {"wine": 2}},
        orders={"display": ["order_montargis"]},
        blue={
            "tiles": ["winery"],
            "spaces": {"winery": "farmer trader", "scriptorium": "knight scholar"},
        },
        goods={"wine": 0},
    )
    table.play("red", "use scriptorium", "deliver order_montargis")
    assert table.supply("wine") == 0
    assert table.refusal("blue", "use winery") == "supply.block"
    check_pieces(table.game)
