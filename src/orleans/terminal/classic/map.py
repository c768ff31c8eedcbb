"""The map of Orléans, drawn: towns by numbers, connections with the goods that lie there."""

from __future__ import annotations

from typing import Final

from ...classic.ids import GOOD_NAMES, ROUTE_NAMES
from ..shell.blocks import GAP, beside, in_columns, width_of
from ..shell.look import Look
from ..shell.map_drawing import Canvas, draw_route, draw_town, lines_of
from .common import occupied_towns, whole_map
from .map_layout import TOWNS

ORLEANS: Final = "orleans"
NUMBERS: Final = {town: at for at, town in enumerate((t for t in TOWNS if t != ORLEANS), start=1)}
"""Of the towns, from top to bottom; Orléans is written in full."""

NARROWEST_NAMES: Final = 22
"""Columns that the names of the towns need beside the map."""


def map_section(look: Look) -> list[str]:
    """The map and who is where; as a list where the page is too narrow for it."""
    room = look.page.width - 1
    drawing = drawn_map(look)
    left = room - width_of(drawing) - len(GAP)
    if width_of(drawing) > room:
        return whole_map(look)
    names = [numbered(look, town) for town in NUMBERS]
    lines = [look.page.heading(look.say("heading-whole-map"))]
    if left >= NARROWEST_NAMES:
        lines += beside([drawing, names], room)
    else:
        lines += [*drawing, *in_columns(names, room)]
    return [*lines, *map_legend(look), *occupied_towns(look)]


def drawn_map(look: Look) -> list[str]:
    canvas: Canvas = {}
    for route in look.tables.routes:
        goods = [look.say("good-short", good=good) for good in look.view["routes"][route.id]]
        water = ROUTE_NAMES[route.kind] == "water"
        draw_route(canvas, route.id, water, "".join(goods))
    for town in look.tables.towns:
        draw_town(canvas, town, town_sign(look, town))
    return list(lines_of(canvas))


def town_sign(look: Look, town: str) -> str:
    """(8) is a town, [8] one with a Trading Station; a star marks the own Merchant."""
    name = look.name(town) if town == ORLEANS else f"{NUMBERS[town]:>2}"
    left, right = "[]" if look.view["stations"].get(town) else "()"
    here = look.seat is not None and look.me["merchant"] == town
    return f"{left}{name}{'*' if here else right}"


def numbered(look: Look, town: str) -> str:
    return f"{NUMBERS[town]:>2} {look.name(town)}"


def map_legend(look: Look) -> list[str]:
    goods = [
        look.say(
            "letter-named", letter=look.say("good-short", good=good), name=look.words.good(good)
        )
        for good in GOOD_NAMES
    ]
    return look.page.wrap(look.say("map-signs", goods=", ".join(goods)))
