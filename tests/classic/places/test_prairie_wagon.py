"""Merchants on their way: the Prairie's gifts and the Tinkerer's Wagon."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

SHIP = {"ship": "farmer boatman knight"}
WINE_ON_WATER = {"orleans-blois_water": ["wine"]}


def prairie(*, spaces: dict[str, str] | None = None, **more: Any) -> Table:
    """Red owns the Prairie; its Merchant stands in Orléans."""
    red = {"spaces": spaces or SHIP, **more.pop("red", {})}
    return ready("prairie", "", "bigbox", red=red, **more)


def wagon(face: int, **more: Any) -> Table:
    """Red has used the Tinkerer's Wagon and rolled this face."""
    for seed in range(1, 80):
        table = ready("tinkerers_wagon", "trader", "bigbox", seed=seed, **more)
        table.play("red", "use tinkerers_wagon")
        if table.told("rolled", "red")[0].facts == {"number": face}:
            return table
    raise AssertionError(f"no seed rolls a {face}")


# ----------------------------------------------------------------- Prairie


@rule("place.prairie")
def test_the_owner_of_the_station_gives_a_good_of_their_choice() -> None:
    blue = {"stations": ["blois"], "goods": {"grain": 1, "wool": 2}}
    table = prairie(routes={"orleans-blois_water": []}, blue=blue)
    table.play("red", "use ship", "go orleans-blois_water")
    assert (table.asked, table.pending) == ("give_good", ["blue"])
    assert table.legal("blue") == ["spend grain", "spend wool"]
    assert table.refusal("blue", "spend wine") == "place.prairie"
    assert table.refusal("red", "spend wool") == "place.prairie"
    table.play("blue", "spend wool")
    assert (table.goods("red"), table.goods("blue")) == ({"wool": 1}, {"grain": 1, "wool": 1})
    assert table.told("handed", "blue")[0].facts == {"good": "wool", "to": 0}
    check_pieces(table.game)


@rule("place.prairie")
def test_a_giver_with_one_kind_of_goods_is_not_asked() -> None:
    blue = {"stations": ["blois"], "goods": {"wool": 2}}
    table = prairie(routes={"orleans-blois_water": []}, blue=blue)
    table.play("red", "use ship", "go orleans-blois_water")
    assert (table.asked, table.goods("red"), table.goods("blue")) == (
        "act",
        {"wool": 1},
        {"wool": 1},
    )


@rule("place.prairie")
def test_a_good_on_the_way_comes_besides_the_gift() -> None:
    blue = {"stations": ["blois"], "goods": {"wool": 1}}
    table = prairie(routes=WINE_ON_WATER, blue=blue)
    table.play("red", "use ship", "go orleans-blois_water", "take wine")
    assert table.goods("red") == {"wine": 1, "wool": 1}


@pytest.mark.parametrize(
    "blue",
    [
        {"stations": ["blois"]},  # nothing to give
        {"stations": ["tours"], "goods": {"wool": 1}},  # elsewhere
        {"goods": {"wool": 1}},
    ],
)
@rule("place.prairie")
def test_who_has_no_good_or_no_station_there_gives_nothing(blue: dict[str, Any]) -> None:
    table = prairie(routes={"orleans-blois_water": []}, blue=blue)
    table.play("red", "use ship", "go orleans-blois_water")
    assert (table.asked, table.goods("red")) == ("act", {})


@rule("place.prairie")
def test_of_several_owners_one_is_chosen() -> None:
    """Three rival stations in Orléans, where one of the owners has nothing to give."""
    rich = {"stations": ["orleans"], "goods": {"wool": 1, "wine": 1}}
    table = prairie(
        players=4,
        routes={"orleans-blois_water": []},
        red={"merchant": "blois", "stations": ["orleans"]},
        blue=rich,
        green={"stations": ["orleans"]},
        yellow=rich,
    )
    table.play("red", "use ship", "go orleans-blois_water")
    assert (table.asked, table.legal("red")) == ("choose_giver", ["rival blue", "rival yellow"])
    assert table.refusal("red", "rival green") == "place.prairie"
    assert table.refusal("red", "rival red") == "place.prairie"
    table.play("red", "rival yellow").play("yellow", "spend wine")
    assert table.goods("red") == {"wine": 1}
    assert (table.goods("blue"), table.goods("yellow")) == ({"wool": 1, "wine": 1}, {"wool": 1})
    assert table.asked == "act"
    check_pieces(table.game)


@rule("place.prairie")
def test_the_prairie_works_for_its_owner_only() -> None:
    blue = {"tiles": ["prairie"], "stations": ["blois"], "goods": {"wool": 1}}
    red = {"spaces": {**SHIP, "scriptorium": "knight scholar"}}
    table = Table("bigbox", phase="actions", routes={"orleans-blois_water": []}, red=red, blue=blue)
    table.play("red", "use ship", "go orleans-blois_water")
    assert table.goods("red") == {}


@rule("place.prairie.moves")
def test_a_station_on_the_way_gives_nothing() -> None:
    """Through Blois to Tours by the Tinkerer's Wagon: only where the move ends counts."""
    blue = {"stations": ["blois"], "goods": {"wool": 1}}
    table = wagon(3, red={"tiles": ["prairie"]}, blue=blue)
    table.play("red", "go orleans-blois_water", "go blois-tours_water", "go tours-loches_water")
    assert (table.town("red"), table.goods("red")) == ("loches", {})
    table = wagon(3, red={"tiles": ["prairie"]}, blue=blue)
    table.play("red", "go orleans-blois_water", "skip")
    assert table.goods("red") == {"wool": 1}


@rule("place.prairie.moves")
def test_three_towns_of_rivals_give_one_good() -> None:
    blue = {"stations": ["blois", "tours", "loches"], "goods": {"wool": 2}}
    table = wagon(3, red={"tiles": ["prairie"]}, blue=blue)
    table.play("red", "go orleans-blois_water", "go blois-tours_water", "go tours-loches_water")
    assert table.goods("red") == {"wool": 1}


@rule("place.prairie.moves")
def test_a_merchant_that_stays_is_given_nothing() -> None:
    blue = {"stations": ["orleans"], "goods": {"wool": 1}}
    table = wagon(2, red={"tiles": ["prairie"]}, blue=blue)
    table.play("red", "skip")
    assert table.goods("red") == {}


TILES_THAT_MOVE = [
    ("stage_coach", "knight", ["use stage_coach", "go orleans-blois_water"], "blois"),
    ("horse_wagon", "knight trader", ["use horse_wagon", "go orleans-chartres_road"], "chartres"),
    (
        "bourgeois_house",
        "trader monk",
        ["use bourgeois_house", "choose 3", "go orleans-blois_water"],
        "blois",
    ),
]


@pytest.mark.parametrize(("tile", "filled", "moves", "town"), TILES_THAT_MOVE)
@rule("place.prairie.moves")
def test_every_other_way_to_move_the_own_merchant_counts(
    tile: str, filled: str, moves: list[str], town: str
) -> None:
    table = prairie(
        routes={"orleans-blois_water": [], "orleans-chartres_road": []},
        spaces={tile: filled},
        red={"tiles": [tile]},
        blue={"stations": [town], "goods": {"wool": 1}},
    )
    table.play("red", *moves)
    assert (table.town("red"), table.goods("red")) == (town, {"wool": 1})


@rule("place.prairie.bread")
def test_bread_handed_over_becomes_grain() -> None:
    blue = {"stations": ["blois"], "tiles": ["bakery"], "goods": {"bread": 2, "wool": 1}}
    table = prairie(routes={"orleans-blois_water": []}, blue=blue)
    table.play("red", "use ship", "go orleans-blois_water").play("blue", "spend bread")
    assert table.goods("red") == {"grain": 1}
    assert table.goods("blue") == {"bread": 1, "wool": 1}
    check_pieces(table.game)


# -------------------------------------------------------- Tinkerer's Wagon


@rule("place.tinkerers_wagon")
def test_a_six_at_the_wagon_pays_a_coin() -> None:
    table = wagon(6)
    assert (table.asked, table.red.coins, table.town("red")) == ("act", 6, "orleans")
    assert table.on("red", "tinkerers_wagon") == [""]


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
@rule("place.tinkerers_wagon")
def test_the_merchant_moves_as_many_towns_as_the_die_allows(face: int) -> None:
    table = wagon(face)
    for _ in range(face):
        assert table.asked == "wander"
        table.play("red", table.legal("red")[0])
    assert table.asked == "act"
    assert len(table.told("moved", "red")) == face


@rule("place.tinkerers_wagon")
def test_the_wagon_takes_no_goods() -> None:
    routes = {
        "orleans-blois_water": ["wine"],
        "blois-tours_water": ["wool"],
        "le_mans-tours_road": ["grain"],
    }
    table = wagon(3, routes=routes)
    table.play("red", "go orleans-blois_water")
    assert table.refusal("red", "take wine") == "place.tinkerers_wagon"
    table.play("red", "go blois-tours_water", "go le_mans-tours_road")
    assert (table.town("red"), table.goods("red"), table.asked) == ("le_mans", {}, "act")
    for route, goods in routes.items():
        assert table.route_goods(route) == goods


@rule("place.tinkerers_wagon.upto")
def test_roads_and_waterways_mix_and_one_may_stop_early() -> None:
    table = wagon(5)
    kinds = {route.rsplit("_", 1)[1] for route in table.offers("red", "go")}
    assert kinds == {"road", "water"}
    assert table.refusal("red", "go blois-tours_water") == "travel.mustmove"
    table.play("red", "go orleans-chateaudun_road", "go chateaudun-vendome_road", "skip")
    assert (table.town("red"), table.asked) == ("vendome", "act")
    assert wagon(5).play("red", "skip").town("red") == "orleans"
