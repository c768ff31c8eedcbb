"""The Market Stand: up to two goods bought or sold at the points they are worth."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

VALUES = [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]


def stand(**more: Any) -> Table:
    """Red has just used the Market Stand."""
    table = ready("market_stand", "farmer", "bigbox", **more)
    return table.play("red", "use market_stand")


@pytest.mark.parametrize(("good", "value"), VALUES)
@rule("place.market_stand")
def test_a_good_is_sold_for_its_points(good: str, value: int) -> None:
    table = stand(red={"goods": {good: 1}})
    supply = table.supply(good)
    table.play("red", f"sell {good}")
    assert (table.red.coins, table.supply(good)) == (5 + value, supply + 1)
    check_pieces(table.game)


@pytest.mark.parametrize(("good", "value"), VALUES)
@rule("place.market_stand")
def test_a_good_is_bought_for_its_points(good: str, value: int) -> None:
    table = stand()
    supply = table.supply(good)
    table.play("red", f"buy {good}")
    assert (table.red.coins, table.goods("red")) == (5 - value, {good: 1})
    assert table.supply(good) == supply - 1
    check_pieces(table.game)


@pytest.mark.parametrize(
    ("trades", "goods", "coins"),
    [
        (["sell wool", "buy brocade"], {"wool": 1, "brocade": 1}, 4),
        (["buy wine", "sell wool"], {"wool": 1, "wine": 1}, 6),
        (["sell wool", "sell wool"], {}, 13),
        (["buy grain", "buy wool"], {"wool": 3, "grain": 1}, 0),
    ],
)
@rule("place.market_stand.total")
def test_two_goods_in_any_order_and_no_third(
    trades: list[str], goods: dict[str, int], coins: int
) -> None:
    table = stand(red={"goods": {"wool": 2}})
    for trade in trades:
        assert table.asked == "trade"
        table.play("red", trade)
    assert (table.asked, table.goods("red"), table.red.coins) == ("act", goods, coins)
    assert table.refusal("red", "buy grain") == "place.market_stand"
    assert table.refusal("red", "sell grain") == "place.market_stand"


@rule("place.market_stand.total", "action.effect")
def test_one_trade_is_enough_and_none_is_not() -> None:
    table = stand(red={"goods": {"wool": 2}})
    assert table.refusal("red", "skip") == "place.market_stand"
    table.play("red", "sell wool", "skip")
    assert (table.asked, table.goods("red"), table.red.coins) == ("act", {"wool": 1}, 9)
    poor = ready("market_stand", "farmer", "bigbox", red={"coins": 0})
    assert poor.refusal("red", "use market_stand") == "action.effect"


@rule("place.market_stand")
def test_the_only_possible_trade_is_made_unasked() -> None:
    table = stand(red={"goods": {"wool": 1}, "coins": 0})
    assert (table.goods("red"), table.red.coins) == ({}, 4)
    assert table.offers("red", "buy") == ["grain", "cheese", "wine", "wool"]
    table.play("red", "skip")
    assert table.asked == "act"


@rule("place.market_stand.supply")
def test_what_has_run_out_cannot_be_bought() -> None:
    table = stand(goods={"wine": 0}, red={"coins": 20})
    assert table.offers("red", "buy") == ["grain", "cheese", "wool", "brocade"]
    assert table.refusal("red", "buy wine") == "place.market_stand.supply"


@rule("place.market_stand.supply")
def test_bread_has_no_price() -> None:
    table = stand(red={"tiles": ["bakery"], "goods": {"bread": 2}})
    assert table.offers("red", "sell") == []
    assert table.refusal("red", "sell grain") == "action.cost"
    with pytest.raises(ValueError):
        table.refusal("red", "sell bread")
    only_bread = {"tiles": ["bakery"], "goods": {"bread": 2}, "coins": 0}
    table = ready("market_stand", "farmer", "bigbox", red=only_bread)
    assert table.refusal("red", "use market_stand") == "action.effect"


@rule("place.market_stand.supply", "supply.back")
def test_a_good_just_sold_may_be_bought_by_the_next() -> None:
    blue = {"spaces": {"farm_house": "boatman craftsman"}, "tracks": {"farmer": 4}}
    table = stand(goods={"wine": 0}, red={"goods": {"wine": 1}}, blue=blue)
    assert table.refusal("red", "buy wine") == "place.market_stand.supply"
    table.play("red", "sell wine", "skip")
    table.play("blue", "use farm_house")  # the fifth Farmer brings a wine
    assert table.goods("blue") == {"wine": 1}


@rule("place.market_stand", "action.cost")
def test_coins_limit_what_is_bought() -> None:
    table = stand(red={"coins": 2})
    assert table.offers("red", "buy") == ["grain", "cheese"]
    assert table.refusal("red", "buy wine") == "action.cost"
    assert table.refusal("red", "sell wine") == "action.cost"
    table.play("red", "buy cheese")
    assert table.legal("red") == ["sell cheese", "skip"]
