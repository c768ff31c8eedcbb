"""Orders in words."""

from __future__ import annotations

from typing import Any

from ...classic.modules.orders.delivery import DELIVER
from ...classic.places.building import distances_from
from ...classic.tables import Tables
from ...kernel.events import Event
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..classic.pieces import Moment
from ..provenance import levels
from ..shapes import Card, Gift, Row, Section
from ..translator import Words
from .display import Showing
from .speech import Speech

FULFIL = "orders.fulfil"


def order_facts(words: Words, id: str) -> dict[str, Fact]:
    """What a card asks for, where, and what it is worth."""
    row: Any = words.content.rows[id]
    goods = words.counted_goods(row.goods)
    return {"town": words.name(row.town), "goods": goods, "points": row.vp}


def delivered(moment: Moment, move: Move) -> dict[str, Fact]:
    return order_facts(moment.words, move.notation.split()[-1])


def order_of(moment: Moment, event: Event) -> dict[str, Fact]:
    return order_facts(moment.words, str(event.facts["order"]))


SPEECH = Speech(
    keys={DELIVER: "deliver"},
    facts={DELIVER: delivered},
    touches={DELIVER: "card"},
    events={"delivered": order_of, "order_shown": order_of},
)


# ---------------------------------------------------------------- on the table


def cards(words: Words, tables: Tables) -> list[Card]:
    return [
        Card(
            id=row.id,
            title=words.say("order-name", town=words.name(row.town)),
            text=words.say("move-deliver", **order_facts(words, row.id)),
            rule=FULFIL,
            cost=[Gift(kind="good", amount=n, item=good) for good, n in row.goods.items()],
            points=row.vp,
            town=row.town,
            provenance=levels(row, "town", "goods", "vp"),
        )
        for row in words.content.orders.order
    ]


def display(moment: Moment) -> list[Section]:
    """The Orders on display, with what the reader still lacks, and the fulfilled ones."""
    assert moment.view is not None
    words, orders = moment.words, moment.view["modules"]["orders"]
    columns = ["town", "goods", "points"]
    columns += ["away", "held"] if moment.view["seat"] is not None else []
    lines = [] if orders["display"] else [words.say("orders-none")]
    for seat, taken in enumerate(orders["taken"]):
        if taken:
            text = ", ".join(words.say("order-taken", **order_facts(words, id)) for id in taken)
            lines.append(words.say("orders-taken", who=moment.names[seat], orders=text))
    section = Section(
        id="orders",
        title=words.say("heading-orders", pile=orders["pile"]),
        columns=[words.say(f"column-{column}") for column in columns],
        rows=[order_row(moment, id) for id in orders["display"]],
        lines=lines,
    )
    return [section]


def order_row(moment: Moment, id: str) -> Row:
    """For a seat also how far its Merchant is away, and how many of the goods it holds."""
    order: Any = moment.words.content.rows[id]
    wanted = [good for good, count in order.goods.items() for _ in range(count)]
    cells = [moment.words.name(order.town), moment.words.goods_lying(wanted), str(order.vp)]
    me = moment.player()
    if me is not None:
        towns = moment.tables.towns
        away = distances_from(moment.tables, towns.index(me["merchant"]))[towns.index(order.town)]
        held = sum(min(count, me["goods"].get(good, 0)) for good, count in order.goods.items())
        cells += [str(away), f"{held}/{len(wanted)}"]
    return Row(cells=cells, card=id)


SHOWING = Showing(cards=cards, sections=display)
