"""Fraud and the Tax Collector."""

from typing import Any

import pytest

from tests.rules import rule

from .plot import WAITS, both_editions, completing, every_count, last_space, sent


@rule("intrigue.fraud.exchange")
@both_editions
def test_fraud_swaps_the_goods_that_the_active_player_names(edition: str) -> None:
    blue = {"goods": {"brocade": 1, "wool": 1, "grain": 1}, "spaces": WAITS}
    table = sent("fraud", edition=edition, red={"goods": {"grain": 2, "wine": 1}}, blue=blue)
    table.play("red", "rival blue")
    assert table.offers("red", "spend") == ["grain", "wine"]
    table.play("red", "spend grain")
    assert table.offers("red", "take") == ["grain", "wool", "brocade"]
    table.play("red", "take brocade")
    assert table.pending == ["blue"]  # asked for a bribe, not for a good
    table.play("blue", "done")
    assert table.goods("red") == {"grain": 1, "wine": 1, "brocade": 1}
    assert table.goods("blue") == {"wool": 1, "grain": 2}


@rule("intrigue.fraud.exchange")
def test_fraud_swaps_only_what_both_have() -> None:
    blue = {"goods": {"wool": 1, "grain": 1}, "spaces": WAITS}
    table = sent("fraud", red={"goods": {"grain": 1, "wine": 1}}, blue=blue)
    table.play("red", "rival blue")
    assert table.refusal("red", "spend brocade") == "intrigue.fraud.loose_goods"
    table.play("red", "spend wine")
    assert table.refusal("red", "take brocade") == "intrigue.fraud.loose_goods"


@rule("intrigue.fraud.both_need_goods")
def test_a_victim_without_goods_is_not_on_the_list() -> None:
    blue = {"goods": {"wine": 1}, "spaces": WAITS}
    table = sent("fraud", players=4, red={"goods": {"grain": 1}}, blue=blue, green={"coins": 9})
    assert table.offers("red", "rival") == ["blue"]
    assert table.refusal("red", "rival green") == "intrigue.fraud.both_need_goods"
    nobody = sent("fraud", red={"goods": {"grain": 1}})
    assert nobody.asked == "act"


@rule("intrigue.fraud.loose_goods")
def test_goods_in_the_gaming_room_are_out_of_reach() -> None:
    green = {"tiles": ["gaming_room"], "room": "wine cheese"}
    blue = {"goods": {"wine": 1}, "spaces": WAITS}
    table = sent("fraud", red={"goods": {"grain": 1}}, blue=blue, green=green)
    assert table.offers("red", "rival") == ["blue"]
    own_room = {"tiles": ["gaming_room"], "room": "wine cheese"}
    assert sent("fraud", red=own_room, blue=blue).asked == "act"


@rule("intrigue.fraud.loose_goods")
def test_bread_taken_arrives_as_grain() -> None:
    blue = {"tiles": ["bakery"], "goods": {"bread": 1, "grain": 1}, "spaces": WAITS}
    table = sent("fraud", red={"goods": {"wool": 1}}, blue=blue).play("red", "rival blue")
    assert table.offers("red", "take") == ["grain", "bread"]
    table.play("red", "take bread").play("blue", "done")
    assert table.goods("red") == {"grain": 1}
    assert table.goods("blue") == {"grain": 1, "wool": 1}


@rule("intrigue.fraud.loose_goods")
def test_bread_given_arrives_as_grain() -> None:
    red = {"tiles": ["bakery"], "goods": {"bread": 1}}
    table = sent("fraud", red=red, blue={"goods": {"wine": 1}, "spaces": WAITS})
    table.play("red", "rival blue").play("blue", "done")
    assert table.goods("red") == {"wine": 1}
    assert table.goods("blue") == {"grain": 1}


@rule("intrigue.fraud.loose_goods")
def test_goods_on_the_brasserie_can_be_swapped() -> None:
    blue = {"tiles": ["brasserie"], "kept": {"wine": 1}, "spaces": WAITS}
    table = sent("fraud", red={"goods": {"grain": 1}}, blue=blue)
    table.play("red", "rival blue").play("blue", "done")
    assert table.goods("red") == {"wine": 1}
    assert table.blue.goods_on_tiles == [0] * 5


@rule("intrigue.fraud.completion")
@both_editions
def test_completing_fraud_brings_a_good_of_the_supply(edition: str) -> None:
    table = completing("fraud", edition=edition, goods={"brocade": 0, "wool": 1})
    table.play("red", last_space("fraud"))
    assert table.offers("red", "take") == ["grain", "cheese", "wine", "wool"]
    assert table.refusal("red", "take brocade") == "supply.block"
    table.play("red", "take wool")
    assert table.goods("red") == {"wool": 1}
    assert table.supply("wool") == 0


@rule("intrigue.fraud.completion")
def test_with_an_empty_supply_the_completion_is_lost() -> None:
    nothing = dict.fromkeys(("grain", "cheese", "wine", "wool", "brocade"), 0)
    table = completing("fraud", goods=nothing).play("red", last_space("fraud"))
    assert table.asked == "act"
    assert table.goods("red") == {}


# -------------------------------------------------------------- Tax Collector


@rule("intrigue.tax_collector.effect")
@every_count
@both_editions
def test_every_other_player_pays_two_coins(edition: str, players: int) -> None:
    others = ["blue", "green", "yellow", "white"][: players - 1]
    seats: dict[str, Any] = {seat: {"coins": 3} for seat in others}
    seats["blue"]["spaces"] = WAITS
    table = sent("tax_collector", players=players, edition=edition, **seats)
    for seat in others:
        table.play(seat, "done")
    assert table.red.coins == 2 * len(others)
    assert [table.seat(seat).coins for seat in others] == [1] * len(others)
    assert not table.told("coins")  # nothing of it comes from the supply


@rule("intrigue.tax_collector.short")
@pytest.mark.parametrize(("coins", "paid"), [(0, 0), (1, 1), (2, 2)])
def test_who_has_less_gives_all_without_torture(coins: int, paid: int) -> None:
    table = sent("tax_collector", blue={"coins": coins, "spaces": WAITS})
    if coins:
        table.play("blue", "done")
    assert table.asked == "act"
    assert (table.red.coins, table.blue.coins) == (paid, coins - paid)
    assert table.blue.unbuilt == 10


@rule("intrigue.tax_collector.completion")
def test_completing_the_tax_collector_pays_two_more() -> None:
    rich = {"coins": 5}
    table = completing("tax_collector", blue={**rich, "spaces": WAITS}, green=rich)
    table.play("red", last_space("tax_collector")).play("blue", "done").play("green", "done")
    assert table.red.coins == 4 + 2
    assert [event.facts["amount"] for event in table.told("coins", "red")] == [2]
