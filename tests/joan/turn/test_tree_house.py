"""The Tree House: a good of a land route becomes another one."""

import pytest

from ...rules import rule
from ..table import Table
from .places import over

TREE_HOUSE = {"cards": ["tree_house"], "routes": ["orleans-chartres_road"]}
TO_LE_MANS = ["orleans-chateaudun_road", "le_mans-chateaudun_road"]
AT_LE_MANS = {"cards": ["tree_house"], "routes": TO_LE_MANS}


@rule("joan.place.tree_house")
def test_the_tree_house_swaps_a_good_of_a_land_route() -> None:
    """Orléans-Chartres shows cheese."""
    red = {"cards": ["tree_house"]}
    table = Table(waiting="land", red=red).play("red", "fill orleans-chartres_road")
    assert sorted(table.legal("red")) == [
        *("end", "good cheese", "swap cheese brocade", "swap cheese grain"),
        *("swap cheese wine", "swap cheese wool"),
    ]
    assert table.refusal("red", "swap grain wine") == "joan.place.tree_house"
    table.play("red", "swap cheese wool")
    assert table.goods("red") == {"wool": 1} and over(table)
    table = Table(waiting="land", red=red).play("red", "fill orleans-chartres_road")
    table.play("red", "good cheese")
    assert table.goods("red") == {"cheese": 1} and over(table)


@rule("joan.place.tree_house")
def test_the_tree_house_swaps_one_good_of_each_route() -> None:
    """Le Mans-Vendôme shows cheese and grain, Chartres-Châteaudun wine."""
    table = Table(waiting="land land", red=AT_LE_MANS)
    table.play("red", "fill le_mans-vendome_road", "swap cheese brocade")
    assert table.refusal("red", "swap grain brocade") == "joan.place.tree_house"
    table.play("red", "good grain")
    assert table.goods("red") == {"grain": 1, "brocade": 1}
    table.play("red", "fill chartres-chateaudun_road", "swap wine brocade")
    assert table.goods("red") == {"grain": 1, "brocade": 2}


@rule("joan.place.tree_house")
def test_the_tree_house_wants_a_row_with_a_space() -> None:
    goods = {"cheese": 5, "wine": 5}
    table = Table(waiting="land", red=TREE_HOUSE | {"goods": goods})
    table.play("red", "fill chartres-etampes_road")
    assert table.offers("red", "swap") == ["wine grain", "wine wool", "wine brocade"]
    assert table.refusal("red", "swap wine cheese") == "joan.place.tree_house"
    table.play("red", "swap wine grain")
    assert table.goods("red") == {"grain": 1, "cheese": 5, "wine": 5}
    assert table.red.shields == 0
    # Nobody has to swap: without a space the wine is a shield.
    table = Table(waiting="land", red=TREE_HOUSE | {"goods": goods})
    table.play("red", "fill chartres-etampes_road", "good wine")
    assert table.red.shields == 1 and table.goods("red") == goods


@rule("joan.place.tree_house")
def test_without_such_a_row_a_swapped_good_is_a_shield() -> None:
    goods = {"grain": 5, "cheese": 5, "wine": 4, "wool": 5, "brocade": 5}
    table = Table(waiting="land", red=TREE_HOUSE | {"goods": goods})
    table.play("red", "fill chartres-etampes_road", "swap wine grain")
    assert table.red.shields == 1 and table.goods("red") == goods


@rule("joan.place.tree_house", "joan.warehouse.full")
def test_with_a_full_warehouse_there_is_nothing_to_swap() -> None:
    goods = dict.fromkeys(["grain", "cheese", "wine", "wool", "brocade"], 5)
    table = Table(waiting="land", red=AT_LE_MANS | {"goods": goods})
    table.play("red", "fill le_mans-vendome_road")
    assert table.red.shields == 2 and over(table)


@rule("joan.place.tree_house")
def test_the_tree_house_helps_its_owner_only() -> None:
    table = Table(waiting="land", blue={"cards": ["tree_house"]})
    table.play("red", "fill orleans-chartres_road")
    assert table.goods("red") == {"cheese": 1} and over(table)


@rule("joan.place.tree_house")
def test_the_other_good_of_a_swapped_route_stays_as_shown() -> None:
    goods = {"grain": 5, "cheese": 5}
    table = Table(waiting="land", red=AT_LE_MANS | {"goods": goods})
    table.play("red", "fill le_mans-vendome_road", "swap cheese wine")
    assert table.red.shields == 1  # the grain has no space and the swap is used up
    assert table.goods("red") == goods | {"wine": 1}


@rule("joan.place.tree_house")
@pytest.mark.parametrize("kind, route", [("water", "orleans-blois_water")])
def test_the_tree_house_leaves_water_routes_alone(kind: str, route: str) -> None:
    table = Table(waiting=f"{kind} coin", red=TREE_HOUSE).play("red", f"fill {route}")
    assert table.waiting == ["coin", "wine"]
    assert table.refusal("red", "swap wine grain") == "joan.place.tree_house"


@rule("joan.place.tree_house")
def test_the_tree_house_does_not_swap_development_points_or_chosen_goods() -> None:
    table = Table(waiting="land any", red=TREE_HOUSE)
    table.play("red", "fill orleans-montargis_road")
    assert table.offers("red", "swap") == []


@rule("joan.place.tree_house")
@pytest.mark.parametrize(
    "how", [["use trade_route"], ["use four_in_hand"], ["deed two trader"], ["act knight"]]
)
def test_the_tree_house_works_for_every_land_route_however_filled_in(how: list[str]) -> None:
    cards = ["tree_house", "trade_route", "four_in_hand"]
    table = Table(waiting="knight trader", red={"cards": cards})
    table.play("red", *how, "fill orleans-vierzon_road", "swap grain wool")
    assert table.goods("red") == {"wool": 1}


@rule("joan.place.tree_house")
def test_with_two_routes_the_swaps_are_used_to_the_owners_best() -> None:
    """Cheese of one route, cheese and grain of another: a cheese is marked as shown, and both the
    grain and the other cheese may still be swapped."""
    for roads in (
        ["orleans-chartres_road", "le_mans-vendome_road"],
        ["le_mans-vendome_road", "orleans-chartres_road"],
    ):
        table = Table(waiting="land land", red=AT_LE_MANS)
        table.play("red", *(f"fill {road}" for road in roads))
        table.play("red", "good cheese", "swap grain wool", "swap cheese wool")
        assert table.goods("red") == {"cheese": 1, "wool": 2}
        table = Table(waiting="land land", red=AT_LE_MANS)
        table.play("red", *(f"fill {road}" for road in roads))
        table.play("red", "swap cheese wool", "swap grain wool")
        assert table.goods("red") == {"cheese": 1, "wool": 2}
