"""orders.toml: the order cards."""

from orleans.content.schema.row import Goods, Row, Strict, Table
from orleans.content.schema.words import Count, Town


class OrderSetup(Table, frozen=True, kw_only=True):
    cards: Count
    face_up: Count
    vp_min: Count
    vp_max: Count


class Order(Row, frozen=True, kw_only=True):
    town: Town
    goods: Goods
    vp: Count
    goods_vp: Count


class Orders(Strict, frozen=True, kw_only=True):
    orders: OrderSetup
    order: tuple[Order, ...]
