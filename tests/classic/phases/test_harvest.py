"""Harvest: food or coins, and torture for those who have neither."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

OLD_TABLES = [("2014", players) for players in (2, 3, 4)]
NEW_TABLES = [(edition, players) for edition in ("2021", "bigbox") for players in (2, 3, 4, 5)]

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
new_editions = pytest.mark.parametrize("edition", ["2021", "bigbox"])
one_food = {"2014": "b14_harvest", "2021": "abc_a_harvest", "bigbox": "abc_a_harvest"}
SEATS = ["red", "blue", "green", "yellow", "white"]


def harvest(edition: str, event: str, players: int = 2, **red: Any) -> Table:
    """Red comes first; the others can pay."""
    rich: dict[str, Any] = {seat: {"coins": 50} for seat in SEATS[1:players]}
    return Table(edition, players, phase="event", event=event, red=red, **rich)


@rule("event.harvest.old")
@pytest.mark.parametrize(("edition", "players"), OLD_TABLES)
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_who_has_food_must_give_one(edition: str, players: int, food: str) -> None:
    table = harvest(edition, "b14_harvest", players, coins=10, goods={food: 2, "wool": 1})
    assert table.legal("red") == [f"food {food}"]
    assert table.refusal("red", "coins") == "event.harvest.old"
    table.play("red", f"food {food}")
    assert table.goods("red") == {food: 1, "wool": 1}
    assert table.red.coins == 10


@rule("event.harvest.old")
@pytest.mark.parametrize(("edition", "players"), OLD_TABLES)
def test_who_has_no_food_pays_five_coins(edition: str, players: int) -> None:
    table = harvest(edition, "b14_harvest", players, coins=10, goods={"wool": 1})
    assert table.asked != "harvest"
    assert table.red.coins == 5
    assert table.goods("red") == {"wool": 1}


@rule("event.harvest.new")
@pytest.mark.parametrize(("edition", "players"), NEW_TABLES)
@pytest.mark.parametrize(("letter", "owed"), [("a", 1), ("b", 2), ("c", 3)])
def test_so_many_food_goods_or_five_coins_each(
    edition: str, players: int, letter: str, owed: int
) -> None:
    event = f"abc_{letter}_harvest"
    # All in food.
    table = harvest(edition, event, players, coins=20, goods={"grain": 4})
    for _ in range(owed):
        assert table.pending == ["red"] and table.asked == "harvest"
        table.play("red", "food grain")
    assert table.pending != ["red"] or table.asked != "harvest"
    assert (table.goods("red"), table.red.coins) == ({"grain": 4 - owed}, 20)
    # One grain, then five coins for each one missing.
    table = harvest(edition, event, players, coins=20, goods={"grain": 1}).play("red", "food grain")
    assert (table.goods("red"), table.red.coins) == ({}, 20 - 5 * (owed - 1))
    # No food at all.
    assert harvest(edition, event, players, coins=20).red.coins == 20 - 5 * owed


@rule("event.harvest.choice")
@new_editions
def test_food_may_be_kept_for_coins_in_any_mix(edition: str) -> None:
    red: dict[str, Any] = {"coins": 10, "goods": {"wine": 2}}
    table = harvest(edition, "abc_b_harvest", **red)
    assert table.legal("red") == ["food wine", "coins"]
    table.play("red", "coins", "coins")
    assert (table.goods("red"), table.red.coins) == ({"wine": 2}, 0)
    for mix in (["coins", "food wine"], ["food wine", "coins"]):
        table = harvest(edition, "abc_b_harvest", **red).play("red", *mix)
        assert (table.goods("red"), table.red.coins) == ({"wine": 1}, 5)


@rule("event.harvest.food")
@every_edition
def test_wool_and_brocade_are_no_food(edition: str) -> None:
    goods = {"grain": 1, "cheese": 1, "wine": 1, "wool": 1, "brocade": 1}
    table = harvest(edition, one_food[edition], coins=0, goods=goods)
    assert table.offers("red", "food") == ["grain", "cheese", "wine"]
    assert table.refusal("red", "food wool") == "event.harvest.food"
    assert table.refusal("red", "food brocade") == "event.harvest.food"
    # Cloth alone is as good as no food.
    table = harvest(edition, one_food[edition], coins=5, goods={"wool": 1, "brocade": 1})
    assert table.red.coins == 0
    assert table.goods("red") == {"wool": 1, "brocade": 1}


@rule("event.harvest.food")
@every_edition
def test_food_you_do_not_have_cannot_be_given(edition: str) -> None:
    table = harvest(edition, one_food[edition], goods={"grain": 1})
    assert table.refusal("red", "food wine") != ""


@rule("event.harvest.back", "supply.spent", "supply.back")
@every_edition
def test_food_given_can_be_gained_again(edition: str) -> None:
    red = {
        "coins": 0,
        "goods": {"cheese": 1},
        "tiles": ["cheese_factory"],
        "spaces": {"cheese_factory": "farmer farmer", "scriptorium": "knight scholar"},
    }
    table = Table(
        edition,
        phase="event",
        event=one_food[edition],
        goods={"cheese": 0},
        red=red,
        blue={"coins": 5},
    )
    table.play("red", "food cheese")
    assert table.supply("cheese") == 1
    table.draw_all().done().play("red", "use cheese_factory")
    assert table.goods("red") == {"cheese": 1}
    assert table.supply("cheese") == 0


@rule("event.harvest.torture")
@every_edition
def test_missing_coins_are_made_good_by_torture(edition: str) -> None:
    table = harvest(edition, one_food[edition], coins=3, goods={"wool": 2})
    assert table.asked == "torture"
    assert table.red.coins == 0
    table.play("red", "give good wool", "give station")
    assert table.asked != "torture"
    assert len(table.told("gave", "red")) == 2


@rule("event.harvest.torture")
@new_editions
def test_the_penalty_of_a_whole_harvest_is_one_debt(edition: str) -> None:
    # C tile, one grain and 4 coins: the grain, the coins and six items.
    table = harvest(edition, "abc_c_harvest", coins=4, goods={"grain": 1})
    table.play("red", "food grain")
    assert table.red.coins == 0
    for _ in range(6):
        assert table.asked == "torture"
        table.play("red", "give station")
    assert table.asked != "torture"
    assert table.red.unbuilt == 4


@rule("event.harvest.foodfirst")
@every_edition
def test_food_may_not_be_kept_by_who_cannot_pay(edition: str) -> None:
    table = harvest(edition, one_food[edition], coins=2, goods={"cheese": 1})
    refusal = "event.harvest.old" if edition == "2014" else "event.harvest.foodfirst"
    assert table.refusal("red", "coins") == refusal
    assert table.legal("red") == ["food cheese"]
    table.play("red", "food cheese")
    assert (table.goods("red"), table.red.coins) == ({}, 2)
    assert table.asked != "torture"


@rule("event.harvest.foodfirst")
@new_editions
@pytest.mark.parametrize(
    ("letter", "coins", "wines", "kept", "left"),
    [
        ("b", 5, 1, 0, 0),
        ("b", 9, 1, 0, 4),
        ("b", 10, 1, 1, 0),
        ("b", 5, 3, 2, 0),
        ("c", 14, 1, 0, 4),
        ("c", 15, 1, 1, 0),
        ("c", 9, 3, 1, 4),
    ],
)
def test_who_keeps_food_as_long_as_allowed_is_never_tortured(
    edition: str, letter: str, coins: int, wines: int, kept: int, left: int
) -> None:
    table = harvest(edition, f"abc_{letter}_harvest", coins=coins, goods={"wine": wines})
    while table.asked == "harvest":
        table.play("red", "food wine" if table.refusal("red", "coins") else "coins")
    assert table.asked != "torture"
    assert table.red.goods[2] == kept
    assert table.red.coins == left


@rule("event.harvest.foodfirst")
@new_editions
@pytest.mark.parametrize("order", [["coins", "food wine"], ["food wine"]])
def test_torture_comes_after_all_food_and_coins(edition: str, order: list[str]) -> None:
    # C tile, one wine and 7 coins: 5 coins of 15 are covered by the wine, 3 are missing.
    table = harvest(edition, "abc_c_harvest", coins=7, goods={"wine": 1}).play("red", *order)
    assert (table.goods("red"), table.red.coins) == ({}, 0)
    table.play("red", *["give station"] * 3)
    assert table.asked != "torture"
    assert table.red.unbuilt == 7
