"""The Flea Market: the die decides between six small things."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready

INCOME = {"round": 2, "event": "abc_a_income"}


def rolled(face: int, **more: Any) -> Table:
    """Red has used the Flea Market and rolled this face."""
    for seed in range(1, 80):
        table = ready("flea_market", "trader", "bigbox", seed=seed, **{**INCOME, **more})
        table.play("red", "use flea_market")
        if table.told("rolled", "red")[0].facts["number"] == face:
            return table
    raise AssertionError(f"no seed rolls a {face}")


@rule("place.flea_market")
def test_a_one_pays_a_coin() -> None:
    table = rolled(1)
    assert (table.asked, table.red.coins) == ("act", 6)
    assert table.on("red", "flea_market") == [""]


@rule("place.flea_market")
def test_a_two_is_a_development_point() -> None:
    table = rolled(2)
    assert (table.asked, table.red.dev, table.red.coins) == ("act", 1, 5)


@rule("place.flea_market")
def test_a_three_gives_a_wine() -> None:
    table = rolled(3)
    assert (table.asked, table.goods("red")) == ("act", {"wine": 1})
    check_pieces(table.game)


@rule("place.flea_market")
def test_a_four_recruits_a_farmer_with_its_track_step() -> None:
    table = rolled(4)
    assert (table.asked, table.step("red", "farmer")) == ("act", 1)
    assert "farmer" in table.bag("red")
    assert table.goods("red") == {"grain": 1}
    assert [event.source for event in table.told("action")] == ["flea_market", "farm_house"]
    check_pieces(table.game)


@rule("place.flea_market")
def test_a_five_gives_a_monk() -> None:
    monks = ready("flea_market", "trader", "bigbox").supply("monk")
    table = rolled(5)
    assert "monk" in table.bag("red")
    assert table.supply("monk") == monks - 1


@rule("place.flea_market", "place.flea_market.free")
def test_a_six_is_any_action_of_the_board_with_nobody_on_it() -> None:
    table = rolled(6, red={"spaces": {"farm_house": "boatman -"}})
    assert table.asked == "choose_action"
    assert table.offers("red", "use") == [
        "farm_house",
        "village",
        "university",
        "castle",
        "monastery",
        "scriptorium",
        "ship",
        "wagon",
        "guildhall",
    ]
    table.play("red", "use castle")
    assert (table.asked, table.step("red", "knight")) == ("act", 1)
    assert table.on("red", "flea_market") == [""]
    check_pieces(table.game)


@rule("place.flea_market")
def test_a_six_reaches_no_place_tile() -> None:
    red = {"tiles": ["brewery"], "spaces": {"brewery": "monk"}}
    table = rolled(6, red=red)
    assert table.refusal("red", "use brewery") == "place.flea_market"
    assert table.refusal("red", "use flea_market") == "place.flea_market"


@rule("place.flea_market.free")
def test_a_filled_farm_house_stays_filled_after_a_four() -> None:
    table = rolled(4, red={"spaces": {"farm_house": "boatman craftsman"}})
    assert table.on("red", "farm_house") == ["boatman", "craftsman"]
    assert table.refusal("red", "use farm_house") == ""


@rule("place.flea_market.free")
def test_a_chosen_place_keeps_its_followers_and_can_be_used_again() -> None:
    table = rolled(6, red={"spaces": {"castle": "farmer boatman trader"}})
    table.play("red", "use castle")
    assert table.on("red", "castle") == ["farmer", "boatman", "trader"]
    table.play("red", "use castle")
    assert table.step("red", "knight") == 2


@pytest.mark.parametrize(
    ("face", "more"),
    [
        (3, {"goods": {"wine": 0}}),
        (5, {"supply": {"monk": 0}}),
        (5, {"round": 1, "event": "abc_start"}),
        (4, {"red": {"tracks": {"farmer": 8}}}),
        (4, {"supply": {"farmer": 0}}),
    ],
)
@rule("place.flea_market.blocked")
def test_an_impossible_result_gives_nothing_and_is_not_rolled_again(
    face: int, more: dict[str, Any]
) -> None:
    before = ready("flea_market", "trader", "bigbox", **{**INCOME, **more})
    table = rolled(face, **more)
    assert table.asked == "act"
    assert len(table.told("rolled")) == 1
    assert table.on("red", "flea_market") == [""]
    assert (table.red.coins, table.goods("red")) == (before.red.coins, before.goods("red"))
    assert table.bag("red") == [*before.bag("red"), "trader"]
    assert table.red.tracks == before.red.tracks
    check_pieces(table.game)


@rule("place.flea_market.blocked")
def test_a_pilgrimage_closes_the_monastery_to_a_six_too() -> None:
    table = rolled(6, round=1, event="abc_start")
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    assert "monastery" not in table.offers("red", "use")


@rule("place.flea_market.blocked")
def test_whatever_could_come_the_die_may_be_rolled() -> None:
    """action.effect: a die decides, so nothing is forbidden beforehand."""
    table = ready("flea_market", "trader", "bigbox", goods={"wine": 0}, supply={"monk": 0})
    assert table.refusal("red", "use flea_market") == ""
