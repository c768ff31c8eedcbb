"""Where the Order cards are during a game."""

from typing import Any

from ...ids import EMPTY
from ...module import ModuleState
from ...pieces.copy_on_write import with_item, without_item
from ...state import State
from .cards import Deck


class OrdersState(ModuleState):
    """Copies share all of its lists: they are replaced, never changed."""

    def __init__(
        self, deck: Deck, display: list[int], pile: list[int], taken: list[list[int]]
    ) -> None:
        self.deck = deck
        self.display = display  # face up, for everybody
        self.pile = pile  # face down, the next one first
        self.taken = taken  # by seat: fulfilled, face up

    def copy(self) -> "OrdersState":
        return OrdersState(self.deck, self.display, self.pile, self.taken)

    def snapshot(self) -> list[Any]:
        return [self.display, self.pile, self.taken]

    def take(self, seat: int, card: int) -> int:
        """From the display to its owner. The card turned up in its place, EMPTY if none is left
        (orders.refill, orders.pile_empty)."""
        self.taken = self.taken[:]
        self.taken[seat] = [*self.taken[seat], card]
        if not self.pile:
            self.display = without_item(self.display, card)
            return EMPTY
        following = self.pile[0]
        self.display = with_item(self.display, self.display.index(card), following)
        self.pile = self.pile[1:]
        return following


def deal(game: State, deck: Deck) -> OrdersState:
    """orders.setup_deck, orders.setup_display"""
    cards = list(range(len(deck.cards)))
    game.chance.shuffle(cards)
    taken: list[list[int]] = [[] for _ in game.players]
    return OrdersState(deck, cards[: deck.face_up], cards[deck.face_up :], taken)


def orders_of(game: State) -> OrdersState:
    for aside in game.module_states:
        if isinstance(aside, OrdersState):
            return aside
    raise AssertionError("this game is played without Orders")
