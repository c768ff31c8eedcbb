"""Orders: what is known of them, positions, and what simple players make of them."""

import json
from typing import Any

import pytest

from orleans import Setup, new, record_of, verify_record
from orleans.classic.modules.orders.state import OrdersState, orders_of
from orleans.kernel.positions import PositionError

from ...kernel.play import finish
from ...rules import rule
from ..conservation import check_pieces
from .order_tables import orders_table, view_of

SEATS: list[int | None] = [None, 0, 1]


def fresh(players: int = 2, seed: int = 1) -> Any:
    return new(Setup(edition="2021", players=players, modules=["orders"]), seed=seed)


def ids(orders: OrdersState, cards: list[int]) -> list[str]:
    return [orders.deck.ids[card] for card in cards]


# --------------------------------------------------------------------------- set-up


@rule("orders.setup_deck")
def test_all_cards_are_shuffled_and_nobody_sees_the_pile() -> None:
    game = fresh()
    orders = orders_of(game)
    assert sorted(orders.display + orders.pile) == list(range(23))
    assert orders.display + orders.pile != sorted(orders.display + orders.pile)
    other = orders_of(fresh(seed=2))
    assert orders.display + orders.pile != other.display + other.pile
    for seat in SEATS:
        assert game.view(seat)["modules"]["orders"].keys() == {"display", "pile", "taken"}
        assert game.view(seat)["modules"]["orders"]["pile"] == 18
        seen = json.dumps(game.view(seat))
        assert not [id for id in ids(orders, orders.pile) if id in seen]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("orders.setup_display")
def test_five_lie_face_up_whatever_the_number_of_players(players: int) -> None:
    game = fresh(players)
    shown = game.view(None)["modules"]["orders"]["display"]
    assert len(set(shown)) == 5
    for seat in range(players):
        assert game.view(seat)["modules"]["orders"]["display"] == shown


@rule("orders.taken_public")
def test_fulfilled_orders_lie_open() -> None:
    table = orders_table(players=3)
    table.play("red", "use scriptorium", "deliver order_blois")
    for seat in (None, 0, 1, 2):
        assert view_of(table, seat)["taken"] == [["order_blois"], [], []]


# ------------------------------------------------------------------------ imagining


@rule("orders.setup_deck")
def test_an_imagined_pile_tells_nothing_of_the_true_one() -> None:
    game = fresh()
    other = game.copy()
    orders_of(other).pile = orders_of(game).pile[::-1]
    for seat in SEATS:
        imagined = orders_of(game.imagine(seat, "dream"))
        assert sorted(imagined.pile) == sorted(orders_of(game).pile)
        assert imagined.display == orders_of(game).display
        assert imagined.pile == orders_of(other.imagine(seat, "dream")).pile
    dreams = [tuple(orders_of(game.imagine(0, str(n))).pile) for n in range(5)]
    assert len(set(dreams)) == 5


def test_a_copy_goes_its_own_way_and_a_record_replays() -> None:
    table = orders_table(orders={"display": ["order_blois"], "pile": ["order_tours"]})
    table.play("red", "use scriptorium")
    copy = table.game.copy()
    copy.play(0, copy.parse("deliver order_blois"))
    assert orders_of(table.game).taken == [[], []]
    assert copy.snapshot() != table.game.snapshot()
    table.play("red", "deliver order_blois")
    assert copy.snapshot() == table.game.snapshot()
    assert verify_record(record_of(table.game)).snapshot() == copy.snapshot()


def test_deliveries_are_numbered_after_the_moves_of_the_game() -> None:
    game = fresh()
    plain = new(Setup(edition="2021", players=2), seed=1)
    added = [move.notation for move in game.vocabulary.moves[len(plain.vocabulary) :]]
    assert added == [f"deliver {id}" for id in orders_of(game).deck.ids]


# ------------------------------------------------------------------------ positions


def test_what_a_position_leaves_open_stays_as_it_was_dealt() -> None:
    dealt = orders_of(fresh())
    everything = ids(dealt, dealt.display + dealt.pile)
    game = new(fresh().setup, seed=1, position={"phase": "planning"})
    assert orders_of(game).snapshot() == dealt.snapshot()
    named = new(fresh().setup, seed=1, position={"orders": {"taken": {"blue": everything[:1]}}})
    orders = orders_of(named)
    assert ids(orders, orders.display) == everything[1:6]
    assert ids(orders, orders.pile) == everything[6:]
    assert ids(orders, orders.taken[1]) == everything[:1]


def test_a_display_is_filled_up_from_the_pile() -> None:
    fields = {"display": "order_blois", "pile": ["order_tours", "order_nevers"]}
    game = new(fresh().setup, seed=1, position={"orders": fields})
    orders = orders_of(game)
    assert ids(orders, orders.display) == ["order_blois", "order_tours", "order_nevers"]
    assert orders.pile == []


SIX = "order_blois order_tours order_nevers order_loches order_bourges order_chinon"


@pytest.mark.parametrize(
    "fields, says",
    [
        ({"hand": []}, "no field 'orders.hand'"),
        ({"display": ["order_paris"]}, "orders.display: there is no 'order_paris'"),
        ({"display": 3}, "not a list of words"),
        ({"display": ["order_blois"], "pile": ["order_blois"]}, "there is only one order_blois"),
        ({"taken": {"red": ["order_blois"], "blue": ["order_blois"]}}, "only one order_blois"),
        ({"taken": {"white": []}}, "orders.taken: 'white' is none of red, blue"),
        ({"taken": ["order_blois"]}, "orders.taken: .* is not a table"),
        ({"display": SIX}, "5 Orders lie face up"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        new(fresh().setup, seed=1, position={"orders": fields})


# ------------------------------------------------------------------- simple players


def test_a_sensible_player_delivers_but_may_use_other_actions_first() -> None:
    table = orders_table()
    table.play("red", "use scriptorium")
    assert candidates(table.game) == ["deliver order_blois"]
    busy = orders_table(
        red={"spaces": {"scriptorium": "knight scholar", "farm_house": "boatman craftsman"}}
    )
    busy.play("red", "use scriptorium")
    assert candidates(busy.game) == ["deliver order_blois", "skip"]


def candidates(game: Any) -> list[str]:
    return [move.notation for move in game.candidates(0, game.legal(0))]


def test_an_order_promises_more_the_nearer_its_town_and_its_goods_are() -> None:
    places = ["chinon", "tours", "blois"]
    by_town = [orders_table(red={"merchant": town}).game.evaluate(0) for town in places]
    assert by_town == sorted(set(by_town))
    plain: dict[str, Any] = {"orders": {"display": []}}
    for goods in ({"wine": 1}, {"wine": 1, "cheese": 1}):
        red = {"merchant": "tours", "goods": goods}
        promised = orders_table(red=red).game.evaluate(0) - orders_table(
            red=red, **plain
        ).game.evaluate(0)
        assert 0 < promised < 3


def test_nothing_is_promised_when_the_last_round_is_over_for_a_seat() -> None:
    position: dict[str, Any] = {"round": 18, "passed": ["red"], "turn": "blue"}
    blue = {"spaces": {"scriptorium": "knight scholar"}}
    with_order = orders_table(blue=blue, **position).game
    without = orders_table(blue=blue, orders={"display": []}, **position).game
    assert with_order.evaluate(0) == without.evaluate(0)


def test_players_without_a_strategy_deliver_now_and_then() -> None:
    taken = 0
    for seed in range(8):
        game = finish(fresh(players=3, seed=seed), seed)
        check_pieces(game)
        for cards in game.view(None)["modules"]["orders"]["taken"]:
            taken += len(cards)
    assert taken >= 3
