"""How Orders plug in."""

from typing import Any

from ....content import Content
from ....kernel.setup import Setup
from ...module import Module, ModuleState
from ...state import State
from ...tables import Tables
from .cards import Deck, build_deck
from .delivery import DELIVER, Deliver
from .position import lay_out
from .state import deal, orders_of


class Orders(Module):
    """Goods brought to a town for points (orders.*)."""

    id = "orders"
    rules = "orders."
    scope_rule = "orders.module_scope"

    def __init__(self) -> None:
        self.deck = Deck()

    def timing_rules(self) -> dict[int, str]:
        return {DELIVER: "orders.right_after_action"}

    def build(self, tables: Tables, setup: Setup, content: Content) -> None:
        self.deck = build_deck(tables, content)

    def add_moves(self, tables: Tables) -> None:
        self.deck.deliver = tables.vocabulary.add_each(DELIVER, "deliver", self.deck.ids)

    def shared(self) -> list[object]:
        return [self.deck]

    def set_up(self, game: State) -> ModuleState:
        return deal(game, self.deck)

    def after_action(self, game: State, seat: int, place: int) -> None:
        game.push(Deliver(seat))

    def score(self, game: State, seat: int) -> int:
        """orders.score"""
        total = 0
        for card in orders_of(game).taken[seat]:
            total += self.deck.cards[card].points
        return total

    def face_down(self, game: State) -> int:
        return len(orders_of(game).pile)

    def imagine(self, game: State, seat: int | None) -> None:
        """Sorted first: the true order of the pile must not shine through the shuffle."""
        orders = orders_of(game)
        pile = sorted(orders.pile)
        game.chance.shuffle(pile)
        orders.pile = pile

    def view(self, game: State, seat: int | None) -> dict[str, Any]:
        """orders.taken_public; of the pile only its height"""
        orders = orders_of(game)
        ids = self.deck.ids
        return {
            "display": [ids[card] for card in orders.display],
            "pile": len(orders.pile),
            "taken": [[ids[card] for card in taken] for taken in orders.taken],
        }

    def position(self, game: State, fields: dict[str, Any]) -> None:
        lay_out(game, fields)
