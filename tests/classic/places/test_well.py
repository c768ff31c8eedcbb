"""The Well: any own action, whoever stands there, and what it may be joined with."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

GUILDHALL = {"guildhall": "farmer craftsman knight"}
SHIP = {"ship": "farmer boatman knight"}
NO_GOODS: dict[str, list[str]] = {"orleans-blois_water": [], "blois-tours_water": []}


def well(**more: Any) -> Table:
    """Red's Well is filled."""
    return ready("well", "craftsman monk", "bigbox", **more)


def through_well(**more: Any) -> Table:
    """Red has used the Well and chooses."""
    return well(**more).play("red", "use well")


@rule("place.well", "action.again")
def test_a_filled_place_used_through_the_well_can_be_used_again() -> None:
    table = well(routes=NO_GOODS, red={"spaces": SHIP})
    table.play("red", "use well", "use ship", "go orleans-blois_water")
    assert table.on("red", "ship") == ["farmer", "boatman", "knight"]
    assert table.on("red", "well") == ["", ""]
    assert table.bag("red") == ["craftsman", "monk"]
    table.play("red", "use ship", "go blois-tours_water")
    assert (table.town("red"), table.game.actions) == ("tours", 2)
    assert table.refusal("red", "use ship") == "action.activated"
    check_pieces(table.game)


@rule("place.well", "action.again")
def test_a_place_that_nobody_stands_on_is_used_through_the_well() -> None:
    table = well(red={"tiles": ["office"], "stations": ["blois", "tours"]})
    table.play("red", "use well")
    assert table.asked == "choose_action"
    table.play("red", "use office")
    assert table.red.coins == 7
    assert table.refusal("red", "use office") == "action.activated"


@rule("place.well", "action.return")
def test_a_wheel_on_the_well_stays() -> None:
    red = {"tiles": ["brewery"]}
    table = ready("well", "wheel monk", "bigbox", red=red)
    table.play("red", "use well", "use brewery")
    assert (table.on("red", "well"), table.bag("red")) == (["wheel", ""], ["monk"])


@rule("place.well")
def test_the_well_is_one_turn() -> None:
    spaces = {"scriptorium": "knight scholar"}
    table = well(red={"tiles": ["brewery"]}, blue={"spaces": spaces})
    table.play("red", "use well", "use brewery")
    assert table.pending == ["blue"]
    assert [event.source for event in table.told("action")] == ["well", "brewery"]


@rule("place.well")
def test_the_well_reaches_no_place_of_another_player() -> None:
    table = through_well(blue={"tiles": ["brewery"], "spaces": {"brewery": "monk"}})
    assert "brewery" not in table.offers("red", "use")
    assert table.refusal("red", "use brewery") == "place.well"
    assert table.refusal("red", "pass") != ""


# ------------------------------------------------------------------ limits


@rule("place.well.limits")
def test_in_a_pilgrimage_round_no_monk_comes_through_the_well() -> None:
    table = through_well(event="abc_b_pilgrimage")
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    assert "monastery" not in table.offers("red", "use")


@rule("place.well.limits", "action.cost", "recruit.last", "supply.block", "guildhall.onepertown")
def test_costs_supplies_and_last_spaces_hold_through_the_well() -> None:
    red = {"coins": 2, "tiles": ["stage_coach", "winery", "lair", "opera"], "merchant": "blois"}
    red["tracks"] = {"knight": 5}
    blue = {"stations": ["blois"]}
    table = through_well(goods={"wine": 0}, supply={"farmer": 0}, red=red, blue=blue)
    refusals = {
        "stage_coach": "action.cost",
        "lair": "action.cost",
        "winery": "supply.block",
        "castle": "recruit.last",
        "farm_house": "recruit.supply",
        "guildhall": "guildhall.onepertown",
        "opera": "place.opera",
    }
    for place, refusal in refusals.items():
        assert table.refusal("red", f"use {place}") == refusal
        assert place not in table.offers("red", "use")


@rule("place.well.limits")
def test_a_cost_is_paid_through_the_well() -> None:
    table = well(routes=NO_GOODS, red={"tiles": ["stage_coach"]})
    table.play("red", "use well", "use stage_coach", "go orleans-blois_water")
    assert (table.red.coins, table.town("red")) == (2, "blois")


@rule("place.well.townhall")
def test_an_empty_town_hall_or_tower_sends_nobody_through_the_well() -> None:
    table = through_well(red={"tiles": ["gunpowder_tower"]})
    for place in ("town_hall", "gunpowder_tower"):
        assert table.refusal("red", f"use {place}") == "place.well.townhall"
        assert place not in table.offers("red", "use")


@rule("place.well.townhall")
def test_who_stands_in_the_town_hall_is_sent_through_the_well() -> None:
    table = well(red={"spaces": {"town_hall": "knight -"}})
    table.play("red", "use well", "use town_hall")
    assert table.refusal("red", "send base_papal_conclave.2") == "deed.exact"  # the Well has a Monk
    table.play("red", "send base_city_wall.1")
    assert (table.on("red", "town_hall"), table.red.coins) == (["", ""], 6)
    assert table.bag("red") == ["craftsman", "monk"]
    check_pieces(table.game)


@rule("place.well.townhall")
def test_two_followers_leave_the_tower_through_the_well() -> None:
    table = well(red={"tiles": ["gunpowder_tower"], "tower": "knight scholar"})
    table.play("red", "use well", "use gunpowder_tower", "send base_city_wall.1")
    table.play("red", "send base_astronomy.1")
    assert (table.red.tower, table.red.coins) == ([], 7)


PASSIVE = "school herb_garden barracks statue vineyard drawbridge cathedral lock prairie"
PASSIVE += " merchant_house port depot gaming_room brasserie sacristy"


@pytest.mark.parametrize("tile", PASSIVE.split())
@rule("place.well.passive")
def test_tiles_without_an_action_cannot_be_chosen(tile: str) -> None:
    spaces = {"sacristy": "monk"} if tile == "sacristy" else {}
    table = through_well(red={"tiles": [tile], "spaces": spaces})
    assert table.refusal("red", f"use {tile}") == "place.well.passive"
    assert tile not in table.offers("red", "use")


@rule("place.well.passive")
def test_the_well_does_not_repeat_itself() -> None:
    table = through_well()
    assert table.refusal("red", "use well") == "place.well.passive"
    assert "well" not in table.offers("red", "use")


# ------------------------------------------------------------ combinations


@rule("place.well", "place.bathhouse.self")
def test_the_bathhouse_through_the_well_draws_and_places() -> None:
    red = {"tiles": ["bathhouse"], "bag": "farmer", "market": "farmer* boatman* craftsman* trader*"}
    table = well(red=red)
    table.play("red", "use well", "use bathhouse", "place farmer village.1")
    assert table.on("red", "village") == ["farmer", "", ""]
    assert table.bag("red") == ["craftsman", "monk"]
    check_pieces(table.game)


@rule("place.well", "place.statue", "action.newfollower")
def test_a_follower_gained_through_the_well_may_go_on_the_market() -> None:
    red = {"tiles": ["statue"], "market": "farmer*"}
    table = well(event="abc_a_income", red=red)
    table.play("red", "use well", "use monastery")
    assert (table.asked, table.legal("red")) == ("newcomer", ["market monk", "skip"])
    table.play("red", "market monk")
    assert table.market("red") == ["monk", "farmer*"]
    check_pieces(table.game)


@rule("action.newfollower")
def test_without_the_statue_a_follower_of_the_well_is_in_the_bag_at_once() -> None:
    red = {"tiles": ["bathhouse"], "spaces": {"bathhouse": "boatman"}}
    red["market"] = "farmer* boatman* craftsman* trader*"
    table = well(event="abc_a_income", red=red)
    table.play("red", "use well", "use monastery")
    assert table.bag("red") == ["craftsman", "monk", "monk"]
    table.play("red", "use bathhouse")
    assert "monk" in str(table.told("drew", "red")[-1].facts["followers"])


@pytest.mark.parametrize("monk", ["monk", "-"])
@rule("combo.well.church", "combo.loop")
def test_the_well_carries_out_the_church(monk: str) -> None:
    winery = {"tiles": ["winery"], "spaces": {"winery": "farmer trader"}}
    table = well(red={"tiles": ["church"], "spaces": {"church": monk}}, blue=winery)
    table.play("red", "use well", "use church")
    assert table.goods("red") == {"wine": 1}
    assert (table.red.coins, table.blue.coins) == (3, 7)
    assert table.on("red", "church") == ["" if monk == "-" else "monk"]
    assert table.on("blue", "winery") == ["farmer", "trader"]
    check_pieces(table.game)


@rule("combo.well.church", "action.cost")
def test_the_church_costs_two_coins_through_the_well_too() -> None:
    winery = {"tiles": ["winery"], "spaces": {"winery": "farmer trader"}}
    table = through_well(red={"tiles": ["church"], "coins": 1}, blue=winery)
    assert table.refusal("red", "use church") == "action.cost"


RIVAL = {"stations": ["blois"]}


@rule("combo.well.tavern")
def test_the_well_stands_in_for_the_guildhall() -> None:
    red = {"tiles": ["tavern"], "merchant": "blois", "spaces": {"tavern": "boatman"}}
    table = well(red=red, blue=RIVAL)
    table.play("red", "use well", "use guildhall")
    assert table.stations("blois") == ["red", "blue"]
    assert (table.on("red", "tavern"), table.on("red", "well")) == ([""], ["", ""])
    check_pieces(table.game)


@pytest.mark.parametrize("filled", ["boatman", "-"])
@rule("combo.well.tavern")
def test_the_well_stands_in_for_the_tavern(filled: str) -> None:
    red = {"tiles": ["tavern"], "merchant": "blois", "spaces": {**GUILDHALL, "tavern": filled}}
    table = well(red=red, blue=RIVAL)
    table.play("red", "use well", "use tavern")
    assert table.stations("blois") == ["red", "blue"]
    assert table.on("red", "guildhall") == ["", "", ""]
    assert table.on("red", "tavern") == ["" if filled == "-" else filled]
    assert [e.source for e in table.told("action", "red")] == ["well", "tavern", "guildhall"]
    check_pieces(table.game)


@rule("combo.well.tavern")
def test_the_well_stands_in_for_one_of_the_two_only() -> None:
    red = {"tiles": ["tavern"], "merchant": "blois"}
    table = through_well(red=red, blue=RIVAL)
    assert table.refusal("red", "use guildhall") == "guildhall.onepertown"
    assert table.refusal("red", "use tavern") == "action.activated"


@rule("combo.well.tavern", "place.tavern.own", "place.tavern.idle", "guildhall.supply")
def test_the_tavern_through_the_well_keeps_its_limits() -> None:
    red = {"tiles": ["tavern"], "merchant": "blois", "spaces": GUILDHALL}
    table = through_well(red={**red, "stations": ["blois"]}, blue=RIVAL)
    assert table.refusal("red", "use tavern") == "place.tavern.own"
    table = through_well(red={**red, "merchant": "tours"}, blue=RIVAL)
    assert table.refusal("red", "use tavern") == "place.tavern.idle"
    table = through_well(red={**red, "stations_left": 0}, blue=RIVAL)
    assert table.refusal("red", "use tavern") == "guildhall.supply"
    table = through_well(red={**red, "merchant": "orleans", "stations": ["orleans"]}, blue=RIVAL)
    assert table.refusal("red", "use tavern") == "guildhall.orleans"


@rule("combo.well.tavern", "place.vineyard.river")
def test_wine_is_offered_after_a_build_through_the_well() -> None:
    red = {"tiles": ["tavern", "vineyard"], "merchant": "blois", "spaces": GUILDHALL}
    table = well(red=red, blue=RIVAL).play("red", "use well", "use tavern")
    assert table.asked == "purchase"
