"""Orders in a position: the display, the pile, what each seat has fulfilled."""

from typing import Any

from ....kernel.positions import cannot_be, index_of, no_field, only_one, table, words
from ...ids import SEAT_NAMES
from ...state import State
from .state import orders_of


def lay_out(game: State, fields: dict[str, Any]) -> None:
    """What is not named lies in the pile as it was dealt; the display is filled up from there."""
    for field in fields:
        if field not in ("display", "pile", "taken"):
            raise no_field(f"orders.{field}")
    orders = orders_of(game)
    dealt = orders.display + orders.pile
    seats = SEAT_NAMES[: game.tables.players]
    orders.taken = [[] for _ in seats]
    named: list[int] = []
    for seat, ids in table(fields.get("taken", {}), "orders.taken").items():
        taken = cards_named(game, ids, f"orders.taken.{seat}", named)
        orders.taken[index_of(seats, seat, "orders.taken")] = taken
    display = cards_named(game, fields.get("display", []), "orders.display", named)
    pile = cards_named(game, fields.get("pile", []), "orders.pile", named)
    if "display" not in fields:
        display = [card for card in orders.display if card not in named]
    if "pile" not in fields:
        pile = [card for card in dealt if card not in named and card not in display]
    size = orders.deck.face_up
    if len(display) > size:
        raise cannot_be("orders.display", f"{size} Orders lie face up")
    missing = size - len(display)
    orders.display = display + pile[:missing]
    orders.pile = pile[missing:]


def cards_named(game: State, ids: Any, field: str, named: list[int]) -> list[int]:
    """The cards of these names, which are added to those named so far."""
    cards: list[int] = []
    for id in words(ids, field):
        card = index_of(orders_of(game).deck.ids, id, field)
        if card in named:
            raise only_one(field, id)
        named.append(card)
        cards.append(card)
    return cards
