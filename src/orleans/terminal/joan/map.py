"""The map of a sheet, drawn: towns by their numbers, routes as lines that show what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...joan.names import GOOD_NAMES, ORLEANS, ROUTE_NAMES, WATER_ROUTE
from ...joan.tables import Route, Town
from ...table.joan.moves import shown_on
from ...table.joan.names import numbered_route
from ..page import shortened
from .blocks import GAP, beside, in_columns, width_of
from .look import Look
from .map_layout import LABELS, ROUTES, TOWNS, Point

FILLED = "#"
BLANK = " "
SHORTEST_NAME = 8
NARROWEST_NAMES = 20
"""Columns that the names of the towns need beside the map."""

Canvas = dict[Point, str]


def drawn_map(look: Look, seat: int) -> list[str]:
    """Parts of the map that are crossed off at this number of players are left out."""
    canvas: Canvas = {}
    sheet = look.player(seat)
    for route in look.tables.routes:
        if route.open:
            draw_route(canvas, look, route, route.id in sheet["routes"])
    for town in look.tables.towns:
        if town.open:
            write(canvas, TOWNS[town.id], town_sign(look, town, seat))
    return list(lines_of(canvas))


def lines_of(canvas: Canvas) -> Iterator[str]:
    last = max(line for _, line in canvas)
    width = max(column for column, _ in canvas) + 1
    for line in range(last + 1):
        yield "".join(canvas.get((column, line), BLANK) for column in range(width)).rstrip()


def write(canvas: Canvas, at: Point, text: str) -> None:
    for offset, letter in enumerate(text):
        canvas[at[0] + offset, at[1]] = letter


def town_sign(look: Look, town: Town, seat: int) -> str:
    """(8) is open, [8] has the own trading station, x8x is crossed off."""
    sheet = look.player(seat)
    name = look.name(town.id) if town.number == ORLEANS else f"{town.number:>2}"
    if town.id in sheet["stations"]:
        return f"[{name}]"
    return f"x{name}x" if town.id in sheet["struck_towns"] else f"({name})"


def draw_route(canvas: Canvas, look: Look, route: Route, filled: bool) -> None:
    """A filled-in route is a thick line; an open one tells its kind and what it brings."""
    path = ROUTES[route.id]
    for start, end in pairwise(path):
        for point in between(start, end):
            canvas[point] = FILLED if filled else stroke(route, start, end)
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        below = max(before[1], after[1]) > corner[1]
        canvas[corner] = FILLED if filled else "." if below else "'"
    if not filled:
        write(canvas, LABELS[route.id], route_label(look, route))


def between(start: Point, end: Point) -> list[Point]:
    """The points of a straight stretch, both ends included."""
    (x, y), (to_x, to_y) = start, end
    if y == to_y:
        return [(column, y) for column in range(min(x, to_x), max(x, to_x) + 1)]
    return [(x, line) for line in range(min(y, to_y), max(y, to_y) + 1)]


def stroke(route: Route, start: Point, end: Point) -> str:
    water = route.kind == WATER_ROUTE
    if start[1] == end[1]:
        return "~" if water else "-"
    return ":" if water else "|"


def route_label(look: Look, route: Route) -> str:
    """GrWo: two letters for each good, + for a Development space."""
    goods = [look.say("joan-short-good", good=GOOD_NAMES[good]) for good in route.goods]
    return "".join(goods) + "+" * route.dev


def town_names(look: Look, seat: int, width: int) -> list[str]:
    """The towns by number, with who has built there; in Orléans that may be several."""
    return [town_line(look, town, seat, width) for town in look.tables.towns if town.open]


def town_line(look: Look, town: Town, seat: int, width: int) -> str:
    """A long name is shortened rather than the names of the players, as far as that goes."""
    number = f"{town.number:>2} " if town.number != ORLEANS else "   "
    name, who = look.name(town.id), builders(look, town, seat)
    if not who:
        return number + shortened(name, width - len(number))
    rest = len(number) + len(look.say("joan-built-by", town="", who=who))
    short = shortened(name, max(SHORTEST_NAME, width - rest))
    return shortened(number + look.say("joan-built-by", town=short, who=who), width)


def builders(look: Look, town: Town, seat: int) -> str:
    built = [p["seat"] for p in look.view["players"] if town.id in p["stations"]]
    names = [look.names[builder] for builder in built]
    if look.joan is not None and town.id in look.player(seat)["struck_towns"]:
        names.append(look.say("joan"))
    return ", ".join(names)


def map_section(look: Look, seat: int) -> list[str]:
    """The map with the names of its towns: beside it where there is room, else below."""
    room = look.page.width - 1
    drawing = drawn_map(look, seat)
    left = room - width_of(drawing) - len(GAP)
    if left + len(GAP) < 0:
        return route_list(look, seat)
    lines = [look.page.heading(look.say("joan-heading-map", who=look.names[seat]))]
    if left >= NARROWEST_NAMES:
        return lines + beside([drawing, town_names(look, seat, left)], room)
    return [*lines, *drawing, *in_columns(town_names(look, seat, room), room)]


# --------------------------------------------------------------------------- as a list


def route_list(look: Look, seat: int) -> list[str]:
    """The same in words: routes that can be filled in now, those further away, those done."""
    sheet = look.player(seat)
    groups: dict[str, list[Route]] = {"next": [], "later": [], "filled": []}
    for route in look.tables.routes:
        if not route.open:
            continue
        ends = {look.tables.towns[route.a].id, look.tables.towns[route.b].id}
        near = not ends.isdisjoint(sheet["linked"])
        state = "filled" if route.id in sheet["routes"] else "next" if near else "later"
        groups[state].append(route)
    lines = [look.page.heading(look.say("joan-heading-map", who=look.names[seat]))]
    for state, routes in groups.items():
        lines += look.page.wrap(look.say("joan-routes", state=state, count=len(routes)))
        for route in routes:
            lines += look.page.wrap(route_line(look, route, state), "  ", "  ")
    return lines


def route_line(look: Look, route: Route, state: str) -> str:
    name = numbered_route(look.words, look.tables, route.id)
    if state == "filled":
        return name
    shows, way = shown_on(look.moment, route.index), ROUTE_NAMES[route.kind]
    return look.say("joan-route-line", route=name, way=way, shows=shows)
