"""Tables with Orders: red stands in Blois with all that the Order of Blois asks for."""

from typing import Any

from orleans import Setup, new

from ..table import Table

READY = {"scriptorium": "knight scholar"}
GOODS = {"cheese": 1, "wine": 1}


def orders_table(edition: str = "2021", **more: Any) -> Table:
    """Phase 5, red to act. `red` adds to red's fields, `orders` is the module's table; what is
    not named there is out of the way, so that no other Order disturbs."""
    red = {"merchant": "blois", "goods": GOODS, "spaces": READY, **more.pop("red", {})}
    orders = {"display": ["order_blois"], "pile": [], **more.pop("orders", {})}
    modules = ("orders", *more.pop("modules", ()))
    more.setdefault("phase", "actions")
    return Table(edition, modules=modules, red=red, orders=orders, **more)


def may_deliver(table: Table, *moves: str) -> bool:
    """Whether red may fulfil an Order after these moves of red's."""
    table.play("red", *moves)
    return table.asked == "deliver" and table.pending == ["red"]


class TwoInBlois(Table):
    """A box whose Orders of Montargis and Châteaudun name Blois: the printed ones are all apart."""

    def __init__(self, edition: str = "2021", **position: Any) -> None:
        cards = ("order_montargis", "order_chateaudun")
        rows = [{"id": id, "town": "blois", "town_provenance": "owner"} for id in cards]
        data = {"orders": {"order": rows}}
        self.setup = Setup(edition=edition, players=2, modules=["orders"], data=data)
        position = {"phase": "actions", "start": "red", **position}
        self.game = new(self.setup, seed=1, position=position)
        self.events = list(self.game.events or [])


def view_of(table: Table, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.game.view(seat)["modules"]["orders"]
    return found
