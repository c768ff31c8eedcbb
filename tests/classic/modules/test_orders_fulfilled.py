"""Orders: the pass after a delivery, the cards and their points."""

import pytest

from ...rules import rule
from .order_tables import READY, TwoInBlois, may_deliver, orders_table, view_of

DELIVER = "deliver order_blois"
BLUE_TOO = {"spaces": READY}
MORE_ACTIONS = {**READY, "farm_house": "boatman craftsman", "village": "farmer boatman craftsman"}

# --------------------------------------------------------------------------- the pass


@rule("orders.must_pass")
def test_a_delivery_ends_the_round() -> None:
    goods = {"cheese": 1, "wine": 3}
    table = TwoInBlois(
        red={"merchant": "blois", "goods": goods, "spaces": MORE_ACTIONS},
        blue={"spaces": {**READY, "farm_house": "boatman craftsman"}},
        orders={"display": ["order_blois", "order_montargis"], "pile": []},
    )
    table.play("red", "use scriptorium")
    assert table.offers("red", "deliver") == ["order_blois", "order_montargis"]
    table.play("red", DELIVER)
    assert table.told("passed", "red") and table.goods("red") == {"wine": 2}
    assert table.refusal("red", "deliver order_montargis") == "action.pass"
    table.play("blue", "use scriptorium")
    assert table.pending == ["blue"]
    assert table.refusal("red", "use village") == "action.pass"
    table.play("blue", "use farm_house")
    assert table.game.phase != 5


@rule("orders.pass_is_normal")
def test_after_the_pass_a_wheel_may_be_placed_and_what_is_activated_stays() -> None:
    table = orders_table(red={"spaces": MORE_ACTIONS}, blue=BLUE_TOO)
    table.play("red", "use village", "recruit craftsman")
    assert table.asked == "deliver" and table.red.wheels == 1
    table.play("red", DELIVER)
    assert (table.asked, table.pending) == ("wheel", ["red"])
    assert table.refusal("red", "use scriptorium") == "action.pass"
    table.play("red", "wheel village.1")
    assert table.on("red", "scriptorium") == ["knight", "scholar"]
    assert table.on("red", "farm_house") == ["boatman", "craftsman"]
    assert table.pending == ["blue"]


def test_no_delivery_is_asked_for_before_new_followers_have_their_place() -> None:
    table = orders_table(
        "bigbox",
        red={"tiles": ["statue"], "spaces": {"farm_house": "boatman craftsman"}},
    )
    assert not may_deliver(table, "use farm_house") and table.asked == "newcomer"
    assert may_deliver(table, "market farmer")


# -------------------------------------------------------------------------- the cards


@rule("orders.display_only")
def test_a_card_of_the_pile_cannot_be_fulfilled() -> None:
    table = TwoInBlois(
        red={"merchant": "blois", "goods": {"cheese": 1, "wine": 3}, "spaces": READY},
        orders={
            "display": "order_blois order_tours order_loches order_nevers order_bourges",
            "pile": ["order_montargis"],
        },
    )
    table.play("red", "use scriptorium")
    assert table.offers("red", "deliver") == ["order_blois"]
    assert table.refusal("red", "deliver order_montargis") == "orders.display_only"


FULL = ["order_blois", "order_loches", "order_nevers", "order_bourges", "order_chinon"]


@rule("orders.refill")
def test_the_next_player_already_sees_the_new_order() -> None:
    table = orders_table(
        orders={"display": FULL, "pile": ["order_tours", "order_vierzon"]},
        blue={**BLUE_TOO, "merchant": "tours", "goods": {"cheese": 1, "wine": 2}},
    )
    table.play("red", "use scriptorium", DELIVER)
    assert view_of(table)["display"] == ["order_tours", *FULL[1:]]
    assert view_of(table)["pile"] == 1
    assert table.told("order_shown")[0].facts == {"order": "order_tours", "town": "tours"}
    table.play("blue", "use scriptorium", "deliver order_tours")
    assert view_of(table)["taken"] == [["order_blois"], ["order_tours"]]


@rule("orders.pile_empty")
def test_without_a_pile_the_display_shrinks() -> None:
    table = orders_table(orders={"display": FULL})
    table.play("red", "use scriptorium", DELIVER)
    assert view_of(table)["display"] == FULL[1:]
    assert not table.told("order_shown")


@pytest.mark.parametrize("card, points", [("order_blois", 8), ("order_chatellerault", 22)])
@rule("orders.score")
def test_the_points_of_fulfilled_orders_count_at_the_end(card: str, points: int) -> None:
    scores = []
    for taken in ([], [card]):
        last = orders_table(
            phase="start_player", round=18, orders={"display": [], "taken": {"red": taken}}
        )
        assert last.game.over
        scores.append(last.game.scores)
    assert scores[1] == [scores[0][0] + points, scores[0][1]]
