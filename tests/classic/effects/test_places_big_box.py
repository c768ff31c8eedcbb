"""Place tiles that only the Big Box has, as far as they can be played."""

import pytest

from tests.classic.table import Table
from tests.rules import rule

DICE = range(1, 60)  # seeds; enough to see every face of the die


def rolled(tile: str, face: int, **red: object) -> Table:
    """A table where red has just used a tile and rolled this face."""
    slots = {"bookbindery": "craftsman scholar", "christmas_market": "farmer craftsman"}[tile]
    for seed in DICE:
        table = Table(
            "bigbox",
            seed=seed,
            phase="actions",
            routes={"orleans-chartres_road": ["wine"]},
            red={"tiles": [tile], "spaces": {tile: slots}, **red},
        )
        table.play("red", f"use {tile}")
        if table.told("rolled", "red")[0].facts["number"] == face:
            return table
    raise AssertionError(f"no seed rolls a {face}")


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
@rule("place.bookbindery")
def test_the_bookbindery_moves_as_far_as_the_die_says(face: int) -> None:
    table = rolled("bookbindery", face)
    assert table.red.dev == face
    assert table.red.coins == 5


@rule("place.bookbindery")
def test_a_six_at_the_bookbindery_pays_a_coin() -> None:
    table = rolled("bookbindery", 6)
    assert (table.red.dev, table.red.coins) == (0, 6)


@rule("place.bookbindery")
def test_a_four_at_the_bookbindery_pays_the_coins_it_crosses() -> None:
    table = rolled("bookbindery", 4, development=5)
    assert (table.red.dev, table.red.coins) == (9, 8)


@pytest.mark.parametrize(
    ("face", "good"), [(1, "grain"), (2, "cheese"), (3, "wine"), (4, "wool"), (5, "brocade")]
)
@rule("place.christmas_market")
def test_the_christmas_market_gives_the_good_of_the_die(face: int, good: str) -> None:
    assert rolled("christmas_market", face).goods("red") == {good: 1}


@rule("place.christmas_market", "place.christmas_market.move")
def test_a_six_at_the_christmas_market_is_a_road_with_its_good() -> None:
    table = rolled("christmas_market", 6)
    assert all(route.endswith("_road") for route in table.offers("red", "go"))
    assert table.refusal("red", "go orleans-blois_water") != ""
    table.play("red", "go orleans-chartres_road", "take wine")
    assert (table.town("red"), table.goods("red")) == ("chartres", {"wine": 1})


@rule("place.christmas_market.empty")
def test_a_good_that_has_run_out_is_not_rolled_again() -> None:
    for seed in DICE:
        table = Table(
            "bigbox",
            seed=seed,
            phase="actions",
            goods={"brocade": 0},
            red={"tiles": ["christmas_market"], "spaces": {"christmas_market": "farmer craftsman"}},
        )
        table.play("red", "use christmas_market")
        if [event.facts["number"] for event in table.told("rolled")] == [5]:
            assert table.goods("red") == {}
            assert table.on("red", "christmas_market") == ["", ""]
            return
    raise AssertionError("no seed rolls a 5")


@rule("place.cathedral")
def test_the_cathedral_raises_the_status_for_income_and_scoring() -> None:
    table = Table(
        "bigbox",
        phase="event",
        event="abc_c_income",
        red={"development": 9, "tiles": ["cathedral"], "citizens": 2, "coins": 0},
    )
    assert table.status("red") == 4
    assert table.told("coins", "red")[0].facts["amount"] == 4
    assert table.game.scores[0] == 4 + 2 * 4


@rule("place.cathedral.marker")
def test_the_cathedral_does_not_move_the_marker() -> None:
    """Equal points: the tie is broken by the marker, which the Cathedral leaves alone."""
    table = Table("bigbox", phase="actions", red={"development": 9, "tiles": ["cathedral"]})
    assert table.red.dev == 9
    last = Table(
        "bigbox",
        round=18,
        phase="start_player",
        red={"development": 9, "tiles": ["cathedral"], "citizens": 1, "coins": 0},
        blue={"development": 15, "citizens": 1, "coins": 0},
    )
    assert last.game.scores == [4, 4]
    assert last.game.winners == [1]


@rule("place.cathedral.lost")
def test_the_cathedral_given_up_lowers_the_status_at_once() -> None:
    table = Table(
        "bigbox",
        phase="event",
        event="abc_a_taxes",
        red={"development": 30, "tiles": ["cathedral"], "coins": 0, "goods": {"grain": 1}},
    )
    assert table.status("red") == 7
    table.play("red", "give tile cathedral")
    assert table.status("red") == 6


@pytest.mark.parametrize(("sets", "points"), [(0, 0), (1, 5), (2, 10)])
@rule("place.depot")
def test_the_depot_scores_full_sets_of_goods(sets: int, points: int) -> None:
    goods = {"grain": sets + 1, "cheese": sets, "wine": sets, "wool": sets, "brocade": sets}
    with_depot = Table("bigbox", red={"tiles": ["depot"], "goods": goods, "coins": 0})
    without = Table("bigbox", red={"goods": goods, "coins": 0})
    assert with_depot.game.scores[0] - without.game.scores[0] == points
