"""Indulgence, Training and Bon Voyage: something for two coins, if one likes."""

import pytest

from tests.classic.table import Table
from tests.rules import rule

from .tables import every_count, every_edition, is_over, ti_table

# --------------------------------------------------------------------------- Indulgence


@rule("events.ti.a.indulgence")
@every_edition
@every_count
def test_one_follower_but_no_monk_for_two_coins(edition: str, players: int) -> None:
    table = ti_table("ti_a_indulgence", edition, players, red={"coins": 9, "market": []})
    assert table.offers("red", "recruit") == [
        "farmer",
        "boatman",
        "craftsman",
        "trader",
        "knight",
        "scholar",
    ]
    assert table.legal("red")[-1] == "skip"
    assert table.refusal("red", "recruit monk") == "events.ti.a.indulgence"
    knights = table.supply("knight")
    table.play("red", "recruit knight")
    assert (table.supply("knight"), table.red.coins) == (knights - 1, 7)
    assert "knight" in table.bag("red")
    assert table.pending == ["blue"]
    assert table.refusal("red", "recruit farmer") != ""  # only one


@rule("events.ti.a.indulgence")
def test_the_offer_may_be_declined() -> None:
    table = ti_table("ti_a_indulgence", red={"coins": 2}).play("red", "skip")
    assert (table.red.coins, table.pending) == (2, ["blue"])


@rule("events.ti.a.indulgence_no_track")
@every_edition
def test_a_bought_follower_moves_no_marker(edition: str) -> None:
    table = ti_table("ti_a_indulgence", edition, red={"coins": 4, "tracks": {"farmer": 1}})
    table.play("red", "recruit knight")
    assert table.step("red", "knight") == 0
    assert table.game.view(0)["players"][0]["draw_number"] == 4
    table = ti_table("ti_a_indulgence", edition, red={"coins": 4}).play("red", "recruit boatman")
    assert (table.red.coins, table.goods("red")) == (2, {})


@rule("events.ti.a.indulgence_supply")
@every_edition
def test_only_followers_in_the_supply_are_sold(edition: str) -> None:
    table = ti_table("ti_a_indulgence", edition, supply={"boatman": 0})
    assert "boatman" not in table.offers("red", "recruit")
    assert table.refusal("red", "recruit boatman") == "events.ti.a.indulgence_supply"
    nobody = dict.fromkeys("farmer boatman craftsman trader knight scholar".split(), 0)
    assert is_over(ti_table("ti_a_indulgence", edition, supply=nobody))


@rule("events.ti.a.indulgence_track_end")
@every_edition
def test_a_finished_track_does_not_matter(edition: str) -> None:
    red = {"coins": 2, "tracks": {"scholar": 5}}
    table = ti_table("ti_a_indulgence", edition, red=red).play("red", "recruit scholar")
    assert "scholar" in table.bag("red")
    assert table.step("red", "scholar") == 5


# ----------------------------------------------------------------------------- Training


def training(edition: str, players: int = 2, **position: object) -> Table:
    return ti_table("ti_a_training", edition, players, **position)


@rule("events.ti.a.training")
@every_edition
@every_count
def test_a_step_and_its_bonus_but_no_follower(edition: str, players: int) -> None:
    table = training(edition, players, red={"coins": 5})
    traders = table.supply("trader")
    table.play("red", "track trader")
    assert (table.asked, table.red.coins) == ("expand", 3)
    table.play("red", "tile library" if "library" in table.offers("red", "tile") else "skip")
    assert table.step("red", "trader") == 1
    assert table.supply("trader") == traders
    assert table.pending == ["blue"]  # one step only


@rule("events.ti.a.training")
@every_edition
def test_training_brings_goods_coins_points_and_knowledge_of_arms(edition: str) -> None:
    table = training(edition, red={"coins": 2}).play("red", "track farmer")
    assert (table.goods("red"), table.red.coins) == ({"grain": 1}, 0)
    table = training(edition, red={"coins": 2}).play("red", "track boatman")
    assert table.red.coins == 2
    table = training(edition, red={"coins": 2}).play("red", "track scholar")
    assert table.red.dev == 2
    table = training(edition, red={"coins": 2}).play("red", "track knight")
    assert table.game.view(0)["players"][0]["draw_number"] == 5
    assert table.bag("red") == []


@rule("events.ti.a.training_tracks")
@every_edition
def test_nobody_trains_on_the_development_track(edition: str) -> None:
    table = training(edition)
    assert table.offers("red", "track") == [
        "farmer",
        "boatman",
        "craftsman",
        "trader",
        "knight",
        "scholar",
    ]
    assert table.refusal("red", "track development") == "events.ti.a.training_tracks"


@rule("events.ti.a.training_end")
@every_edition
def test_a_finished_track_is_not_offered(edition: str) -> None:
    table = training(edition, red={"tracks": {"knight": 5}})
    assert "knight" not in table.offers("red", "track")
    assert table.refusal("red", "track knight") == "events.ti.a.training_end"
    ends = {"farmer": 8, "boatman": 5, "craftsman": 5, "trader": 5, "knight": 5, "scholar": 5}
    table = training(edition, red={"tracks": ends})
    assert table.pending == ["blue"]


@rule("events.ti.a.training_citizen")
@every_edition
def test_the_first_at_the_end_of_the_boatmen_track_wins_its_citizen(edition: str) -> None:
    blue = {"coins": 2, "tracks": {"boatman": 4}}
    table = training(edition, red={"coins": 2, "tracks": {"boatman": 4}}, blue=blue)
    table.play("red", "track boatman").play("blue", "track boatman")
    assert (table.red.citizens, table.red.coins) == (1, 0)
    assert (table.blue.citizens, table.blue.coins) == (0, 0)


@rule("events.ti.a.training_shortage")
@every_edition
def test_a_bonus_out_of_stock_is_lost_the_step_is_not(edition: str) -> None:
    table = training(edition, wheels=0).play("red", "track craftsman")
    assert (table.step("red", "craftsman"), table.red.wheels) == (1, 0)
    assert table.pending == ["blue"]
    table = training(edition, goods={"grain": 0}).play("red", "track farmer")
    assert (table.step("red", "farmer"), table.goods("red")) == (1, {})


@rule("events.ti.a.training_gear", "tech.window")
@every_edition
def test_a_wheel_won_may_be_placed_at_once(edition: str) -> None:
    table = training(edition).play("red", "track craftsman")
    assert (table.asked, table.game.phase, table.pending) == ("wheel", 6, ["red"])
    table.play("red", "wheel ship.1")
    assert table.on("red", "ship") == ["wheel", "", ""]
    assert (table.red.wheels, table.pending) == (0, ["blue"])
    kept = training(edition).play("red", "track craftsman", "skip")
    assert (kept.red.wheels, kept.pending) == (1, ["blue"])


@rule("events.ti.a.training_gear")
@every_edition
def test_the_usual_limits_hold_for_it(edition: str) -> None:
    table = training(edition).play("red", "track craftsman")
    rule_of = {"2021": "tech.farmerfirst", "bigbox": "tech.step1"}
    assert table.refusal("red", "wheel ship.2") == rule_of[edition]
    assert table.refusal("red", "wheel town_hall.1") == "tech.townhall"


@rule("events.ti.a.training_gear", "tech.window")
@every_edition
def test_a_wheel_from_earlier_has_to_wait_for_the_next_pass(edition: str) -> None:
    red = {"wheels": 1, "tracks": {"craftsman": 1}, "wheel_placed": True}
    table = training(edition, red=red).play("red", "track craftsman", "wheel ship.1")
    assert (table.red.wheels, table.pending) == (1, ["blue"])


# --------------------------------------------------------------------------- Bon Voyage


@rule("events.ti.a.bon_voyage")
@every_edition
@every_count
def test_one_step_along_a_road_or_waterway(edition: str, players: int) -> None:
    table = ti_table(
        "ti_a_bon_voyage", edition, players, routes={"orleans-montargis_road": []}, start="blue"
    )
    assert (table.asked, table.pending) == ("bon_voyage", ["blue"])
    routes = table.offers("blue", "go")
    assert "orleans-montargis_road" in routes and "orleans-blois_water" in routes
    assert table.refusal("blue", "go blois-tours_water") == "travel.mustmove"
    table.play("blue", "go orleans-montargis_road")
    assert (table.town("blue"), table.blue.coins) == ("montargis", 3)
    assert table.pending != ["blue"]  # one step only
    while table.asked == "bon_voyage":
        table.play(table.pending[0], "skip")
    assert (table.town("red"), table.red.coins) == ("orleans", 5)


@rule("events.ti.a.bon_voyage_good")
@every_edition
def test_exactly_one_good_of_the_route(edition: str) -> None:
    routes = {"orleans-vierzon_road": ["wool", "wine"]}
    table = ti_table("ti_a_bon_voyage", edition, 5, routes=routes)
    table.play("red", "go orleans-vierzon_road")
    assert table.legal("red") == ["take wool", "take wine", "skip"]
    table.play("red", "take wine")
    assert table.goods("red") == {"wine": 1}
    assert table.route_goods("orleans-vierzon_road") == ["wool"]
    assert table.pending == ["blue"]


@rule("place.prairie.moves")
def test_the_prairie_notices_a_bon_voyage() -> None:
    red = {"tiles": ["prairie"]}
    blue = {"stations": ["montargis"], "goods": {"wool": 1}}
    table = ti_table(
        "ti_a_bon_voyage", "bigbox", routes={"orleans-montargis_road": []}, red=red, blue=blue
    )
    table.play("red", "go orleans-montargis_road")
    assert table.goods("red") == {"wool": 1}


@pytest.mark.parametrize("event", ["indulgence", "training", "bon_voyage"])
def test_simple_players_weigh_the_price(event: str) -> None:
    table = ti_table(f"ti_a_{event}")
    game = table.game
    assert game.candidates(0, game.legal(0)) == game.legal(0)
