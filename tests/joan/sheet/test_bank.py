"""The bank: circled to have, crossed off to pay; bonuses of rows and columns."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table


def paying(circled: list[int], spent: list[int], row: int, **position: Any) -> Table:
    """Red builds in Orléans and pays for it with a coin of a row."""
    red = {"circled": circled, "spent": spent} | position.pop("red", {})
    table = Table(waiting="station.paid", red=red, **position).play("red", "build orleans")
    return table.play("red", f"pay {row}") if table.asked == "pay" else table


def completing(column: int, **position: Any) -> Table:
    """The coin is the last one of a column, and the last that Red has."""
    circled = [column, column, column]
    return paying(circled, [column, column, column - 1], 3, **position)


@rule("joan.bank.size", "joan.bank.circle")
def test_fifteen_coins_in_three_rows() -> None:
    table = Table(waiting="coin " * 14)
    for row in (3, 2):
        for circled in range(1, 6):
            table.play("red", f"coin {row}")
            assert table.red.circled[row - 1] == circled
        assert table.refusal("red", f"coin {row}") == "joan.bank.size"
    assert table.offers("red", "coin") == ["1"]
    table.play("red", *["coin 1"] * 4)
    assert table.red.circled == [5, 5, 5]
    assert (table.red.coins, table.red.shields) == (15, 0)


@rule("joan.bank.size")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_row_has_five_coins(row: int) -> None:
    table = Table(waiting="coin " * 6).play("red", *[f"coin {row}"] * (4 if row == 1 else 5))
    assert table.red.circled[row - 1] == 5
    assert str(row) not in table.offers("red", "coin")
    assert table.refusal("red", f"coin {row}") == "joan.bank.size"


@rule("joan.bank.circle")
def test_the_row_is_chosen_for_each_coin() -> None:
    table = Table(waiting="coin coin", red={"circled": [1, 0, 3]})
    assert table.offers("red", "coin") == ["1", "2", "3"]
    table.play("red", "coin 3")
    assert table.red.circled == [1, 0, 4]  # row 3 is filled while row 2 is empty
    assert table.told("coin")[-1].facts == {"row": 3, "circled": 4, "coins": 5}
    table.play("red", "coin 2")
    assert table.red.circled == [1, 1, 4]


@rule("joan.bank.row_bonus", "joan.bank.bonus_monk")
def test_the_first_row_brings_a_monk_action() -> None:
    """Also if its first coins are already spent."""
    for spent in (0, 1, 4):
        red = {"circled": [3, 0, 0], "spent": [min(spent, 3), 0, 0]}
        table = Table(waiting="coin coin", red=red).play("red", "coin 1")
        assert table.waiting == ["coin"]
        table.play("red", "coin 1")
        assert table.waiting == ["monk"]
        table.play("red", "act farmer with monk", "any wool")
        assert table.red.monks == 0


@rule("joan.bank.row_two", "joan.score.bank_row")
def test_the_second_row_is_worth_four_points() -> None:
    red = {"circled": [1, 4, 0], "spent": [0, 3, 0]}
    table = Table(waiting="coin", red=red)
    assert table.score("red")["bank"] == 0
    table.play("red", "coin 2")
    assert table.score("red")["bank"] == 4
    assert table.waiting == [] and table.red.citizens == 0
    # Row 1 and row 3 are worth none, nor is column 2.
    assert Table(red={"circled": [5, 4, 5]}).score("red")["bank"] == 0
    assert Table(red={"circled": [2, 2, 2], "spent": [2, 2, 2]}).score("red")["bank"] == 0


@rule("joan.bank.row_three", "joan.bonus.yellow")
def test_the_third_row_brings_the_first_player_a_citizen() -> None:
    row = {"circled": [1, 0, 4]}
    table = Table(display="trader trader", red=row, blue=row)
    table.play("red", "take trader", "earn trader", "coin 3")
    assert (table.red.citizens, table.yellow("yellow_bank_row_3")) == (1, "red")
    table.play("blue", "take trader", "earn trader", "coin 3")
    assert (table.blue.circled, table.blue.citizens) == ([1, 0, 5], 0)


@rule("joan.bank.row_three")
@pytest.mark.parametrize("row", [1, 2])
def test_the_other_rows_bring_no_citizen(row: int) -> None:
    table = Table(waiting="coin", red={"circled": [4, 4, 0]}).play("red", f"coin {row}")
    assert table.red.citizens == 0


@rule("joan.bank.overflow")
def test_a_coin_for_a_full_bank_is_a_shield() -> None:
    red = {"circled": [5, 5, 5], "spent": [3, 0, 0]}
    table = Table(display="trader farmer", red=red)
    table.play("red", "take trader", "earn trader")
    assert (table.red.shields, table.red.coins) == (1, 12)
    assert table.pending == ["blue"]
    table = Table(waiting="coin coin coin", red={"circled": [5, 4, 5]}).play("red", "coin 2")
    assert (table.red.shields, table.red.coins) == (2, 15)


@rule("joan.bank.pay")
def test_only_circled_coins_that_are_not_spent_can_pay() -> None:
    table = Table(display="craftsman trader", red={"circled": [1, 0, 1], "spent": [1, 0, 1]})
    table.play("red", "take craftsman")
    assert table.refusal("red", "act craftsman") == "joan.action.refused"
    table = Table(waiting="station.paid", red={"circled": [2, 3, 1], "spent": [2, 1, 0]})
    table.play("red", "build orleans")
    assert table.offers("red", "pay") == ["2", "3"]
    assert table.refusal("red", "pay 1") == "joan.bank.strike_order"
    table.play("red", "pay 2")
    assert (table.red.spent, table.red.coins) == ([2, 2, 0], 2)


@rule("joan.bank.strike_order")
def test_coins_of_a_single_row_pay_unasked() -> None:
    table = Table(waiting="station.paid", red={"circled": [0, 3, 0]}).play("red", "build orleans")
    assert table.asked != "pay"
    assert (table.red.spent, table.red.coins) == ([0, 1, 0], 2)


@rule("joan.bank.strike_order")
def test_the_bill_names_the_station() -> None:
    table = Table(waiting="station.paid", red={"circled": [2, 2, 0]}).play("red", "build orleans")
    bill = {"seat": 0, "left": 1, "what": "station", "for": "orleans"}
    assert table.game.view(0)["question"] == bill


@rule("joan.bank.strike_order", "joan.bonus.interleave")
def test_coins_of_different_rows_pay_together() -> None:
    red = {"circled": [2, 2, 2], "cards": ["stable", "archives"]}
    table = Table(waiting="card coin", cards=["joinery"], red=red).play("red", "buy joinery")
    assert table.asked == "pay"
    assert table.game.view(0)["question"] == {
        "seat": 0,
        "left": 2,
        "what": "card",
        "for": "joinery",
    }
    assert table.offers("red", "pay") == ["1", "2", "3"]
    # Paying and what is paid for are one step.
    assert table.refusal("red", "coin 1") == "joan.bonus.interleave"
    assert table.refusal("red", "end") == "joan.bonus.interleave"
    table.play("red", "pay 1", "pay 3")
    assert table.red.spent == [1, 0, 1]
    assert "joinery" in table.cards("red")
    assert table.waiting == ["coin"]


@rule("joan.bank.strike_order", "joan.bonus.interleave")
@pytest.mark.parametrize(
    ("waiting", "follows"), [("develop", "development"), ("wine", "good"), ("card", "lapsed")]
)
def test_after_the_last_coin_the_turn_goes_on_by_itself(waiting: str, follows: str) -> None:
    """What leaves no choice is marked, and what is not possible any more lapses."""
    red = {"circled": [2, 2, 2], "cards": ["stable", "archives"]}
    table = Table(waiting=f"card {waiting}", cards=["joinery"], red=red)
    table.play("red", "buy joinery", "pay 1")
    assert (table.asked, table.waiting) == ("pay", [waiting])
    assert table.game.view(0)["question"]["left"] == 1
    table.play("red", "pay 3")
    assert [event.what for event in table.events] == ["paid", "paid", "card", follows]
    assert [event.facts["row"] for event in table.events[:2]] == [1, 3]
    assert (table.waiting, table.pending) == ([], ["blue"])


@rule("joan.bank.column")
def test_circled_coins_complete_no_column() -> None:
    red = {"circled": [1, 0, 1], "spent": [1, 0, 1]}
    table = Table(waiting="coin", red=red).play("red", "coin 2")
    assert table.waiting == []
    assert table.yellow("yellow_bank_column_1") == ""
    table = paying([1, 1, 1], [1, 1, 0], 3)
    assert table.waiting == ["farmer"]
    assert table.yellow("yellow_bank_column_1") == "red"
    table = paying([2, 2, 2], [1, 0, 1], 1)  # the second coin of row 1: no column is complete
    assert table.waiting == []
    table = paying([3, 3, 3], [2, 3, 0], 3)  # the last coin of column 1, others are further
    assert table.waiting == ["farmer"]


@rule("joan.bank.column_bonus", "joan.bank.column_yellow", "joan.bonus.plain")
@rule("joan.bonus.yellow_rest")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("first", [True, False])
def test_every_column_brings_its_bonus_and_the_first_player_a_shield(
    first: bool, column: int
) -> None:
    """The yellow shield is gone, but the column still brings its plain bonus."""
    gone = {} if first else {f"yellow_bank_column_{column}": "blue"}
    sheet = {"development": 8, "routes": ["orleans-blois_water"]}
    table = completing(column, red=sheet, yellow_bonuses=gone)
    assert table.red.shields == first
    assert table.yellow(f"yellow_bank_column_{column}") == ("red" if first else "blue")
    assert table.waiting == [["farmer"], [], ["monk"], ["station"], []][column - 1]
    assert table.red.dev == (10 if column == 2 else 8)
    assert table.score("red")["bank"] == (4 + 7 if column == 5 else 0)
    assert table.stations("red") == ["orleans"]


@rule("joan.bank.column_five", "joan.score.bank_column")
def test_the_fifth_column_is_worth_seven_points_once_it_is_spent() -> None:
    assert Table(red={"circled": [5, 4, 5]}).score("red")["bank"] == 0
    red = {"circled": [5, 5, 5], "spent": [5, 5, 4]}
    assert Table(red=red).score("red")["bank"] == 4  # row 2 only
    assert Table(red=red | {"spent": [5, 5, 5]}).score("red")["bank"] == 11


@rule("joan.bank.bonus_monk")
def test_the_third_column_brings_a_monk_for_any_follower() -> None:
    table = completing(3, cards=["stable"])
    acts = {"act farmer", "act boatman", "act knight", "act scholar"}
    assert {f"{act} with monk" for act in acts} <= set(table.legal("red"))
    assert {"deed one monk", "deed four monk"} <= set(table.legal("red"))


@rule("joan.bank.bonus_farmer", "joan.action.bonus_follower", "joan.place.machine")
def test_the_first_column_brings_a_farmer_action() -> None:
    table = completing(1, red={"cards": ["stable", "meadow", "machine"]})
    assert table.waiting == ["farmer"]  # the Machine stays silent
    assert set(table.legal("red")) == {
        *("act farmer", "use stable", "use meadow"),
        *("deed two farmer", "deed three farmer", "end"),
    }
    table.play("red", "act farmer", "any wine")
    assert table.goods("red") == {"wine": 1}


@rule("joan.bank.bonus_development", "joan.development.bonus")
def test_the_second_column_brings_two_spaces_with_their_bonuses() -> None:
    table = completing(2, red={"development": 12})
    # Space 13 gives a coin, space 14 a good.
    assert table.waiting == ["develop", "coin"]
    table.play("red", "develop")
    assert table.waiting == ["coin", "any"]
    assert table.red.dev == 14


@rule("joan.bank.bonus_station", "joan.station.free_bonus")
def test_the_fourth_column_builds_for_nothing() -> None:
    red = {"circled": [5, 4, 4], "spent": [4, 4, 3], "stations": ["orleans"]}
    red["routes"] = ["orleans-briare_water", "orleans-blois_water"]
    table = Table(waiting="station.paid", red=red).play("red", "build briare", "pay 3")
    coins = table.red.coins
    assert table.offers("red", "build") == ["blois free"]
    table.play("red", "build blois free")
    assert table.red.coins == coins == 1
    assert table.stations("red") == ["orleans", "blois", "briare"]
