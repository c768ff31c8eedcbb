"""The Bakery: grain becomes bread, a good and food of its own."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready


def bakery(**red: Any) -> Table:
    return ready("bakery", "farmer craftsman", "bigbox", red=red)


def struck(event: str, **red: Any) -> Table:
    fields = {"tiles": ["bakery"], **red}
    return Table("bigbox", phase="event", round=2, event=event, red=fields, blue={"coins": 20})


@pytest.mark.parametrize(("grain", "loaves"), [(2, 1), (2, 2), (3, 3), (5, 1), (5, 3)])
@rule("place.bakery")
def test_grain_becomes_bread_for_two_coins(grain: int, loaves: int) -> None:
    table = bakery(goods={"grain": grain})
    supply = table.supply("grain")
    table.play("red", "use bakery", f"bake {loaves}")
    left = {"grain": grain - loaves} if grain > loaves else {}
    assert table.goods("red") == {**left, "bread": loaves}
    assert table.red.coins == 3
    assert table.supply("grain") == supply
    assert [event.facts for event in table.told("baked", "red")] == [{"amount": loaves}]
    check_pieces(table.game)


@rule("place.bakery")
def test_the_only_grain_is_baked_without_a_question() -> None:
    table = bakery(goods={"grain": 1}).play("red", "use bakery")
    assert (table.asked, table.goods("red"), table.red.coins) == ("act", {"bread": 1}, 3)


@rule("place.bakery")
def test_without_grain_or_coins_the_action_is_refused() -> None:
    assert bakery(coins=2).refusal("red", "use bakery") == "action.cost"
    assert bakery(coins=1, goods={"grain": 3}).refusal("red", "use bakery") == "action.cost"
    assert bakery(coins=2, goods={"cheese": 3}).refusal("red", "use bakery") == "action.cost"
    assert bakery(coins=2, goods={"grain": 1}).refusal("red", "use bakery") == ""


@rule("place.bakery", "place.bakery.notgrain")
def test_bread_cannot_be_baked_again() -> None:
    assert bakery(goods={"bread": 3}).refusal("red", "use bakery") == "action.cost"


@rule("place.bakery.limit")
def test_three_grain_are_the_limit_of_one_action() -> None:
    table = bakery(goods={"grain": 6}).play("red", "use bakery")
    assert table.legal("red") == ["bake 1", "bake 2", "bake 3"]
    assert table.refusal("red", "bake 0") == "place.bakery.limit"
    two = bakery(goods={"grain": 2}).play("red", "use bakery")
    assert two.legal("red") == ["bake 1", "bake 2"]
    assert two.refusal("red", "bake 3") == "action.cost"


@rule("place.bakery.limit")
def test_the_tile_itself_may_hold_any_amount() -> None:
    table = bakery(goods={"grain": 3, "bread": 3}).play("red", "use bakery", "bake 3")
    assert table.goods("red") == {"bread": 6}


@rule("place.bakery.good")
def test_bread_is_taxed() -> None:
    table = struck("abc_c_taxes", goods={"bread": 3})
    assert table.red.coins == 5 - 1


@rule("place.bakery.good", "place.bakery.spend")
def test_bread_is_food_and_returns_to_the_supply_as_grain() -> None:
    table = struck("abc_b_harvest", goods={"bread": 1, "cheese": 1}, coins=0)
    assert table.offers("red", "food") == ["cheese", "bread"]
    grain = table.supply("grain")
    table.play("red", "food bread", "food cheese")
    assert table.goods("red") == {}
    assert table.supply("grain") == grain + 1
    assert [event.facts["good"] for event in table.told("food", "red")] == ["bread", "cheese"]
    check_pieces(table.game)


@pytest.mark.parametrize(("development", "status"), [(0, 1), (9, 3), (22, 5), (30, 6)])
@rule("place.bakery.score")
def test_at_the_end_each_bread_scores_the_status(development: int, status: int) -> None:
    red = {"goods": {"bread": 3}, "development": development, "coins": 0, "tiles": ["bakery"]}
    assert Table("bigbox", red=red).game.scores[0] == 3 * status


@rule("place.bakery.score", "place.cathedral")
def test_the_cathedral_raises_the_value_of_bread() -> None:
    tiles = ["bakery", "cathedral"]
    red = {"goods": {"bread": 3}, "development": 22, "coins": 0, "tiles": tiles}
    assert Table("bigbox", red=red).game.scores[0] == 3 * 6


@rule("place.bakery.notgrain")
def test_a_set_with_bread_in_the_place_of_grain_is_incomplete() -> None:
    goods = {"bread": 1, "cheese": 1, "wine": 1, "wool": 1, "brocade": 1}
    red = {"goods": goods, "tiles": ["depot"], "coins": 0}
    assert Table("bigbox", red=red).game.scores[0] == 1 + 2 + 3 + 4 + 5


@rule("place.bakery.notgrain", "place.black_market")
def test_bread_and_grain_are_not_two_of_one_type() -> None:
    red = {"goods": {"bread": 1, "grain": 1}}
    table = ready("black_market", "trader", "bigbox", red=red)
    assert table.refusal("red", "use black_market") == "action.cost"


@rule("place.bakery.notgrain", "place.market_stand.supply")
def test_bread_cannot_be_sold_as_grain() -> None:
    red = {"goods": {"bread": 2}, "coins": 2}
    table = ready("market_stand", "farmer", "bigbox", red=red).play("red", "use market_stand")
    assert table.offers("red", "sell") == []


@rule("place.bakery.spend")
def test_the_goldsmith_accepts_a_bread_and_grain_returns_to_the_supply() -> None:
    red = {"goods": {"bread": 1, "wool": 1}, "stations": ["blois"]}
    table = ready("goldsmith", "craftsman trader", "bigbox", red=red)
    grain = table.supply("grain")
    table.play("red", "use goldsmith", "spend bread")
    assert (table.goods("red"), table.red.dev) == ({"wool": 1}, 1)
    assert table.supply("grain") == grain + 1
    check_pieces(table.game)


@rule("place.bakery.spend")
def test_bread_given_under_torture_leaves_the_game() -> None:
    table = struck("abc_a_taxes", goods={"bread": 1}, coins=0)
    grain = table.supply("grain")
    table.play("red", "give good bread")
    assert table.goods("red") == {}
    assert table.supply("grain") == grain
    check_pieces(table.game)


@rule("place.bakery.spend")
def test_the_bakery_given_up_takes_all_its_bread_out_of_the_game() -> None:
    """Whoever baked it: the bread lies on the tile (combo.church.kept)."""
    table = Table(
        "bigbox",
        phase="event",
        round=2,
        event="abc_a_taxes",
        red={"tiles": ["bakery"], "goods": {"bread": 1, "grain": 1}, "coins": 1},
        blue={"goods": {"bread": 2}, "coins": 20},
    )
    grain = table.supply("grain")
    table.play("red", "give tile bakery")
    assert (table.goods("red"), table.goods("blue")) == ({"grain": 1}, {})
    assert table.supply("grain") == grain
    lost = [(e.seat, e.facts["good"], e.facts["amount"]) for e in table.told("lost_goods")]
    assert lost == [(0, "bread", 1), (1, "bread", 2)]
    check_pieces(table.game)


@rule("place.bakery", "place.brasserie.own")
def test_baking_leaves_the_goods_of_a_brasserie_where_they_are() -> None:
    table = bakery(tiles=["brasserie"], goods={"grain": 2}).play("red", "use bakery", "bake 2")
    assert table.goods("red") == {"cheese": 2, "wine": 2, "bread": 2}
    assert sum(table.red.goods_on_tiles) == 4
    check_pieces(table.game)
