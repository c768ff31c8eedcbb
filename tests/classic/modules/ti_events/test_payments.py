"""Taxes of all kinds, the Harvests, and torture for those who cannot pay."""

from typing import Any

import pytest

from tests.rules import rule

from .tables import SEATS, every_count, every_edition, is_over, ti_table

HARVESTS = [("ti_a_harvest", 1), ("ti_b_harvest", 1), ("ti_d_harvest", 2)]


# ------------------------------------------------------------------------- how one pays


@rule("events.ti.pay.torture")
@every_edition
@every_count
def test_missing_coins_are_made_good_one_thing_each(edition: str, players: int) -> None:
    red = {"coins": 1, "goods": {"wool": 1}}
    table = ti_table("ti_a_tax", edition, players, red=red)
    assert (table.asked, table.pending, table.red.coins) == ("torture", ["red"], 0)
    table.play("red", "give good wool", "give station")
    assert table.asked != "torture"
    assert [event.facts["item"] for event in table.told("gave", "red")] == [
        "give good wool",
        "give station",
    ]


@rule("events.ti.pay.coins_first")
@every_edition
def test_coins_cannot_be_kept_by_giving_things(edition: str) -> None:
    table = ti_table("ti_a_tax", edition, red={"coins": 5}, blue={"coins": 0})
    assert (table.red.coins, table.red.unbuilt) == (2, 10)
    assert table.pending == ["blue"]
    assert table.refusal("red", "give station") == "torture.order"
    poor = ti_table("ti_a_tax", edition, red={"coins": 2})
    assert (poor.red.coins, poor.game.view(0)["question"]["missing"]) == (0, 1)


@rule("events.ti.pay.optional_no_debt")
@every_edition
@pytest.mark.parametrize("event", ["training", "indulgence", "bon_voyage"])
def test_without_the_full_price_nothing_is_offered(edition: str, event: str) -> None:
    table = ti_table(f"ti_a_{event}", edition, red={"coins": 1}, blue={"coins": 2})
    assert (table.asked, table.pending) == (event, ["blue"])
    assert (table.red.coins, table.red.unbuilt) == (1, 10)
    poor = ti_table(f"ti_a_{event}", edition, red={"coins": 1}, blue={"coins": 1})
    assert is_over(poor)


# ----------------------------------------------------------------------------------- Tax


@rule("events.ti.a.tax")
@every_edition
@every_count
def test_three_coins_pay_the_tax_exactly(edition: str, players: int) -> None:
    table = ti_table("ti_a_tax", edition, players, red={"coins": 3})
    assert is_over(table)
    assert table.red.coins == 0
    assert table.told("gave") == []


@rule("events.ti.b.tax")
@every_edition
def test_everybody_pays_the_supply(edition: str) -> None:
    table = ti_table("ti_b_tax", edition, 4, **{seat: {"coins": 7} for seat in SEATS[:4]})
    assert [player.coins for player in table.game.players] == [4, 4, 4, 4]


@rule("events.ti.b.trip")
@every_edition
@every_count
def test_who_stays_in_orleans_pays_four(edition: str, players: int) -> None:
    blue = {"coins": 9, "merchant": "tours"}
    table = ti_table("ti_b_trip", edition, players, red={"coins": 9}, blue=blue)
    assert (table.red.coins, table.blue.coins) == (5, 9)


@rule("events.ti.b.trip")
@every_edition
def test_leaving_orleans_in_phase_5_is_in_time(edition: str) -> None:
    red = {"coins": 9, "spaces": {"ship": "farmer boatman knight"}}
    table = ti_table(
        "ti_b_trip", edition, phase="actions", red=red, routes={"orleans-blois_water": []}
    )
    table.play("red", "use ship", "go orleans-blois_water")
    assert (table.red.coins, table.blue.coins) == (9, 1)


@rule("events.ti.c.goods_tax")
@every_edition
@pytest.mark.parametrize(("goods", "paid"), [({"grain": 5, "wool": 3}, 2), ({"wine": 2}, 0)])
def test_a_coin_for_every_three_goods(edition: str, goods: dict[str, int], paid: int) -> None:
    table = ti_table("ti_c_goods_tax", edition, red={"coins": 9, "goods": goods})
    assert table.red.coins == 9 - paid
    assert table.goods("red") == goods


@rule("events.ti.d.technology_tax")
@every_edition
def test_placed_wheels_are_taxed_wherever_they_lie(edition: str) -> None:
    spaces = {"ship": "wheel - -", "castle": "- - wheel", "library": "- wheel"}
    red = {"coins": 9, "wheels": 1, "tiles": ["library"], "spaces": spaces}
    table = ti_table("ti_d_technology_tax", edition, red=red)
    assert (table.red.coins, table.blue.coins) == (6, 5)


@rule("events.ti.d.capitation_tax")
@every_edition
def test_two_coins_for_every_follower_outside_the_bag(edition: str) -> None:
    red = {
        "coins": 20,
        "market": "knight monk farmer",
        "bag": "scholar scholar farmer* trader* boatman*",
        "tiles": ["windmill"],
        "spaces": {"ship": "farmer - knight", "windmill": "- craftsman*"},
    }
    assert ti_table("ti_d_capitation_tax", edition, red=red).red.coins == 8


@rule("events.ti.d.capitation_scope")
@every_edition
def test_own_followers_count_wheels_bag_and_deeds_do_not(edition: str) -> None:
    red = {
        "coins": 20,
        "market": [],
        "bag": "knight farmer* boatman* craftsman*",
        "spaces": {"ship": "wheel - -", "village": "- - -", "wagon": "- trader* -"},
    }
    table = ti_table("ti_d_capitation_tax", edition, red=red, deeds={"base_astronomy": [1, 2]})
    assert table.red.coins == 18


@rule("events.ti.d.capitation_tax")
@every_edition
def test_the_tower_is_a_place_tile_too(edition: str) -> None:
    red = {"coins": 20, "market": [], "tiles": ["gunpowder_tower"], "tower": "knight farmer*"}
    assert ti_table("ti_d_capitation_tax", edition, red=red).red.coins == 16


@rule("events.ti.d.tithe")
@every_edition
@pytest.mark.parametrize(("coins", "left"), [(29, 27), (9, 9), (10, 9), (30, 27)])
def test_a_coin_for_every_full_ten(edition: str, coins: int, left: int) -> None:
    assert ti_table("ti_d_tithe", edition, red={"coins": coins}).red.coins == left


# ------------------------------------------------------------------------------- Harvest


@rule("events.ti.a.harvest", "events.ti.b.harvest", "events.ti.d.harvest")
@every_edition
@pytest.mark.parametrize(("event", "owed"), HARVESTS)
def test_food_may_not_be_kept_for_coins(edition: str, event: str, owed: int) -> None:
    red = {"coins": 20, "goods": {"wine": 3, "wool": 1}}
    table = ti_table(event, edition, red=red, blue={"coins": 10})
    for _ in range(owed):
        assert table.legal("red") == ["food wine"]
        letter = event[3]
        assert table.refusal("red", "coins") == f"events.ti.{letter}.harvest"
        assert table.refusal("red", "food wool") == "event.harvest.food"
        table.play("red", "food wine")
    assert is_over(table)
    assert table.red.coins == 20
    assert table.goods("red") == {"wine": 3 - owed, "wool": 1}


@rule("events.ti.a.harvest", "events.ti.b.harvest", "events.ti.d.harvest")
@every_edition
@pytest.mark.parametrize(("event", "owed"), HARVESTS)
def test_five_coins_for_each_food_one_lacks(edition: str, event: str, owed: int) -> None:
    table = ti_table(event, edition, red={"coins": 20, "goods": {"wool": 1}})
    assert table.red.coins == 20 - 5 * owed
    assert table.goods("red") == {"wool": 1}


@rule("events.ti.b.harvest")
@every_edition
def test_no_food_and_two_coins_is_torture_for_three(edition: str) -> None:
    table = ti_table("ti_b_harvest", edition, red={"coins": 2})
    assert (table.asked, table.red.coins) == ("torture", 0)
    assert table.game.view(0)["question"]["missing"] == 3


@rule("events.ti.d.harvest")
@every_edition
def test_one_cheese_of_two_costs_five_coins_more(edition: str) -> None:
    table = ti_table("ti_d_harvest", edition, red={"coins": 9, "goods": {"cheese": 1}})
    assert table.refusal("red", "coins") == "events.ti.d.harvest"
    table.play("red", "food cheese")
    assert (table.red.coins, table.goods("red")) == (4, {})
    rich: dict[str, Any] = {"coins": 10, "goods": {"cheese": 1}}
    assert ti_table("ti_d_harvest", edition, red=rich).refusal("red", "coins") != ""


@rule("events.ti.a.harvest_return")
@every_edition
def test_grain_given_can_be_gained_again(edition: str) -> None:
    red = {"goods": {"grain": 1}, "tiles": ["hayrick"], "spaces": {"hayrick": "farmer"}}
    table = ti_table("ti_a_harvest", edition, goods={"grain": 0}, red=red)
    table.play("red", "food grain")
    assert table.supply("grain") == 1
    table.draw_all().done().play("red", "use hayrick")
    assert table.goods("red")["grain"] >= 1
