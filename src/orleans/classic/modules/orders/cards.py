"""The Order cards of a set-up, and how far apart their towns are."""

from ....content import Content
from ....content.schema.orders import Order as Row
from ....kernel.moves import Move
from ...ids import GOOD_NAMES
from ...places.building import distances_from
from ...tables import Tables


class Order:
    """A card: these goods, brought to this town, are worth these points."""

    def __init__(
        self, index: int, id: str, town: int, goods: list[int], points: int, gain: int
    ) -> None:
        self.index = index
        self.id = id
        self.town = town
        self.goods = goods  # by kind
        self.points = points
        self.gain = gain  # points beyond those that its goods would score by themselves


class Deck:
    """All cards, whatever has become of them in a game."""

    def __init__(self) -> None:
        self.cards: list[Order] = []
        self.ids: list[str] = []
        self.face_up = 0
        self.deliver: list[Move] = []  # by card
        self.away: list[list[int]] = []  # from town to town: how many moves at least


def build_deck(tables: Tables, content: Content) -> Deck:
    deck = Deck()
    deck.face_up = content.orders.orders.face_up
    for row in content.orders.order:
        card = card_of(len(deck.cards), row, tables)
        deck.cards.append(card)
        deck.ids.append(card.id)
    deck.away = [distances_from(tables, town) for town in range(len(tables.towns))]
    return deck


def card_of(index: int, row: Row, tables: Tables) -> Order:
    wanted: dict[str, int] = {name: count for name, count in row.goods.items()}
    goods = [wanted.get(name, 0) for name in GOOD_NAMES]
    return Order(index, row.id, tables.towns.index(row.town), goods, row.vp, row.vp - row.goods_vp)
