"""The Merchant travels by Ship and Wagon and takes goods on the way."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

SHIP = {"ship": "farmer* boatman* knight"}
WAGON = {"wagon": "farmer* trader* knight"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}
BY_WATER = "orleans-blois_water"
BY_ROAD = "orleans-chartres_road"


def sailing(edition: str, players: int = 2, **position: Any) -> Table:
    """Red has chosen the Ship and says where to."""
    red = {"spaces": SHIP | SCRIPTORIUM, **position.pop("red", {})}
    table = Table(edition, players, phase="actions", red=red, **position)
    return table.play("red", "use ship")


@rule("ship.move")
@every_edition
def test_the_ship_follows_one_waterway(edition: str) -> None:
    table = sailing(edition)
    assert table.offers("red", "go") == ["orleans-blois_water", "orleans-briare_water"]
    assert table.refusal("red", f"go {BY_ROAD}") == "ship.move"
    table.play("red", f"go {BY_WATER}")
    assert table.town("red") == "blois"
    assert table.town("blue") == "orleans"
    assert table.asked != "travel"


@rule("wagon.move")
@every_edition
def test_the_wagon_follows_one_road(edition: str) -> None:
    table = Table(edition, phase="actions", red={"spaces": WAGON}).play("red", "use wagon")
    assert sorted(table.offers("red", "go")) == [
        "orleans-chartres_road",
        "orleans-chateaudun_road",
        "orleans-montargis_road",
        "orleans-vierzon_road",
    ]
    assert table.refusal("red", f"go {BY_WATER}") == "wagon.move"
    table.play("red", f"go {BY_ROAD}")
    assert table.town("red") == "chartres"


@rule("travel.mustmove")
@every_edition
@pytest.mark.parametrize("town", ["chartres", "montargis", "chateauroux"])
def test_without_a_waterway_the_ship_cannot_be_used(edition: str, town: str) -> None:
    spaces = {"ship": "farmer boatman knight", "wagon": "farmer trader knight"}
    red = {"merchant": town, "spaces": spaces}
    table = Table(edition, phase="actions", red=red)
    assert table.refusal("red", "use ship") == "travel.mustmove"
    assert table.refusal("red", "use wagon") == ""


@rule("travel.mustmove")
@every_edition
def test_the_merchant_has_to_move(edition: str) -> None:
    table = sailing(edition)
    assert table.refusal("red", "skip") == "travel.mustmove"
    assert table.refusal("red", "go blois-tours_water") == "travel.mustmove"
    assert table.refusal("red", "take grain") != ""
    assert table.legal("red") == ["go orleans-blois_water", "go orleans-briare_water"]


@rule("travel.good")
@every_edition
def test_a_good_of_the_route_may_be_taken_or_left(edition: str) -> None:
    routes = {BY_WATER: ["wine"]}
    table = sailing(edition, routes=routes)
    supply = table.supply("wine")
    table.play("red", f"go {BY_WATER}", "take wine")
    assert table.goods("red") == {"wine": 1}
    assert table.route_goods(BY_WATER) == []
    assert table.supply("wine") == supply
    table = sailing(edition, routes=routes).play("red", f"go {BY_WATER}", "skip")
    assert table.goods("red") == {}
    assert table.route_goods(BY_WATER) == ["wine"]
    assert table.town("red") == "blois"


@rule("travel.good")
@every_edition
def test_only_goods_of_the_route_travelled_are_offered(edition: str) -> None:
    routes = {BY_WATER: ["wine"], "blois-tours_water": ["wool"], "orleans-briare_water": ["cheese"]}
    table = sailing(edition, routes=routes).play("red", f"go {BY_WATER}")
    assert table.legal("red") == ["take wine", "skip"]
    assert table.refusal("red", "take wool") == "travel.good"
    assert table.refusal("red", "take cheese") == "travel.good"


@rule("travel.onegood")
@every_edition
@pytest.mark.parametrize(
    ("goods", "left"),
    [(["wine", "brocade"], ["wine"]), (["brocade", "brocade"], ["brocade"])],
)
def test_of_several_goods_one_is_taken(edition: str, goods: list[str], left: list[str]) -> None:
    # From three players on this waterway has two goods.
    route = "orleans-briare_water"
    table = sailing(edition, players=3, routes={route: goods}).play("red", f"go {route}")
    assert set(table.offers("red", "take")) == set(goods)
    table.play("red", "take brocade")
    assert table.goods("red") == {"brocade": 1}
    assert table.route_goods(route) == left
    assert table.asked != "take_good"


@rule("travel.empty")
@every_edition
def test_a_route_without_goods_may_be_travelled(edition: str) -> None:
    table = sailing(edition, routes={BY_WATER: []}).play("red", f"go {BY_WATER}")
    assert table.town("red") == "blois"
    assert table.goods("red") == {}
    assert table.asked != "take_good"


@rule("travel.direction")
@every_edition
def test_a_merchant_goes_back_along_the_road_it_came_by(edition: str) -> None:
    red = {"tiles": ["horse_wagon"], "spaces": WAGON | {"horse_wagon": "knight trader"}}
    table = Table(edition, phase="actions", red=red, routes={BY_ROAD: []})
    table.play("red", "use wagon", f"go {BY_ROAD}", "use horse_wagon", f"go {BY_ROAD}")
    assert table.town("red") == "orleans"


@rule("travel.direction")
@pytest.mark.parametrize(("edition", "players"), [("2014", 4), ("2021", 5), ("bigbox", 5)])
def test_any_number_of_merchants_may_be_in_one_town(edition: str, players: int) -> None:
    seats = ["red", "blue", "green", "yellow", "white"][:players]
    ships: dict[str, Any] = {seat: {"spaces": SHIP} for seat in seats}
    table = Table(edition, players, phase="actions", routes={BY_WATER: []}, **ships)
    for seat in seats:
        table.play(seat, "use ship", f"go {BY_WATER}")
    assert [table.town(seat) for seat in seats] == ["blois"] * players
