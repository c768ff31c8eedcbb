"""Ballroom and Black Market: tiles for coins, goods for goods."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready

ONE, TWO = ["brewery", "hospital"], ["cellar", "office"]


def ballroom(**more: Any) -> Table:
    more.setdefault("tiles", [*ONE, *TWO])
    return ready("ballroom", "knight trader", "bigbox", **more)


@rule("place.ballroom")
def test_a_tile_of_stack_one_costs_two_coins_and_one_of_stack_two_three() -> None:
    cheap = ballroom().play("red", "use ballroom")
    assert (cheap.asked, cheap.offers("red", "tile")) == ("buy_tile", [*ONE, *TWO])
    cheap.play("red", "tile hospital")
    assert (cheap.red.coins, cheap.owns("red", "hospital")) == (3, True)
    assert cheap.stack() == ["brewery", "cellar", "office"]
    dear = ballroom().play("red", "use ballroom", "tile office")
    assert (dear.red.coins, dear.owns("red", "office")) == (2, True)
    check_pieces(dear.game)


@rule("place.ballroom")
def test_with_two_coins_stack_two_is_not_offered() -> None:
    table = ballroom(red={"coins": 2}).play("red", "use ballroom")
    assert table.legal("red") == ["tile brewery", "tile hospital"]
    assert table.refusal("red", "tile office") == "action.cost"
    assert table.refusal("red", "tile ballroom") == "expand.pick"


@pytest.mark.parametrize(
    ("coins", "stacks", "rule_id"),
    [
        (1, [*ONE, *TWO], "action.cost"),
        (2, TWO, "action.cost"),
        (9, [], "expand.pick"),
        (2, ONE, ""),
        (3, TWO, ""),
    ],
)
@rule("place.ballroom")
def test_without_the_coins_or_a_tile_the_action_is_refused(
    coins: int, stacks: list[str], rule_id: str
) -> None:
    table = ballroom(tiles=stacks, red={"coins": coins})
    assert table.refusal("red", "use ballroom") == rule_id


@rule("place.ballroom")
def test_the_only_tile_is_bought_without_a_question() -> None:
    table = ballroom(tiles=["cellar"]).play("red", "use ballroom")
    assert (table.asked, table.red.coins, table.owns("red", "cellar")) == ("act", 2, True)


@rule("place.ballroom", "place.brasserie")
def test_a_tile_bought_brings_what_comes_with_it() -> None:
    table = ballroom(tiles=["brasserie", "cellar"]).play("red", "use ballroom", "tile brasserie")
    assert table.goods("red") == {"cheese": 2, "wine": 2}
    check_pieces(table.game)


@rule("place.ballroom.track")
def test_a_purchase_is_no_traders_step() -> None:
    """It needs none, and the first step afterwards still allows stack I only."""
    red = {"spaces": {"village": "farmer boatman craftsman"}}
    table = ballroom(red=red).play("red", "use ballroom", "tile office")
    assert table.step("red", "trader") == 0
    table.play("red", "use village", "recruit trader")
    assert table.step("red", "trader") == 1
    assert table.offers("red", "tile") == ONE
    assert table.refusal("red", "tile cellar") == "expand.first"


# ----------------------------------------------------------------- Black Market


def black_market(owned: dict[str, int], **more: Any) -> Table:
    return ready("black_market", "trader", "bigbox", red={"goods": owned}, **more)


@rule("place.black_market")
def test_two_grain_become_one_brocade() -> None:
    table = black_market({"grain": 2, "wool": 1})
    grain, brocade = table.supply("grain"), table.supply("brocade")
    table.play("red", "use black_market", "take brocade")
    assert table.goods("red") == {"brocade": 1, "wool": 1}
    assert (table.supply("grain"), table.supply("brocade")) == (grain + 2, brocade - 1)
    check_pieces(table.game)


@rule("place.black_market")
def test_which_pair_is_given_is_the_players_choice() -> None:
    table = black_market({"grain": 2, "cheese": 3, "wine": 1}).play("red", "use black_market")
    assert (table.asked, table.legal("red")) == ("give_same", ["spend grain", "spend cheese"])
    assert table.refusal("red", "spend wine") == "place.black_market"
    table.play("red", "spend cheese")
    assert table.game.steps[-1].facts(table.game)["given"] == "cheese"
    assert table.offers("red", "take") == ["grain", "wine", "wool", "brocade"]
    assert table.refusal("red", "take cheese") == "place.black_market"
    table.play("red", "take wool")
    assert table.goods("red") == {"grain": 2, "cheese": 1, "wine": 1, "wool": 1}


@rule("place.black_market")
def test_two_goods_of_different_types_are_refused() -> None:
    table = black_market({"grain": 1, "cheese": 1})
    assert table.refusal("red", "use black_market") == "action.cost"


@rule("place.black_market")
def test_only_a_good_that_is_available_can_be_taken() -> None:
    table = black_market({"grain": 2}, goods={"brocade": 0}).play("red", "use black_market")
    assert table.offers("red", "take") == ["cheese", "wine", "wool"]
    assert table.refusal("red", "take brocade") == "supply.block"


@rule("place.black_market")
def test_without_any_other_good_in_the_supply_it_is_refused() -> None:
    nothing = {"cheese": 0, "wine": 0, "wool": 0, "brocade": 0}
    table = black_market({"grain": 2}, goods=nothing)
    assert table.refusal("red", "use black_market") == "supply.block"
    one = black_market({"grain": 2}, goods={**nothing, "wool": 1}).play("red", "use black_market")
    assert (one.asked, one.goods("red")) == ("act", {"wool": 1})


@rule("place.black_market")
def test_bread_has_no_type_to_be_two_of() -> None:
    assert black_market({"bread": 2}).refusal("red", "use black_market") == "action.cost"


@rule("place.black_market.once")
def test_four_grain_do_not_become_two_goods() -> None:
    table = black_market({"grain": 4}).play("red", "use black_market", "take brocade")
    assert (table.asked, table.goods("red")) == ("act", {"grain": 2, "brocade": 1})
    assert table.on("red", "black_market") == [""]
    assert table.refusal("red", "use black_market") == "action.activated"
