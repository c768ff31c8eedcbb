"""The map on the sheet: routes that are filled in, and the towns they link to Orléans."""

from ..ids import DEVELOP, GOOD, LAND_ROUTE, SOURCE, SWAP
from ..state import State
from ..turn.parts import add_part


def fill_route(game: State, seat: int, index: int, source: int) -> None:
    """joan.route.goods, joan.route.development: all that it shows may be marked, in any order."""
    tables = game.tables
    sheet = game.sheets[seat]
    route = tables.routes[index]
    sheet.routes |= 1 << index
    sheet.reach |= (1 << route.a) | (1 << route.b)
    open_routes = sheet.frontier | tables.routes_at[route.a] | tables.routes_at[route.b]
    sheet.frontier = open_routes & ~sheet.routes
    if game.events is not None:
        game.emit("route", seat, tables.sources[source], {"route": route.id})
    swaps = route.kind == LAND_ROUTE and sheet.cards & tables.tree_house != 0
    first = SWAP if swaps else GOOD
    for good in route.goods:
        add_part(game, seat, route.source * SOURCE + first + good)
    for _ in range(route.dev):
        add_part(game, seat, route.source * SOURCE + DEVELOP)


def fill_forbidden_by(game: State, seat: int, index: int) -> str:
    """The rule that forbids this route, or ""."""
    sheet = game.sheets[seat]
    bit = 1 << index
    if sheet.frontier & bit:
        return ""
    if not game.tables.routes[index].open:
        return game.tables.closed_rule
    return "joan.route.once" if sheet.routes & bit else "joan.route.connect"
