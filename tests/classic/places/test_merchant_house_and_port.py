"""Tiles that score at the end: most goods of a type, stations in a line of waterways."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table

# A river: each town one waterway from the next.
LOIRE = ["sancerre", "briare", "orleans", "blois", "tours", "chinon"]


def tile_points(tile: str, **position: Any) -> int:
    """What a tile adds to red's score."""
    red = dict(position.pop("red"))
    with_tile = Table("bigbox", red={**red, "tiles": [tile]}, **position)
    without = Table("bigbox", red=red, **position)
    return with_tile.game.scores[0] - without.game.scores[0]


def house(red: dict[str, int], *others: dict[str, int]) -> int:
    """The Merchant House's points for these goods, red's first."""
    names = ["blue", "green", "yellow"]
    seats = {name: {"goods": goods} for name, goods in zip(names, others, strict=False)}
    players = 1 + len(others)
    return tile_points("merchant_house", players=players, red={"goods": red}, **seats)


@rule("place.merchant_house")
def test_each_type_one_has_the_most_of_scores_four() -> None:
    goods = {"wine": 3, "wool": 1, "grain": 1}
    assert house(goods, {"grain": 2, "wine": 2}, {"wine": 2}) == 8


@pytest.mark.parametrize("good", ["grain", "cheese", "wine", "wool", "brocade"])
@rule("place.merchant_house", "place.merchant_house.types")
def test_every_printed_type_counts(good: str) -> None:
    assert house({good: 2}, {good: 1}) == 4


@rule("place.merchant_house")
def test_only_the_owner_of_the_house_scores_a_majority() -> None:
    red = {"tiles": ["merchant_house"], "coins": 0}
    table = Table("bigbox", red=red, blue={"goods": {"wine": 1}, "coins": 0})
    assert table.game.scores == [0, 3]


@rule("place.merchant_house.tie")
def test_a_shared_majority_scores_nothing() -> None:
    assert house({"grain": 3}, {"grain": 3}) == 0
    assert house({"grain": 3}, {"grain": 2}, {"grain": 3}) == 0


@rule("place.merchant_house.tie")
def test_a_type_that_nobody_owns_scores_nothing() -> None:
    assert house({}, {}) == 0


@rule("place.merchant_house.types")
def test_bread_is_neither_grain_nor_a_type_of_its_own() -> None:
    assert house({"bread": 4}, {}) == 0
    assert house({"bread": 4, "grain": 1}, {"grain": 2}) == 0
    assert house({"grain": 2}, {"bread": 4, "grain": 1}) == 4


@rule("place.merchant_house", "place.brasserie.own")
def test_goods_on_the_brasserie_count_for_a_majority() -> None:
    red = {"tiles": ["brasserie", "merchant_house"], "coins": 0}
    table = Table("bigbox", red=red, blue={"goods": {"cheese": 1}})
    assert table.game.scores[0] == 10 + 2 * 4


# ------------------------------------------------------------------------- Port


def port(stations: list[str], **red: Any) -> int:
    return tile_points("port", red={"stations": stations, **red})


@pytest.mark.parametrize(
    ("length", "points"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 10), (5, 15), (6, 15)]
)
@rule("place.port")
def test_a_line_of_four_scores_ten_and_one_of_five_fifteen(length: int, points: int) -> None:
    assert port(LOIRE[:length]) == points
    assert port(LOIRE[len(LOIRE) - length :]) == points


@rule("place.port")
def test_two_lines_score_once() -> None:
    """Four on the Loire, and four from Châtellerault to Argenton; Tours between them is missing."""
    assert port([*LOIRE[:4], "chinon", "le_blanc", "argenton", "chatellerault"]) == 10


@rule("place.port.line")
def test_a_centre_with_three_neighbours_is_a_line_of_three() -> None:
    """Tours with Blois, Loches and Montrichard: four stations, but the line does not branch."""
    assert port(["tours", "blois", "loches", "montrichard"]) == 0
    assert port(["tours", "blois", "loches", "montrichard", "orleans"]) == 10


@rule("place.port.line")
def test_a_town_left_out_breaks_the_line() -> None:
    assert port(["sancerre", "briare", "blois", "tours"]) == 0


@rule("place.port.line")
def test_no_town_is_visited_twice() -> None:
    """Going back through Tours would make a line of five out of a star."""
    assert port(["loches", "tours", "montrichard", "chinon"]) == 0


@rule("place.port.towns")
def test_a_road_does_not_join_two_river_towns() -> None:
    """Blois and Vierzon are joined by a road only."""
    assert port(["briare", "orleans", "blois", "vierzon"]) == 0
    assert port(["briare", "orleans", "blois", "tours"]) == 10


@rule("place.port.towns")
def test_orleans_counts_and_others_stations_do_not() -> None:
    assert port(["briare", "orleans", "blois", "tours"]) == 10
    rival = {"stations": ["tours"]}
    assert tile_points("port", red={"stations": ["briare", "orleans", "blois"]}, blue=rival) == 0


@rule("place.port.towns", "place.road.notown")
def test_stations_on_the_road_tile_lie_on_no_waterway() -> None:
    red = {"stations": LOIRE[:3], "road": 4, "coins": 0}
    with_port = Table("bigbox", red={**red, "tiles": ["road", "port"]})
    without = Table("bigbox", red={**red, "tiles": ["road"]})
    assert with_port.game.scores[0] == without.game.scores[0]
