"""The map of a sheet, drawn: towns by their numbers, routes as lines that show what they bring."""

from __future__ import annotations

from ...joan.ids import GOOD_NAMES, ORLEANS, ROUTE_NAMES, WATER_ROUTE
from ...joan.tables import Route, Town
from ...text.joan.moves import shown_on
from ...text.joan.names import numbered_route
from ..shell.blocks import GAP, beside, in_columns, width_of
from ..shell.map_drawing import Canvas, draw_route, draw_town, lines_of
from ..shell.page import shortened
from .look import Look

SHORTEST_NAME = 8
NARROWEST_NAMES = 20
"""Columns that the names of the towns need beside the map."""


def drawn_map(look: Look, seat: int) -> list[str]:
    """Parts of the map that are crossed off at this number of players are left out."""
    canvas: Canvas = {}
    sheet = look.player(seat)
    for route in look.tables.routes:
        if route.open:
            water, filled = route.kind == WATER_ROUTE, route.id in sheet["routes"]
            draw_route(canvas, route.id, water, route_label(look, route), filled)
    for town in look.tables.towns:
        if town.open:
            draw_town(canvas, town.id, town_sign(look, town, seat))
    return list(lines_of(canvas))


def town_sign(look: Look, town: Town, seat: int) -> str:
    """(8) is open, [8] has the own trading station, x8x is crossed off."""
    sheet = look.player(seat)
    name = look.name(town.id) if town.number == ORLEANS else f"{town.number:>2}"
    if town.id in sheet["stations"]:
        return f"[{name}]"
    return f"x{name}x" if town.id in sheet["struck_towns"] else f"({name})"


def route_label(look: Look, route: Route) -> str:
    """GrWo: two letters for each good, + for a Development space."""
    goods = [look.say("good-short", good=GOOD_NAMES[good]) for good in route.goods]
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
