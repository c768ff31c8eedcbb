"""Fulfilling an Order: goods for a card, and the round is over for its owner."""

from typing import Final

from ....kernel.moves import Move
from ...ids import BREAD, EMPTY, GOOD_NAMES, GOODS, GRAIN, SKIP
from ...phases.act import pass_turn
from ...pieces.goods import lose_good
from ...state import State
from ...steps import Ask, wrong_time_rule
from .cards import Order
from .state import orders_of

DELIVER: Final = 100


def deliver_forbidden_by(game: State, seat: int, card: int) -> str:
    """Why a seat cannot fulfil this Order where its Merchant stands."""
    orders = orders_of(game)
    order = orders.deck.cards[card]
    player = game.players[seat]
    if card not in orders.display:
        return "orders.display_only"
    if player.merchant != order.town:
        return "orders.merchant_needed"
    for good in range(GOODS):
        if player.goods[good] < order.goods[good]:
            bread = player.goods[BREAD] if good == GRAIN else 0
            enough = player.goods[good] + bread >= order.goods[good]
            return "orders.bread_excluded" if enough else "orders.pay_all"
    return ""


def deliverable(game: State, seat: int) -> list[int]:
    """The Orders that a seat could fulfil where its Merchant stands."""
    town = game.players[seat].merchant
    orders = orders_of(game)
    found: list[int] = []
    for card in orders.display:
        if orders.deck.cards[card].town == town and not deliver_forbidden_by(game, seat, card):
            found.append(card)
    return found


class Deliver(Ask):
    """orders.fulfil: at the end of an action; nobody is asked who has nothing to deliver."""

    name = "deliver"
    turn_rule = "orders.right_after_action"

    def facts(self, game: State) -> dict[str, int | str]:
        town = game.tables.towns[game.players[self.seat].merchant]
        return {"seat": self.seat, "town": town}

    def seats(self, game: State) -> list[int]:
        return game.tables.only[self.seat] if deliverable(game, self.seat) else game.tables.nobody

    def proceed(self, game: State) -> None:
        game.pop()

    def legal(self, game: State, seat: int) -> list[Move]:
        deliver = orders_of(game).deck.deliver
        legal = [deliver[card] for card in deliverable(game, seat)]
        legal.append(game.tables.moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != DELIVER:
            return wrong_time_rule(game, move)
        return deliver_forbidden_by(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == DELIVER:
            fulfil(game, seat, move.a)


def fulfil(game: State, seat: int, card: int) -> None:
    """orders.goods_leave_game, orders.refill, orders.must_pass"""
    orders = orders_of(game)
    order = orders.deck.cards[card]
    for good in range(GOODS):
        for _ in range(order.goods[good]):
            lose_good(game, seat, good)
    following = orders.take(seat, card)
    if game.events is not None:
        goods = " ".join(name for at, name in enumerate(GOOD_NAMES) for _ in range(order.goods[at]))
        facts: dict[str, int | str] = {"goods": goods, "points": order.points}
        game.emit("delivered", seat, "orders.fulfil", facts | card_facts(game, order))
        if following != EMPTY:
            shown = card_facts(game, orders.deck.cards[following])
            game.emit("order_shown", seat, "orders.refill", shown)
    pass_turn(game, seat)


def card_facts(game: State, order: Order) -> dict[str, int | str]:
    return {"order": order.id, "town": game.tables.towns[order.town]}
