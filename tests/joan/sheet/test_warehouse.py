"""The warehouse: five rows of goods, the bonuses of its columns."""

import pytest

from ...rules import rule
from ..table import Table

GOODS = ["grain", "cheese", "wine", "wool", "brocade"]
FULL = dict.fromkeys(GOODS, 5)


def all_but_one(column: int, last: str = "brocade") -> dict[str, int]:
    """One mark is missing to complete the column."""
    return dict.fromkeys(GOODS, column) | {last: column - 1}


@rule("joan.warehouse.size", "joan.warehouse.order")
def test_five_rows_of_five_goods() -> None:
    table = Table(waiting="any any any any any any")
    assert table.offers("red", "any") == GOODS
    for marks in range(1, 6):
        table.play("red", "any wine")
        assert table.goods("red") == {"wine": marks}
        assert table.told("good")[-1].facts == {"good": "wine", "marks": marks}
    assert table.refusal("red", "any wine") == "joan.warehouse.any"
    assert table.offers("red", "any") == ["grain", "cheese", "wool", "brocade"]


@rule("joan.warehouse.order")
def test_rows_are_filled_independently_of_one_another() -> None:
    table = Table(waiting="any any any", red={"goods": {"grain": 4}})
    table.play("red", "any wool", "any grain", "any wool")
    assert table.goods("red") == {"grain": 5, "wool": 2}


@rule("joan.warehouse.overflow")
def test_a_good_without_a_space_is_a_shield() -> None:
    """Orléans-Châteaudun shows grain."""
    table = Table(waiting="land", red={"goods": {"grain": 5}})
    table.play("red", "fill orleans-chateaudun_road")
    assert table.goods("red") == {"grain": 5}
    assert table.red.shields == 1
    assert table.pending == ["blue"]


@rule("joan.warehouse.overflow")
def test_a_good_that_waits_turns_into_a_shield_when_its_row_is_filled() -> None:
    table = Table(waiting="any grain grain", red={"goods": {"grain": 4}})
    table.play("red", "any grain")
    assert (table.goods("red"), table.red.shields) == ({"grain": 5}, 2)
    assert table.pending == ["blue"]
    table = Table(waiting="any grain coin", red={"goods": {"grain": 4}}).play("red", "any grain")
    assert (table.red.shields, table.waiting) == (1, ["coin"])  # entered unasked


@rule("joan.warehouse.full")
def test_with_a_full_warehouse_every_good_is_a_shield() -> None:
    table = Table(display="farmer knight", red={"goods": FULL})
    table.play("red", "take farmer", "act farmer")
    assert table.red.shields == 1
    assert table.pending == ["blue"]
    goods = FULL | {"brocade": 4}
    table = Table(waiting="any any any", red={"goods": goods}).play("red", "any brocade")
    assert table.red.shields == 2
    assert table.pending == ["blue"]


@rule("joan.warehouse.column")
@pytest.mark.parametrize("last", GOODS)
def test_a_column_is_complete_with_its_space_in_all_five_rows(last: str) -> None:
    for missing in GOODS:
        goods = dict.fromkeys(GOODS, 1) | {missing: 0, last: 0}
        table = Table(waiting="any", red={"goods": goods}).play("red", f"any {last}")
        assert table.waiting == (["coin", "coin"] if missing == last else [])


@rule("joan.warehouse.column")
def test_other_rows_may_be_further() -> None:
    goods = {"grain": 3, "cheese": 1, "wine": 2, "wool": 5}
    table = Table(waiting="any", red={"goods": goods}).play("red", "any brocade")
    assert table.waiting == ["coin", "coin"]


@rule("joan.warehouse.column")
def test_marks_beyond_a_column_do_not_complete_it_again() -> None:
    goods = {"grain": 1, "cheese": 1, "wine": 1, "wool": 1, "brocade": 1}
    table = Table(waiting="any", red={"goods": goods}).play("red", "any wine")
    assert table.waiting == []
    assert table.pending == ["blue"]


@rule("joan.warehouse.column_coins")
def test_the_first_column_brings_two_coins_for_any_rows() -> None:
    table = Table(waiting="any", red={"goods": all_but_one(1)}).play("red", "any brocade")
    assert table.waiting == ["coin", "coin"]
    table.play("red", "coin 2", "coin 3")
    assert table.red.circled == [1, 1, 1]
    assert table.pending == ["blue"]


@rule("joan.warehouse.column_monk")
@pytest.mark.parametrize("recruited", [0, 3])
def test_the_second_column_brings_a_monk_action(recruited: int) -> None:
    red = {"goods": all_but_one(2), "monks": recruited}
    table = Table(waiting="any", red=red).play("red", "any brocade")
    assert table.waiting == ["monk"]
    table.play("red", "act knight with monk", "fill orleans-vierzon_road")
    assert table.red.monks == recruited


@rule("joan.warehouse.column_development", "joan.development.bonus")
def test_the_third_column_brings_four_spaces_and_their_bonuses() -> None:
    """From space 4: a Monk action, a shield, a star, a good."""
    red = {"goods": all_but_one(3), "development": 4}
    table = Table(waiting="any", red=red).play("red", "any brocade")
    table.play("red", "develop", "develop", "develop")
    assert (table.red.dev, table.red.shields, table.status("red")) == (8, 1, 3)
    assert table.waiting == ["monk", "any"]


@rule("joan.warehouse.column_points", "joan.score.goods_column", "joan.bonus.plain")
def test_the_fourth_column_is_worth_five_points_to_everybody() -> None:
    red = {"goods": all_but_one(4)}
    blue = {"goods": dict.fromkeys(GOODS, 4)}
    table = Table(waiting="any", red=red, blue=blue)
    assert table.score("red")["warehouse"] == 0
    table.play("red", "any brocade")
    assert table.score("red")["warehouse"] == 5
    assert table.score("blue")["warehouse"] == 5
    assert table.waiting == []
    assert [event.facts for event in table.told("points", "red")] == [{"points": 5}]


@rule("joan.warehouse.citizen", "joan.bonus.yellow")
def test_only_the_first_full_warehouse_wins_its_citizen() -> None:
    goods = all_but_one(5)
    table = Table(display="farmer farmer", red={"goods": goods}, blue={"goods": goods})
    table.play("red", "take farmer", "act farmer", "any brocade")
    assert (table.red.citizens, table.yellow("yellow_warehouse")) == (1, "red")
    table.play("blue", "take farmer", "act farmer", "any brocade")
    assert table.goods("blue") == FULL
    assert (table.red.citizens, table.blue.citizens) == (1, 0)
    assert table.blue.shields == 0


@rule("joan.warehouse.citizen")
def test_a_full_row_wins_no_citizen() -> None:
    table = Table(waiting="any", red={"goods": {"wine": 4, "wool": 5}}).play("red", "any wine")
    assert table.red.citizens == 0
