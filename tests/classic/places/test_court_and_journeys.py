"""Merchants that jump, cross by bridge, or are moved by another player."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready

SHIP = {"ship": "farmer boatman knight"}
WAGON = {"wagon": "farmer trader knight"}


# --------------------------------------------------------------- Episcopal See


def see(merchant: str, **more: Any) -> Table:
    red = {"merchant": merchant, **more.pop("red", {})}
    return ready("episcopal_see", "farmer", "bigbox", red=red, **more)


@pytest.mark.parametrize("town", ["blois", "orleans", "nevers"])
@rule("place.episcopal_see")
def test_from_any_other_town_the_merchant_goes_to_tours(town: str) -> None:
    table = see(town).play("red", "use episcopal_see")
    assert (table.asked, table.town("red")) == ("act", "tours")
    assert [e.facts for e in table.told("jumped", "red")] == [{"town": "tours"}]


@rule("place.episcopal_see")
def test_from_tours_it_goes_to_every_other_town() -> None:
    table = see("tours").play("red", "use episcopal_see")
    towns = table.game.tables.towns
    assert sorted(table.offers("red", "jump")) == sorted(town for town in towns if town != "tours")
    assert table.refusal("red", "jump tours") == "place.episcopal_see"
    table.play("red", "jump nevers")
    assert table.town("red") == "nevers"


@rule("place.episcopal_see")
def test_no_good_is_taken_on_the_way() -> None:
    table = see("blois", routes={"blois-tours_water": ["brocade"]})
    table.play("red", "use episcopal_see")
    assert (table.asked, table.goods("red")) == ("act", {})
    assert table.route_goods("blois-tours_water") == ["brocade"]


@pytest.mark.parametrize("follower", ["boatman*", "monk", "scholar", "farmer"])
@rule("place.episcopal_see.follower")
def test_any_one_follower_activates_the_see_and_returns_to_the_bag(follower: str) -> None:
    market = f"{follower} craftsman*"
    table = Table("bigbox", phase="planning", red={"tiles": ["episcopal_see"], "market": market})
    table.play("red", f"place {follower} episcopal_see.1").done()
    table.play("red", "use episcopal_see")
    assert table.town("red") == "tours"
    assert table.on("red", "episcopal_see") == [""]
    assert follower in table.bag("red")


@pytest.mark.parametrize(("town", "moves"), [("blois", []), ("tours", ["jump nevers"])])
@rule("place.episcopal_see.prairie")
def test_with_the_see_not_even_the_prairie_brings_a_good(town: str, moves: list[str]) -> None:
    blue = {"stations": ["tours", "nevers"], "goods": {"wine": 1}}
    table = see(town, red={"tiles": ["prairie"]}, blue=blue)
    table.play("red", "use episcopal_see", *moves)
    assert table.town("red") == ("nevers" if moves else "tours")
    assert (table.asked, table.goods("red"), table.goods("blue")) == ("act", {}, {"wine": 1})


# ------------------------------------------------------------------ Drawbridge


def drawbridge(spaces: dict[str, str], **more: Any) -> Table:
    red = dict(more.pop("red", {}))
    red["spaces"] = {**spaces, **red.get("spaces", {})}
    return ready("drawbridge", "", "bigbox", red=red, **more)


@pytest.mark.parametrize("place", ["ship", "wagon"])
@rule("place.drawbridge")
def test_ship_and_wagon_use_roads_and_waterways_alike(place: str) -> None:
    table = drawbridge({**SHIP, **WAGON}).play("red", f"use {place}")
    kinds = {route.rpartition("_")[2] for route in table.offers("red", "go")}
    assert kinds == {"road", "water"}
    without = ready("brewery", "monk", "bigbox", red={"spaces": {**SHIP, **WAGON}})
    without.play("red", f"use {place}")
    kinds = {route.rpartition("_")[2] for route in without.offers("red", "go")}
    assert kinds == {"water" if place == "ship" else "road"}


@rule("place.drawbridge")
def test_a_good_lies_on_the_other_kind_of_route_too() -> None:
    table = drawbridge(SHIP, routes={"orleans-chartres_road": ["wool"]})
    table.play("red", "use ship", "go orleans-chartres_road", "take wool")
    assert (table.town("red"), table.goods("red")) == ("chartres", {"wool": 1})


@rule("place.drawbridge")
def test_a_ship_can_leave_a_town_without_a_waterway() -> None:
    table = drawbridge(SHIP, red={"merchant": "chartres"})
    assert table.refusal("red", "use ship") == ""
    dry = ready("brewery", "monk", "bigbox", red={"merchant": "chartres", "spaces": SHIP})
    assert dry.refusal("red", "use ship") == "travel.mustmove"


@rule("place.drawbridge", "place.horse_wagon")
def test_the_horse_wagon_still_needs_a_road() -> None:
    red = {"tiles": ["horse_wagon"], "spaces": {"horse_wagon": "knight trader"}}
    table = drawbridge({}, red=red).play("red", "use horse_wagon")
    assert all(route.endswith("_road") for route in table.offers("red", "go"))
    assert table.refusal("red", "go orleans-blois_water") == "place.horse_wagon"


@rule("place.drawbridge")
def test_the_drawbridge_helps_its_owner_only() -> None:
    red = {"tiles": ["drawbridge"], "spaces": {"scriptorium": "knight scholar"}}
    table = Table("bigbox", phase="actions", turn="blue", red=red, blue={"spaces": SHIP})
    table.play("blue", "use ship")
    assert all(route.endswith("_water") for route in table.offers("blue", "go"))


@rule("place.drawbridge", "place.well")
def test_a_ship_through_the_well_is_a_ship_action() -> None:
    red = {"tiles": ["well"], "spaces": {"well": "craftsman monk"}}
    table = drawbridge({}, red=red).play("red", "use well", "use ship")
    assert "orleans-chartres_road" in table.offers("red", "go")


@rule("place.christmas_market.move")
def test_a_six_at_the_christmas_market_is_a_road_even_with_the_drawbridge() -> None:
    for seed in range(1, 60):
        red = {"tiles": ["christmas_market"], "spaces": {"christmas_market": "farmer craftsman"}}
        table = drawbridge({}, red=red, seed=seed).play("red", "use christmas_market")
        if table.told("rolled")[0].facts["number"] == 6:
            break
    assert table.asked == "travel"
    assert all(route.endswith("_road") for route in table.offers("red", "go"))
    assert table.refusal("red", "go orleans-blois_water") == "place.christmas_market"


# ----------------------------------------------------------------------- Court


def court(players: int = 2, **more: Any) -> Table:
    return ready("court", "knight", "bigbox", players=players, **more)


WOOL_ROAD = {"orleans-chartres_road": ["wool"], "orleans-blois_water": []}


@rule("place.court")
def test_the_good_goes_to_the_mover_who_pays_the_owner_a_coin() -> None:
    table = court(routes=WOOL_ROAD).play("red", "use court", "go orleans-chartres_road")
    assert (table.asked, table.legal("red")) == ("buy_from_route", ["take wool", "skip"])
    table.play("red", "take wool")
    assert (table.town("red"), table.town("blue")) == ("orleans", "chartres")
    assert (table.goods("red"), table.goods("blue")) == ({"wool": 1}, {})
    assert (table.red.coins, table.blue.coins) == (4, 6)
    assert table.route_goods("orleans-chartres_road") == []
    check_pieces(table.game)


@rule("place.court")
def test_roads_and_waterways_of_the_other_merchants_town_are_open() -> None:
    table = court(blue={"merchant": "vierzon"}).play("red", "use court")
    routes = [r.id for r in table.game.tables.routes if "vierzon" in r.id]
    assert sorted(table.offers("red", "go")) == sorted(routes)
    assert table.refusal("red", "go orleans-chartres_road") == "travel.mustmove"
    assert table.refusal("red", "skip") == "action.complete"


@rule("place.court")
def test_with_more_players_whose_merchant_is_a_choice() -> None:
    table = court(3, routes=WOOL_ROAD, green={"merchant": "nevers"}).play("red", "use court")
    assert (table.asked, table.legal("red")) == ("choose_rival", ["rival blue", "rival green"])
    assert table.refusal("red", "rival red") == "place.court"
    table.play("red", "rival green", "go sancerre-nevers_water")
    assert (table.town("green"), table.town("blue")) == ("sancerre", "orleans")


@rule("place.court", "place.court.pay")
def test_the_good_may_be_left_and_then_nothing_is_paid() -> None:
    table = court(routes=WOOL_ROAD).play("red", "use court", "go orleans-chartres_road", "skip")
    assert (table.red.coins, table.blue.coins, table.goods("red")) == (5, 5, {})
    assert table.route_goods("orleans-chartres_road") == ["wool"]


@rule("place.court.pay")
def test_moving_along_an_empty_route_costs_nothing() -> None:
    table = court(routes=WOOL_ROAD).play("red", "use court", "go orleans-blois_water")
    assert (table.asked, table.town("blue")) == ("act", "blois")
    assert (table.red.coins, table.blue.coins) == (5, 5)


@rule("place.court.pay")
def test_without_a_coin_one_may_move_but_take_nothing() -> None:
    table = court(routes=WOOL_ROAD, red={"coins": 0})
    assert table.refusal("red", "use court") == ""
    table.play("red", "use court", "go orleans-chartres_road")
    assert (table.asked, table.town("blue"), table.goods("red")) == ("act", "chartres", {})


@rule("place.court.prairie")
def test_a_court_move_triggers_nobodys_prairie() -> None:
    """Neither that of the moved player nor that of the mover."""
    stations = {"stations": ["blois"], "goods": {"wine": 1, "wool": 1}}
    for owner, giver in (("blue", "red"), ("red", "blue")):
        seats: dict[str, Any] = {owner: {"tiles": ["prairie"]}, giver: stations}
        table = court(3, routes=WOOL_ROAD, **seats)
        table.play("red", "use court", "rival blue", "go orleans-blois_water")
        assert table.asked == "act"
        assert table.goods(owner) == {}
        assert table.goods(giver) == {"wine": 1, "wool": 1}


@rule("place.court")
def test_where_the_movers_own_merchant_stands_makes_no_difference() -> None:
    table = court(red={"merchant": "nevers"}, routes=WOOL_ROAD)
    table.play("red", "use court", "go orleans-blois_water")
    assert (table.town("red"), table.town("blue")) == ("nevers", "blois")
