"""The Orders on display, with what the viewing seat still lacks, and the fulfilled ones."""

from __future__ import annotations

from typing import Any

from ...classic.places.building import distances_from
from ...table.modules.orders import order_facts
from ..look import Look
from ..page import table


def orders(look: Look) -> list[str]:
    view = look.module("orders")
    if not view:
        return []
    lines = [look.page.heading(look.say("heading-orders", pile=view["pile"]))]
    if view["display"]:
        columns = ["town", "goods", "points"]
        columns += ["away", "held"] if look.seat is not None else []
        head = [look.say(f"column-{column}") for column in columns]
        rows = [head, *(order_row(look, id) for id in view["display"])]
        lines += ["  " + line for line in table(rows, right=(2, 3, 4))]
    else:
        lines += look.page.wrap(look.say("orders-none"), "  ")
    for seat, taken in enumerate(view["taken"]):
        if taken:
            text = ", ".join(look.say("order-taken", **order_facts(look.words, id)) for id in taken)
            line = look.say("orders-taken", who=look.names[seat], orders=text)
            lines += look.page.wrap(line, "  ", "  ")
    return lines


def order_row(look: Look, id: str) -> list[str]:
    """For a seat also how far its Merchant is away, and how many of the goods it holds."""
    order: Any = look.words.content.rows[id]
    wanted = [good for good, count in order.goods.items() for _ in range(count)]
    row = [look.name(order.town), look.words.goods_lying(wanted), str(order.vp)]
    if look.seat is None:
        return row
    towns = look.tables.towns
    away = distances_from(look.tables, towns.index(look.me["merchant"]))[towns.index(order.town)]
    held = sum(min(count, look.me["goods"].get(good, 0)) for good, count in order.goods.items())
    return [*row, str(away), f"{held}/{len(wanted)}"]
