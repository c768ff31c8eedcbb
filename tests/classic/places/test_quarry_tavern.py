"""Trading Stations elsewhere: from the Quarry in any open town, with the Tavern beside a rival."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

GUILDHALL = "farmer craftsman knight"
RIVAL = {"stations": ["blois"]}


def quarry(coins: int, **more: Any) -> Table:
    red = {"coins": coins, **more.pop("red", {})}
    return ready("quarry", "craftsman craftsman", "bigbox", red=red, **more)


def tavern(**more: Any) -> Table:
    """Red's Merchant is in Blois, where blue has a station; Guildhall and Tavern are filled."""
    fields = more.pop("red", {})
    spaces = {"guildhall": GUILDHALL, **fields.pop("spaces", {})}
    red = {"merchant": "blois", **fields, "spaces": spaces}
    return ready("tavern", more.pop("filled", "boatman"), "bigbox", red=red, blue=RIVAL, **more)


# ------------------------------------------------------------------ Quarry


@pytest.mark.parametrize(
    ("town", "price"),
    [("orleans", 2), ("blois", 4), ("vierzon", 4), ("tours", 6), ("montrichard", 6), ("loches", 8)],
)
@rule("place.quarry", "place.quarry.path")
def test_every_connection_on_the_shortest_way_costs_two_coins(town: str, price: int) -> None:
    table = quarry(20)
    table.play("red", "use quarry", f"build {town}")
    assert (table.red.coins, table.stations(town)) == (20 - price, ["red"])
    assert (table.town("red"), table.goods("red")) == ("orleans", {})
    assert (table.red.built, table.red.unbuilt) == (1, 9)
    check_pieces(table.game)


@rule("place.quarry.path")
def test_the_distance_is_counted_from_the_merchant() -> None:
    table = quarry(20, red={"merchant": "tours"})
    table.play("red", "use quarry", "build orleans")
    assert table.red.coins == 14


@rule("place.quarry")
def test_only_towns_one_can_pay_for_are_offered() -> None:
    table = quarry(5)
    table.play("red", "use quarry")
    near = ["orleans", "chartres", "chateaudun", "montargis", "blois", "briare", "vierzon"]
    assert sorted(table.offers("red", "build")) == sorted(near)
    assert table.refusal("red", "build tours") == "action.cost"
    assert table.refusal("red", "skip") != ""
    assert quarry(1).refusal("red", "use quarry") == "action.cost"


@rule("place.quarry")
def test_the_only_town_in_reach_is_not_asked_for() -> None:
    table = quarry(3, red={"merchant": "nevers"})
    table.play("red", "use quarry")
    assert (table.asked, table.stations("nevers"), table.red.coins) == ("act", ["red"], 1)


@rule("place.quarry", "guildhall.onepertown")
def test_a_town_with_a_station_is_closed() -> None:
    table = quarry(20, red={"stations": ["tours"]}, blue=RIVAL)
    table.play("red", "use quarry")
    for town in ("blois", "tours"):
        assert town not in table.offers("red", "build")
        assert table.refusal("red", f"build {town}") == "guildhall.onepertown"
    closed = quarry(3, red={"merchant": "blois"}, blue=RIVAL)
    assert closed.refusal("red", "use quarry") == "action.cost"


@rule("place.quarry", "guildhall.supply")
def test_the_quarry_needs_an_unbuilt_station() -> None:
    assert quarry(20, red={"stations_left": 0}).refusal("red", "use quarry") == "guildhall.supply"


@rule("place.quarry.orleans")
def test_in_orleans_only_the_own_station_is_in_the_way() -> None:
    table = quarry(20, blue={"stations": ["orleans"]})
    table.play("red", "use quarry", "build orleans")
    assert table.stations("orleans") == ["red", "blue"]
    table = quarry(20, red={"stations": ["orleans"]})
    table.play("red", "use quarry")
    assert table.refusal("red", "build orleans") == "guildhall.orleans"


@rule("place.vineyard.river")
def test_building_from_the_quarry_at_the_river_offers_the_vineyards_wine() -> None:
    table = quarry(20, red={"tiles": ["vineyard"]})
    table.play("red", "use quarry", "build tours")
    assert table.asked == "purchase"
    table.play("red", "buy wine")
    assert (table.goods("red"), table.red.coins) == ({"wine": 1}, 13)


# ------------------------------------------------------------------ Tavern


@rule("place.tavern")
def test_tavern_and_guildhall_build_beside_a_rival_in_one_action() -> None:
    table = tavern()
    assert table.refusal("red", "use guildhall") == ""
    table.play("red", "use guildhall")
    assert table.stations("blois") == ["red", "blue"]
    assert table.on("red", "guildhall") == ["", "", ""]
    assert table.on("red", "tavern") == [""]
    assert table.bag("red") == ["farmer", "boatman", "craftsman", "knight"]
    assert [event.source for event in table.told("action", "red")] == ["guildhall", "tavern"]
    assert table.game.actions == 1
    check_pieces(table.game)


@rule("place.tavern")
def test_the_tavern_takes_a_turn_of_the_guildhall_and_none_of_its_own() -> None:
    table = tavern()
    assert table.refusal("red", "use tavern") == "place.tavern"
    assert "tavern" not in table.offers("red", "use")
    blue = {**RIVAL, "spaces": {"scriptorium": "knight scholar"}}
    red: dict[str, Any] = {"merchant": "blois", "tiles": ["tavern"]}
    red["spaces"] = {"guildhall": GUILDHALL, "tavern": "boatman", "ship": "farmer boatman knight"}
    table = Table("bigbox", phase="actions", red=red, blue=blue)
    table.play("red", "use guildhall")
    assert table.pending == ["blue"]


@pytest.mark.parametrize("filled", ["", "-"])
@rule("place.tavern", "guildhall.onepertown")
def test_an_empty_tavern_does_not_help(filled: str) -> None:
    assert tavern(filled=filled).refusal("red", "use guildhall") == "guildhall.onepertown"


@rule("place.tavern")
def test_the_tavern_of_another_player_does_not_help() -> None:
    spaces = {"guildhall": GUILDHALL, "scriptorium": "knight scholar"}
    blue = {**RIVAL, "tiles": ["tavern"], "spaces": {"tavern": "boatman"}}
    red = {"merchant": "blois", "spaces": spaces}
    table = Table("bigbox", phase="actions", red=red, blue=blue)
    assert table.refusal("red", "use guildhall") == "guildhall.onepertown"


@rule("place.tavern")
def test_beside_two_rivals_as_well() -> None:
    table = tavern(players=3, green={"stations": ["blois"]})
    table.play("red", "use guildhall")
    assert table.stations("blois") == ["red", "blue", "green"]


@rule("place.tavern.own")
def test_nobody_has_two_stations_in_one_town() -> None:
    table = tavern(red={"stations": ["blois"]})
    assert table.refusal("red", "use guildhall") == "place.tavern.own"
    alone = {"guildhall": GUILDHALL}
    red = {"merchant": "tours", "stations": ["tours"], "spaces": alone}
    assert tavern(red=red).refusal("red", "use guildhall") == "place.tavern.own"
    red = {"merchant": "orleans", "stations": ["orleans"], "spaces": alone}
    assert tavern(red=red).refusal("red", "use guildhall") == "guildhall.orleans"


@rule("place.tavern", "guildhall.supply")
def test_the_tavern_brings_no_eleventh_station() -> None:
    assert tavern(red={"stations_left": 0}).refusal("red", "use guildhall") == "guildhall.supply"


@pytest.mark.parametrize(
    ("town", "blue"), [("tours", {}), ("orleans", {"stations": ["orleans"]}), ("orleans", {})]
)
@rule("place.tavern.idle")
def test_where_the_guildhall_is_enough_the_tavern_stays_activated(
    town: str, blue: dict[str, Any]
) -> None:
    spaces = {"guildhall": GUILDHALL}
    red = {"merchant": town, "spaces": spaces}
    table = ready("tavern", "boatman", "bigbox", red=red, blue=blue)
    table.play("red", "use guildhall")
    assert "red" in table.stations(town)
    assert table.on("red", "tavern") == ["boatman"]


@rule("place.tavern.guildhallonly")
def test_the_quarry_does_not_build_beside_a_rival() -> None:
    quarry_filled = {"quarry": "craftsman craftsman"}
    table = tavern(red={"coins": 20, "tiles": ["quarry"], "spaces": quarry_filled})
    table.play("red", "use quarry")
    assert "blois" not in table.offers("red", "build")
    assert table.refusal("red", "build blois") == "place.tavern.guildhallonly"
    table.play("red", "build tours")
    assert table.on("red", "tavern") == ["boatman"]


@rule("place.tavern.guildhallonly")
def test_the_road_neither_needs_nor_uses_the_tavern() -> None:
    road = {"road": "farmer craftsman craftsman"}
    table = tavern(red={"tiles": ["road"], "spaces": road})
    table.play("red", "use road")
    assert (table.red.on_road, table.on("red", "tavern")) == (1, ["boatman"])


@rule("place.vineyard.river", "place.tavern")
def test_building_with_the_tavern_at_the_river_offers_wine() -> None:
    table = tavern(red={"tiles": ["vineyard"]})
    table.play("red", "use guildhall")
    assert table.asked == "purchase"


@rule("place.tavern", "torture.station")
def test_each_station_in_a_shared_town_is_lost_by_itself() -> None:
    table = Table(
        "bigbox",
        phase="event",
        event="abc_b_taxes",
        red={"coins": 0, "goods": {"wool": 2}, "stations": ["blois"]},
        blue=RIVAL,
    )
    table.play("red", "give station blois")
    assert table.stations("blois") == ["blue"]
    check_pieces(table.game)
