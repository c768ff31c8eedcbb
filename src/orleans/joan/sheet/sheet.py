"""What one player has written."""

from ...kernel.freezable import Freezable
from ..ids import GOODS, ORLEANS_BIT
from ..tables import Tables


class Sheet(Freezable):
    """Counts of marks, and sets as bits: towns by number, routes, cards and icons by index."""

    __slots__ = (
        "cards",
        "circled",
        "citizens",
        "coins",
        "dev",
        "frontier",
        "goods",
        "marks",
        "monks",
        "open_coins",
        "open_goods",
        "reach",
        "routes",
        "shields",
        "spent",
        "stations",
        "struck",
    )

    def __init__(
        self,
        routes: int,
        reach: int,
        frontier: int,
        stations: int,
        struck: int,
        cards: int,
        marks: int,
        dev: int,
        shields: int,
        citizens: int,
        monks: int,
        coins: int,
        open_coins: int,
        open_goods: int,
        goods: list[int],
        circled: list[int],
        spent: list[int],
    ) -> None:
        self.routes = routes  # filled in
        self.reach = reach  # towns linked to Orléans
        self.frontier = frontier  # routes that may be filled in next
        self.stations = stations
        self.struck = struck  # towns crossed off
        self.cards = cards
        self.marks = marks  # on deeds
        self.dev = dev
        self.shields = shields
        self.citizens = citizens
        self.monks = monks  # recruited
        self.coins = coins  # circled and not spent
        self.open_coins = open_coins  # bank rows with a coin to circle
        self.open_goods = open_goods  # warehouse rows with a space to mark
        self.goods = goods
        self.circled = circled  # by bank row, spent ones included
        self.spent = spent

    def copy(self) -> "Sheet":
        return Sheet(
            self.routes,
            self.reach,
            self.frontier,
            self.stations,
            self.struck,
            self.cards,
            self.marks,
            self.dev,
            self.shields,
            self.citizens,
            self.monks,
            self.coins,
            self.open_coins,
            self.open_goods,
            self.goods[:],
            self.circled[:],
            self.spent[:],
        )

    def plain(self) -> list[int | list[int]]:
        """All that the sheet holds; what follows from it is left out."""
        return [
            self.routes,
            self.stations,
            self.struck,
            self.cards,
            self.marks,
            self.dev,
            self.shields,
            self.citizens,
            self.monks,
            self.goods,
            self.circled,
            self.spent,
        ]


def new_sheet(tables: Tables) -> Sheet:
    """joan.setup.first_coin, joan.station.orleans_start"""
    open_coins = 0
    for row, circled in enumerate(tables.bank_start):
        if circled < tables.bank_columns:
            open_coins |= 1 << row
    return Sheet(
        routes=0,
        reach=ORLEANS_BIT,
        frontier=tables.routes_at[0],
        stations=0,
        struck=0,
        cards=0,
        marks=0,
        dev=0,
        shields=0,
        citizens=0,
        monks=0,
        coins=sum(tables.bank_start),
        open_coins=open_coins,
        open_goods=(1 << GOODS) - 1,
        goods=[0] * GOODS,
        circled=tables.bank_start[:],
        spent=[0] * tables.bank_rows,
    )
