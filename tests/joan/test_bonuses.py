"""Warehouse, bank, deeds, chained and yellow bonuses."""

from ..rules import rule
from .table import Table

FOUR = {"grain": 1, "cheese": 1, "wine": 1, "wool": 1}


@rule("joan.warehouse.column", "joan.warehouse.column_coins", "joan.bonus.chain")
def test_a_column_brings_coins_that_complete_a_row_that_brings_a_monk() -> None:
    table = Table(waiting="any", red={"goods": FOUR, "circled": [4, 0, 0]})
    table.play("red", "any brocade")
    assert table.waiting == ["coin", "coin"]
    table.play("red", "coin 1")
    assert table.waiting == ["coin", "monk"]
    table.play("red", "act scholar with monk", "coin 2")
    assert table.red.dev == 1
    assert table.pending == ["blue"]


@rule("joan.bonus.order", "joan.bonus.lapse", "joan.bonus.same_turn")
def test_bonuses_wait_in_any_order_and_lapse_with_the_turn() -> None:
    table = Table(waiting="monk coin develop")
    assert {"coin 1", "develop", "act farmer with monk", "end"} <= set(table.legal("red"))
    table.play("red", "develop", "end")
    assert [event.facts["part"] for event in table.told("lapsed")] == ["monk", "coin"]
    assert table.pending == ["blue"]


@rule("joan.warehouse.full", "joan.warehouse.citizen", "joan.bonus.yellow")
def test_only_the_first_full_warehouse_wins_the_citizen() -> None:
    goods = {"grain": 5, "cheese": 5, "wine": 5, "wool": 5, "brocade": 4}
    table = Table(waiting="any any", red={"goods": goods})
    table.play("red", "any brocade")
    assert (table.red.citizens, table.red.shields) == (1, 1)
    table = Table(
        waiting="any", red={"goods": goods}, yellow_bonuses={"yellow_warehouse": "blue"}
    ).play("red", "any brocade")
    assert (table.red.citizens, table.blue.citizens) == (0, 1)


@rule("joan.bank.row_bonus", "joan.bank.row_three", "joan.bank.overflow")
def test_a_full_row_and_a_full_bank() -> None:
    table = Table(waiting="coin coin", red={"circled": [5, 5, 4], "spent": [0, 0, 2]})
    table.play("red", "coin 3")
    assert table.red.citizens == 1
    assert table.red.shields == 1
    assert table.score("red")["bank"] == 4


@rule("joan.bank.column", "joan.bank.column_bonus", "joan.bank.column_yellow")
def test_spending_a_column() -> None:
    red = {"circled": [2, 2, 2], "spent": [1, 1, 0]}
    table = Table(waiting="station.paid", red=red)
    table.play("red", "build orleans", "pay 3")
    assert table.red.shields == 1
    assert table.waiting == ["farmer"]
    assert table.yellow("yellow_bank_column_1") == "red"
    yellow = {"yellow_bank_column_1": "blue"}
    table = Table(waiting="station.paid", red=red, yellow_bonuses=yellow)
    table.play("red", "build orleans", "pay 3")
    assert table.red.shields == 0
    assert table.waiting == ["farmer"]


@rule("joan.bank.bonus_station", "joan.station.free_bonus")
def test_the_fourth_column_builds_for_nothing() -> None:
    red = {"circled": [5, 4, 4], "spent": [4, 4, 3], "stations": ["orleans"]}
    red["routes"] = ["orleans-briare_water", "orleans-blois_water"]
    table = Table(waiting="station.paid", red=red)
    table.play("red", "build briare", "pay 3")
    coins = table.red.coins
    table.play("red", "build blois free")
    assert table.red.coins == coins
    assert table.stations("red") == ["orleans", "blois", "briare"]


@rule("joan.deed.mark", "joan.deed.complete", "joan.deed.closed", "joan.deed.lost_marks")
def test_the_third_mark_completes_a_deed_and_closes_it_for_all() -> None:
    table = Table(
        display="knight craftsman farmer",
        red={"deeds": {"four": "craftsman monk"}},
        blue={"deeds": {"four": "knight"}},
    )
    table.play("red", "take knight", "deed four knight")
    assert table.red.citizens == 1
    assert sorted(table.waiting) == ["any", "coin"]
    table.end().play("blue", "take craftsman")
    assert table.refusal("blue", "deed four craftsman") == "joan.deed.closed"
    assert table.marks("blue", "four") == ["knight"]


@rule("joan.deed.monk_icon", "joan.monk.no_deed")
def test_a_monk_marks_only_monk_icons() -> None:
    table = Table(waiting="monk")
    assert table.refusal("red", "deed two farmer") == "joan.deed.exact"
    table.play("red", "deed one monk", "any grain")
    assert table.marks("red", "one") == ["monk"]
    assert table.red.dev == 1


@rule("joan.depot.full")
def test_a_full_depot_loses_shields() -> None:
    table = Table(waiting="coin any", red={"shields": 12, "circled": [5, 5, 5]}, seed=2)
    assert table.red.shields == 12
    assert table.waiting == ["any"]
