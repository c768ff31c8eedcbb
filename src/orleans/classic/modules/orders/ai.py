"""How players think about Orders: what those on display promise, and when to deliver."""

from typing import Final

from ....kernel.moves import Move
from ...ai.filters import Filter, Filters
from ...ai.marginal import rounds_left
from ...ai.thinking import Thinking
from ...ids import ACTIONS, GOODS
from ...phases.act import usable
from ...state import State
from .cards import Order
from .delivery import Deliver
from .state import orders_of

AT_HAND: Final = 0.9  # of its gain, for an Order that the next action may fulfil
SOME_DAY: Final = 0.8
EACH_MOVE: Final = 0.25
ACTION_FIRST: Final = 1.0  # using an action this round before the delivery ends it


class OrdersThinking(Thinking):
    def filters(self) -> Filters:
        return {Deliver: DeliverFilter()}

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        """The best Order, since a round fulfils one at most."""
        orders = orders_of(game)
        best = 0.0
        for card in orders.display:
            best = max(best, order_value(game, seat, orders.deck.cards[card]))
        return best


def order_value(game: State, seat: int, order: Order) -> float:
    player = game.players[seat]
    away = orders_of(game).deck.away[player.merchant][order.town]
    held, wanted = 0, 0
    for good in range(GOODS):
        wanted += order.goods[good]
        held += min(order.goods[good], player.goods[good])
    share = held / wanted
    if held == wanted and away == 0 and still_acting(game, seat):
        return AT_HAND * order.gain + ACTION_FIRST
    if rounds_left(game) == 0:
        return 0.0
    return SOME_DAY * order.gain * share * share / (1 + EACH_MOVE * away)


def still_acting(game: State, seat: int) -> bool:
    """Whether an action is left in this round, after which an Order may be fulfilled."""
    if game.phase != ACTIONS or game.passed & (1 << seat):
        return False
    return bool(usable(game, seat))


class DeliverFilter(Filter):
    """It ends the round, so whoever can still act may also wait for the last action."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        return legal if usable(game, seat) else legal[:-1]
