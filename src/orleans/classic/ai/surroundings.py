"""What lies around a Merchant: goods on the routes, towns where it may build."""

from ..effects.base import BuildStation
from ..ids import EMPTY
from ..phases.act import barred
from ..pieces.spaces import activated
from ..pieces.stations import build_forbidden_by
from ..state import State
from .features import MAY_BUILD


def best_good(game: State, routes: list[int]) -> float:
    """The best good that lies on one of these routes."""
    best = 0
    for index in routes:
        best = max(best, good_on(game, index))
    return float(best)


def good_on(game: State, route: int) -> int:
    """The points of the best good that lies on a route."""
    best = 0
    row = game.tables.routes[route]
    for space in range(row.first, row.last):
        if game.route_goods[space] != EMPTY:
            best = max(best, game.tables.good_points[game.route_goods[space]])
    return best


def best_journey(game: State, seat: int, routes: list[int], weights: list[float]) -> float:
    """The best good on the way together with the town at its end."""
    best = 0.0
    here = game.players[seat].merchant
    for route in routes:
        town = game.tables.routes[route].other_end(here)
        brings = float(good_on(game, route))
        if not build_forbidden_by(game, seat, town):
            brings += weights[MAY_BUILD]
        best = max(best, brings)
    return best


def builder_ready(game: State, seat: int) -> bool:
    """Whether an activated Place builds stations."""
    player = game.players[seat]
    for place in player.places:
        if activated(game, player, place) and not barred(game, seat, seat, place):
            for effect in game.tables.places[place].effects:
                if isinstance(effect, BuildStation):
                    return True
    return False
