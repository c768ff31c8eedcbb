"""What Intrigue keeps during a game: closed actions and offers; and its moves."""

from typing import Any, Final

from ....kernel.moves import Move
from ...ids import BREAD, GOODS, OWN_GOOD_NAMES, OWN_GOODS, SEAT_NAMES
from ...module import ModuleState
from ...pieces.copy_on_write import with_item
from ...state import State
from ...tables import Tables

AT: Final = 400
BURN: Final = 401
OFFER: Final = 402
RETRACT: Final = 403
ACCEPT: Final = 404
DECLINE: Final = 405
TAKE_BREAD: Final = 406

# An offer counts the own goods by kind and, after them, coins.
COIN: Final = OWN_GOODS
OFFERED: Final = OWN_GOODS + 1
OFFER_NAMES: Final = [*OWN_GOOD_NAMES, "coin"]
NO_OFFER: Final = [0] * OFFERED  # shared; nobody may change it


class IntrigueMoves:
    """The moves of Intrigue by what they do, added to the vocabulary of the set-up."""

    def __init__(self, tables: Tables) -> None:
        each = tables.vocabulary.add_each
        seats = SEAT_NAMES[: tables.players]
        self.at = each(AT, "at", tables.space_names)
        self.burn = each(BURN, "burn", seats)
        self.offer = each(OFFER, "offer", OFFER_NAMES)
        self.retract = each(RETRACT, "retract", OFFER_NAMES)
        self.accept = each(ACCEPT, "accept", seats)
        self.decline = each(DECLINE, "decline", seats)
        self.take_bread = tables.vocabulary.add(TAKE_BREAD, "take bread", BREAD)

    def take(self, tables: Tables, good: int) -> Move:
        """Bread can be taken from a player only, so the game's own moves have no word for it."""
        return tables.moves.take[good] if good < GOODS else self.take_bread


class IntrigueState(ModuleState):
    """Copies share the lists: they are replaced, never changed."""

    def __init__(
        self, moves: IntrigueMoves, closed: list[int], offers: list[list[int]], shown: bool
    ) -> None:
        self.moves = moves
        self.closed = closed  # by seat: Places whose action is deactivated, as bits
        self.offers = offers  # by seat: a draft, then the offer itself until it is answered
        self.shown = shown  # whether all may see the offers

    def copy(self) -> "IntrigueState":
        return IntrigueState(self.moves, self.closed, self.offers, self.shown)

    def snapshot(self) -> list[Any]:
        return [self.closed, self.offers, self.shown]

    def close(self, seat: int, place: int) -> None:
        self.closed = with_item(self.closed, seat, self.closed[seat] | 1 << place)

    def set_offer(self, seat: int, offer: list[int]) -> None:
        self.offers = [*self.offers[:seat], offer, *self.offers[seat + 1 :]]


def new_state(moves: IntrigueMoves, players: int) -> IntrigueState:
    return IntrigueState(moves, [0] * players, [NO_OFFER] * players, False)


def intrigue_of(game: State) -> IntrigueState:
    for aside in game.module_states:
        if isinstance(aside, IntrigueState):
            return aside
    raise AssertionError("this game is played without Intrigue")
