"""The Road: stations on a tile. The Vineyard: wine for stations at the river."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready

FILLED = "farmer craftsman craftsman"
GUILDHALL = "farmer craftsman knight"


def road(**red: Any) -> Table:
    return ready("road", FILLED, "bigbox", red=red)


@rule("place.road")
def test_a_station_is_built_on_the_tile_wherever_the_merchant_is() -> None:
    """Red could not build in Blois a second time."""
    table = road(stations=["blois"], merchant="blois")
    table.play("red", "use road")
    assert (table.red.built, table.red.unbuilt, table.red.on_road) == (2, 8, 1)
    assert table.on("red", "road") == ["", "", ""]
    assert table.stations("blois") == ["red"]
    assert [event.source for event in table.told("station_on_tile", "red")] == ["road"]
    check_pieces(table.game)


@rule("place.road")
def test_without_a_station_left_the_road_is_refused() -> None:
    table = road(stations_left=0)
    assert table.refusal("red", "use road") == "guildhall.supply"


@pytest.mark.parametrize(("built", "rule_id"), [(0, ""), (3, ""), (4, "place.road.limit")])
@rule("place.road.limit")
def test_the_road_holds_four_stations(built: int, rule_id: str) -> None:
    assert road(road=built).refusal("red", "use road") == rule_id


@rule("place.road.counts")
def test_stations_on_the_road_are_paid_by_the_office() -> None:
    red = {"road": 2, "stations": ["blois"], "tiles": ["road"], "coins": 0}
    table = ready("office", "scholar scholar", "bigbox", red=red)
    table.play("red", "use office")
    assert table.red.coins == 3


@rule("place.road.counts")
def test_stations_on_the_road_are_paid_on_a_trading_day() -> None:
    red = {"road": 2, "stations": ["blois"], "tiles": ["road"], "coins": 0}
    event = "abc_a_trading_day"
    table = Table("bigbox", phase="event", round=2, event=event, red=red)
    town = {"stations": ["blois", "tours", "orleans"], "coins": 0}
    same = Table("bigbox", phase="event", round=2, event=event, red=town)
    assert table.red.coins == same.red.coins > 0


@rule("place.road.counts")
def test_stations_on_the_road_count_for_the_goldsmith() -> None:
    red = {"road": 2, "tiles": ["road"], "goods": {"grain": 1}}
    table = ready("goldsmith", "craftsman trader", "bigbox", red=red)
    table.play("red", "use goldsmith")
    if table.asked == "spend":
        table.play("red", "spend grain")
    assert table.red.dev == 2


@rule("place.road.counts")
def test_stations_on_the_road_win_the_last_citizen_and_score() -> None:
    table = Table(
        "bigbox",
        round=18,
        phase="start_player",
        red={"road": 2, "stations": ["blois"], "tiles": ["road"], "coins": 0, "development": 4},
        blue={"stations": ["tours", "chinon"], "coins": 0},
    )
    assert table.red.citizens == 1
    assert table.game.scores[0] == 2 * (3 + 1)


@rule("place.road.counts", "combo.church.kept")
def test_the_road_given_up_takes_all_its_stations_out_of_the_game() -> None:
    table = Table(
        "bigbox",
        phase="event",
        round=2,
        event="abc_a_taxes",
        red={"tiles": ["road"], "road": 2, "coins": 0, "goods": {"wool": 1}},
        blue={"road": 1, "stations": ["blois"]},
    )
    table.play("red", "give tile road")
    assert (table.red.built, table.red.unbuilt, table.red.on_road) == (0, 8, 0)
    assert (table.blue.built, table.blue.unbuilt, table.blue.on_road) == (1, 8, 0)
    assert [(e.seat, e.facts["amount"]) for e in table.told("lost_stations")] == [(0, 2), (1, 1)]
    check_pieces(table.game)


@rule("place.road.counts")
def test_one_station_of_the_road_can_be_given_under_torture() -> None:
    table = Table(
        "bigbox",
        phase="event",
        round=2,
        event="abc_a_taxes",
        red={"tiles": ["road"], "road": 2, "coins": 0, "goods": {"wool": 1}},
    )
    table.play("red", "give station road")
    assert (table.red.built, table.red.on_road) == (1, 1)
    check_pieces(table.game)


@rule("place.road.notown")
def test_building_on_the_road_offers_no_wine() -> None:
    table = road(tiles=["vineyard"], merchant="blois")
    table.play("red", "use road")
    assert table.asked == "act"
    assert table.told("station", "red") == []


@rule("place.road.notown")
def test_a_station_on_the_road_fills_no_town() -> None:
    """Red's Guildhall may still build in Orléans, and a Prairie asks nobody for a good."""
    table = road(spaces={"guildhall": GUILDHALL}).play("red", "use road")
    assert table.stations("orleans") == []
    assert table.refusal("red", "use guildhall") == ""
    moving = Table(
        "bigbox",
        phase="actions",
        red={"tiles": ["prairie"], "spaces": {"ship": "farmer boatman knight"}},
        blue={"tiles": ["road"], "road": 3, "goods": {"wine": 2}},
        routes={"orleans-blois_water": []},
    )
    moving.play("red", "use ship", "go orleans-blois_water")
    assert moving.goods("blue") == {"wine": 2}


# --------------------------------------------------------------------- Vineyard


def vineyard(town: str, **more: Any) -> Table:
    """Red has built in this town with its Guildhall."""
    red = {"merchant": town, **more.pop("red", {})}
    red["spaces"] = {"guildhall": GUILDHALL}
    return ready("vineyard", "", "bigbox", red=red, **more).play("red", "use guildhall")


@rule("place.vineyard")
def test_a_station_in_a_river_town_lets_buy_one_wine_for_a_coin() -> None:
    table = vineyard("blois")
    assert (table.asked, table.legal("red")) == ("purchase", ["buy wine", "skip"])
    wine = table.supply("wine")
    table.play("red", "buy wine")
    assert (table.red.coins, table.goods("red")) == (4, {"wine": 1})
    assert table.supply("wine") == wine - 1
    assert table.asked == "act"  # one wine per station
    check_pieces(table.game)


@rule("place.vineyard")
def test_the_wine_may_be_left() -> None:
    table = vineyard("blois").play("red", "skip")
    assert (table.red.coins, table.goods("red")) == (5, {})


@rule("place.vineyard")
def test_only_wine_is_sold() -> None:
    assert vineyard("blois").refusal("red", "buy brocade") == "place.vineyard"


@rule("place.vineyard")
def test_without_a_coin_or_wine_in_the_supply_there_is_no_offer() -> None:
    assert vineyard("blois", red={"coins": 0}).asked == "act"
    assert vineyard("blois", goods={"wine": 0}).asked == "act"


@rule("place.vineyard")
def test_others_stations_bring_the_owner_nothing() -> None:
    table = Table(
        "bigbox",
        phase="actions",
        turn="blue",
        red={"tiles": ["vineyard"], "spaces": {"scriptorium": "knight scholar"}},
        blue={"merchant": "blois", "spaces": {"guildhall": GUILDHALL}},
    )
    table.play("blue", "use guildhall")
    assert (table.asked, table.pending) == ("act", ["red"])


@pytest.mark.parametrize("town", ["orleans", "chatellerault", "nevers", "argenton", "loches"])
@rule("place.vineyard.river")
def test_a_town_that_a_waterway_touches_is_a_river_town(town: str) -> None:
    assert vineyard(town).asked == "purchase"


@pytest.mark.parametrize("town", ["chartres", "le_mans", "chateauroux", "vendome", "montargis"])
@rule("place.vineyard.river")
def test_a_town_with_roads_only_is_none(town: str) -> None:
    assert vineyard(town).asked == "act"


@rule("place.vineyard.river")
def test_a_quarry_build_at_the_river_offers_the_wine_too() -> None:
    red = {"tiles": ["vineyard"], "coins": 5}
    table = ready("quarry", "craftsman craftsman", "bigbox", red=red)
    table.play("red", "use quarry", "build blois")
    assert table.asked == "purchase"
    table.play("red", "buy wine")
    assert (table.red.coins, table.goods("red")) == (5 - 4 - 1, {"wine": 1})
    poor = ready("quarry", "craftsman craftsman", "bigbox", red={**red, "coins": 4})
    assert poor.play("red", "use quarry", "build blois").asked == "act"


@rule("place.vineyard.river")
def test_a_tavern_build_at_the_river_offers_the_wine_too() -> None:
    table = ready(
        "vineyard",
        "",
        "bigbox",
        red={
            "tiles": ["tavern"],
            "merchant": "blois",
            "spaces": {"guildhall": GUILDHALL, "tavern": "boatman"},
        },
        blue={"stations": ["blois"]},
    )
    table.play("red", "use guildhall")
    assert (table.asked, table.stations("blois")) == ("purchase", ["red", "blue"])
