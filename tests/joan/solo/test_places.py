"""Place cards, yellow bonuses and the Tavern against Joan."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table
from .solo import after_joan, solo, struck, towns

FULL = {"grain": 5, "cheese": 5, "wine": 5, "wool": 5, "brocade": 4}


def cards_of(category: int) -> list[str]:
    return [card.id for card in solo().game.tables.cards if card.category == category]


def trader(emptied_opens: bool = False, **position: Any) -> Table:
    """Red may acquire a card and has coins enough."""
    red = {"circled": [5, 5, 0], **position.pop("red", {})}
    options = {"joan_emptied_category": emptied_opens}
    return Table(1, options=options, waiting="card", red=red, **position)


def offered(table: Table) -> set[int]:
    names = table.offers("red", "buy")
    return {card.category for card in table.game.tables.cards if card.id in names}


@rule("joan.solo.card.unlock")
def test_your_own_cards_open_the_categories() -> None:
    one = [cards_of(category)[0] for category in range(5)]
    for count in range(5):
        assert offered(trader(red={"cards": one[:count]})) == set(range(count + 1))
    assert offered(trader(red={"cards": cards_of(0)[:2]})) == {0, 1}
    assert offered(trader(red={"cards": [one[0], one[2]]})) == {0, 1}


@rule("joan.solo.card.unlock")
def test_cards_that_joan_removed_open_nothing() -> None:
    """Two of category I are gone through her, none is yours."""
    first, second = cards_of(0)[:4], cards_of(1)[:4]
    table = trader(cards=first[2:] + second, joan={"removed": first[:2]})
    assert offered(table) == {0}
    assert table.refusal("red", f"buy {second[0]}") == "joan.card.first"
    table = trader(
        cards=first[3:] + second[1:] + cards_of(2)[:4],
        red={"cards": [first[0]]},
        joan={"removed": [first[1], first[2], second[0]]},
    )
    assert offered(table) == {0, 1}
    third = cards_of(2)[0]
    assert table.refusal("red", f"buy {third}") == "joan.solo.card.unlock"


@rule("joan.solo.card.unlock")
def test_a_card_that_joan_removes_in_play_opens_nothing() -> None:
    first, second = cards_of(0)[:2], cards_of(1)[:2]
    table = after_joan("trader trader", card="10", cards=first + second)
    assert len(table.laid_out) == 3
    table.play("red", "take trader", "act trader")
    assert offered(table) == {0}
    table.play("red", f"buy {table.offers('red', 'buy')[0]}")
    assert len(table.cards("red")) == 1
    assert table.game.view(0)["cards_on_offer"] == second


@rule("joan.solo.card.emptied")
def test_a_category_that_joan_emptied_keeps_the_higher_ones_closed() -> None:
    """No card of category I is left to acquire, so none can ever be acquired."""
    first, second = cards_of(0)[:4], cards_of(1)[:4]
    table = trader(cards=second, joan={"removed": first})
    assert offered(table) == set()
    assert table.refusal("red", f"buy {second[0]}") == "joan.solo.card.emptied"
    table = solo(display="trader", cards=second, joan={"removed": first})
    table.play("red", "take trader")
    assert table.refusal("red", "act trader") == "joan.action.refused"


@rule("joan.solo.card.emptied")
def test_a_category_in_the_middle_may_be_emptied_too() -> None:
    first, third = cards_of(0), cards_of(2)
    position: dict[str, Any] = {"cards": [first[1], *third[:2]], "red": {"cards": [first[0]]}}
    position["joan"] = {"removed": cards_of(1)[:4]}
    table = trader(**position)
    assert offered(table) == {0}
    assert table.refusal("red", f"buy {third[0]}") == "joan.solo.card.emptied"
    assert offered(trader(emptied_opens=True, **position)) == {0, 2}


@rule("joan.solo.card.emptied")
def test_a_category_is_not_emptied_by_your_own_purchases() -> None:
    first, second = cards_of(0), cards_of(1)
    joan = {"removed": first[1:4]}
    assert offered(trader(cards=second[:2], red={"cards": [first[0]]}, joan=joan)) == {1}


@rule("joan.solo.card.emptied")
def test_the_table_may_agree_that_an_emptied_category_opens_the_next() -> None:
    first, second, third = cards_of(0)[:4], cards_of(1)[:4], cards_of(2)[:4]
    table = trader(emptied_opens=True, cards=second + third, joan={"removed": first})
    assert offered(table) == {1}
    assert table.refusal("red", f"buy {third[0]}") == "joan.card.first"
    table = trader(emptied_opens=True, cards=first[:1] + third, joan={"removed": second})
    assert offered(table) == {0}
    assert table.refusal("red", f"buy {third[0]}") == "joan.card.first"


@rule("joan.solo.yellow")
@pytest.mark.parametrize(
    "yellow, waiting, move, red",
    [
        ("yellow_bank_row_3", "coin coin", "coin 3", {"circled": [1, 0, 4]}),
        ("yellow_warehouse", "brocade coin", "good brocade", {"goods": FULL}),
        ("yellow_development_1", "develop coin", "develop", {"development": 9}),
        ("yellow_development_2", "develop coin", "develop", {"development": 21}),
    ],
)
def test_a_citizen_is_yours_while_it_is_open(
    yellow: str, waiting: str, move: str, red: dict[str, Any]
) -> None:
    table = solo(waiting=waiting, red=red).play("red", move)
    assert (table.red.citizens, table.yellow(yellow)) == (1, "red")
    table = solo(waiting=waiting, red=red, yellow_bonuses={yellow: "joan"}).play("red", move)
    assert (table.red.citizens, table.yellow(yellow)) == (0, "joan")


@rule("joan.solo.yellow")
def test_a_completed_deed_brings_its_yellow_bonus() -> None:
    red = {"deeds": {"four": "craftsman knight"}}
    table = solo(waiting="monk", red=red).play("red", "deed four monk")
    assert table.red.citizens == 1 and not table.deed_open("four")
    red = {"deeds": {"two": "farmer scholar"}}
    table = solo(waiting="trader", red=red).play("red", "deed two trader")
    assert table.waiting == ["land", "monk"]


@rule("joan.solo.tavern")
def test_with_the_tavern_you_build_where_joan_has_built() -> None:
    red = {"routes": ["orleans-briare_water"], "struck": ["briare"]}
    closed = solo(waiting="station.paid coin", red=red, joan={"stations": 1})
    assert closed.offers("red", "build") == ["orleans"]
    red["cards"] = ["tavern"]
    table = solo(waiting="station.paid coin", red=red, joan={"stations": 1})
    table.play("red", "build briare")
    assert table.stations("red") == ["briare"]
    assert table.joan.stations == 1
    assert table.game.view(0)["players"][0]["struck_towns"] == []


@rule("joan.solo.tavern", "joan.solo.effect.station")
def test_a_town_built_in_through_the_tavern_stays_closed_to_joan() -> None:
    red = {"stations": towns(8), "struck": towns(8), "cards": ["tavern"]}
    assert struck(after_joan("craftsman", card="8", red=red)) == [8, 9]
