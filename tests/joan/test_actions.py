"""Standard actions, routes and stations."""

from ..rules import rule
from .table import Table


@rule("joan.action.choice", "joan.card_use.one")
def test_a_tile_does_one_thing() -> None:
    table = Table(display="farmer knight", red={"cards": ["stable", "meadow"]})
    table.play("red", "take farmer")
    assert {"act farmer", "use stable", "use meadow", "deed two farmer"} <= set(table.legal("red"))
    table.play("red", "use stable")
    assert table.refusal("red", "use meadow") == "joan.action.choice"
    assert table.refusal("red", "act farmer") == "joan.action.choice"
    table.play("red", "any wine", "coin 3")
    assert table.goods("red") == {"wine": 1}
    assert table.red.circled == [1, 0, 1]
    assert table.pending == ["blue"]


@rule("joan.action.farmer", "joan.warehouse.any")
def test_a_farmer_marks_a_good_whose_row_is_open() -> None:
    table = Table(display="farmer knight", red={"goods": {"grain": 5}})
    table.play("red", "take farmer", "act farmer")
    assert table.offers("red", "any") == ["cheese", "wine", "wool", "brocade"]
    assert table.refusal("red", "any grain") == "joan.warehouse.any"


@rule("joan.action.knight", "joan.route.mixed", "joan.route.goods", "joan.route.connect")
def test_the_example_of_the_rulebook_continues_a_water_route_by_land() -> None:
    """Orléans-8 and 8-16 are filled in; a Knight goes from 8 to 9 and marks its good."""
    routes = ["orleans-briare_water", "briare-sancerre_water"]
    table = Table(display="knight farmer", red={"routes": routes})
    table.play("red", "take knight", "act knight")
    assert all(route.endswith("_road") for route in table.offers("red", "fill"))
    assert table.refusal("red", "fill le_mans-tours_road") == "joan.route.connect"
    table.play("red", "fill montargis-briare_road")
    assert table.goods("red") == {"wine": 1}


@rule("joan.action.boatman")
def test_a_boatman_fills_in_a_water_route_or_earns_a_coin() -> None:
    table = Table(display="boatman farmer")
    table.play("red", "take boatman", "act boatman")
    assert table.offers("red", "fill") == ["orleans-briare_water", "orleans-blois_water"]
    assert table.offers("red", "coin") == []
    table.play("red", "fill orleans-blois_water")
    assert table.pending == ["blue"]
    table = Table(display="boatman farmer").play("red", "take boatman", "earn boatman", "coin 2")
    assert table.red.coins == 2


@rule("joan.action.craftsman", "joan.action.refused", "joan.station.cost")
def test_a_craftsman_without_coins_can_only_earn_one() -> None:
    table = Table(display="craftsman farmer", red={"spent": [1, 0, 0]})
    table.play("red", "take craftsman")
    assert table.refusal("red", "act craftsman") == "joan.action.refused"
    table.play("red", "earn craftsman", "coin 1")
    assert table.pending == ["blue"]


@rule("joan.action.scholar", "joan.development.end")
def test_a_scholar_marks_one_space() -> None:
    table = Table(display="scholar scholar").play("red", "take scholar", "act scholar")
    assert table.red.dev == 1
    assert table.pending == ["blue"]
    table = Table(display="scholar farmer", red={"development": 25})
    table.play("red", "take scholar")
    assert table.refusal("red", "act scholar") == "joan.development.end"
    assert "deed one scholar" in table.legal("red")


@rule("joan.route.once", "joan.route.development", "joan.route.struck_town")
def test_routes_are_filled_in_once_on_each_sheet() -> None:
    blue = {"routes": ["orleans-montargis_road"], "stations": ["montargis"]}
    table = Table(waiting="land land", blue=blue)
    table.play("red", "fill orleans-montargis_road")
    assert table.red.dev == 1 or "develop" in table.waiting
    assert table.refusal("red", "fill orleans-montargis_road") == "joan.route.once"


@rule("joan.station.strike_others", "joan.station.free_town", "joan.station.connected")
def test_a_station_closes_the_town_for_all_others() -> None:
    routes = ["orleans-briare_water"]
    table = Table(display="craftsman craftsman", red={"routes": routes}, blue={"routes": routes})
    table.play("red", "take craftsman", "act craftsman")
    assert table.refusal("red", "build blois") == "joan.station.connected"
    table.play("red", "build briare")
    assert table.struck("blue") == ["briare"]
    table.play("blue", "take craftsman", "act craftsman")
    assert table.refusal("blue", "build briare") == "joan.station.strike_others"
    assert table.refusal("blue", "build orleans") == ""


@rule("joan.station.orleans", "joan.station.orleans_start")
def test_everybody_builds_once_in_orleans() -> None:
    table = Table(waiting="station", blue={"stations": ["orleans"]})
    table.play("red", "build orleans free")
    assert table.stations("red") == ["orleans"]
    table = Table(waiting="station coin", red={"stations": ["orleans"]})
    assert table.refusal("red", "build orleans free") == "joan.station.orleans"


@rule("joan.station.town_22")
def test_the_first_station_in_town_22_wins_its_citizen() -> None:
    far = ["orleans-blois_water", "blois-tours_water", "tours-chinon_water"]
    far += ["chinon-chatellerault_water"]
    table = Table(4, waiting="station", red={"routes": far})
    table.play("red", "build chatellerault free")
    assert table.red.citizens == 1
    assert table.yellow("yellow_town_22") == "red"
    table = Table(
        4,
        waiting="station",
        red={"routes": far, "cards": ["tavern"]},
        blue={"stations": ["chatellerault"]},
        yellow_bonuses={"yellow_town_22": "blue"},
    )
    table.play("red", "build chatellerault free")
    assert (table.red.citizens, table.blue.citizens) == (0, 1)
