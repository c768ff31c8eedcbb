"""Sacristy, Brasserie and Bakery against these events."""

from typing import Any

import pytest

from tests.rules import rule

from .tables import every_edition, is_over, ti_table

SACRISTY: dict[str, Any] = {"tiles": ["sacristy"], "spaces": {"sacristy": "monk"}}
HARMFUL = [
    ("ti_a_tax", {"coins": 9}),
    ("ti_b_trip", {"coins": 9}),
    ("ti_b_retraining", {"coins": 9}),
    ("ti_a_harvest", {"coins": 9}),
    ("ti_c_malfunction", {"wheels": 1}),
    ("ti_c_torture", {}),
    ("ti_c_plague", {"bag": "knight"}),
    ("ti_c_book_fire", {"development": 5}),
    ("ti_c_goods_tax", {"goods": {"wool": 3}}),
    ("ti_d_dues", {"goods": {"wool": 3}}),
    ("ti_d_technology_tax", {"coins": 9}),
    ("ti_d_summoning", {"merchant": "nevers"}),
    ("ti_d_famine", {"bag": "knight monk"}),
    ("ti_d_capitation_tax", {"coins": 9}),
    ("ti_d_tithe", {"coins": 30}),
]
HARMLESS = [
    "ti_silentium_top",
    "ti_a_indulgence",
    "ti_a_training",
    "ti_a_bon_voyage",
    "ti_b_income",
    "ti_b_fishing_grounds",
    "ti_b_wedding",
    "ti_c_trading_day",
    "ti_d_peasant_uprising",
]


@rule("events.ti.tiles.sacristy")
@every_edition
@pytest.mark.parametrize(("event", "red"), HARMFUL)
def test_the_monk_wards_off_every_harmful_event(
    edition: str, event: str, red: dict[str, Any]
) -> None:
    table = ti_table(event, edition, red={**red, **SACRISTY})
    assert (table.asked, table.legal("red")) == ("ward", ["ward sacristy", "skip"])
    before = table.game.view(0)["players"][0]
    table.play("red", "ward sacristy")
    after = table.game.view(0)["players"][0]
    for kept in ("coins", "development", "goods", "wheels", "merchant", "stations_left"):
        assert before[kept] == after[kept]
    assert after["bag_size"] == before["bag_size"] + 1


@rule("events.ti.tiles.sacristy")
@every_edition
@pytest.mark.parametrize("event", HARMLESS)
def test_the_monk_stays_when_no_harm_is_done(edition: str, event: str) -> None:
    assert ti_table(event, edition, red=SACRISTY).asked != "ward"


@rule("events.ti.tiles.sacristy")
@every_edition
def test_the_sacristy_lifts_no_ban(edition: str) -> None:
    spaces = {"sacristy": "monk", "farm_house": "wheel craftsman", "ship": "farmer boatman knight"}
    red = {"tiles": ["sacristy"], "spaces": spaces}
    table = ti_table("ti_b_sabotage", edition, phase="actions", red=red)
    assert table.refusal("red", "use farm_house") == "events.ti.b.sabotage"
    assert table.refusal("red", "ward sacristy") == "place.sacristy"
    table.play("red", "pass")
    assert is_over(table)
    assert table.on("red", "sacristy") == ["monk"]


@rule("events.ti.tiles.brasserie")
def test_a_good_on_the_brasserie_spares_its_owner_the_torture() -> None:
    red = {"tiles": ["brasserie"], "kept": {"wine": 1}, "coins": 0}
    table = ti_table("ti_c_torture", "bigbox", red=red)
    wine = table.supply("wine")
    table.play("red", "ward brasserie")
    assert table.pending == ["blue"]
    assert (table.goods("red"), table.supply("wine")) == ({}, wine + 1)
    assert table.told("gave", "red") == []


@rule("events.ti.tiles.brasserie")
def test_the_brasserie_cannot_cancel_what_holds_all_round() -> None:
    red = {"tiles": ["brasserie"]}
    for event in ("ti_b_sabotage", "ti_c_amnesty", "ti_a_strike"):
        assert is_over(ti_table(event, "bigbox", red=red))


@rule("events.ti.tiles.bread")
def test_bread_is_food_at_harvest() -> None:
    red = {"tiles": ["bakery"], "goods": {"bread": 1}, "coins": 9}
    table = ti_table("ti_a_harvest", "bigbox", red=red)
    assert table.legal("red") == ["food bread"]
    table.play("red", "food bread")
    assert (table.goods("red"), table.red.coins) == ({}, 9)


@rule("events.ti.tiles.bread")
def test_bread_is_one_good_for_the_goods_tax() -> None:
    red = {"tiles": ["bakery"], "goods": {"bread": 1, "wool": 2}, "coins": 9, "development": 30}
    assert ti_table("ti_c_goods_tax", "bigbox", red=red).red.coins == 8
