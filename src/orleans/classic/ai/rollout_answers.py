"""What comes to mind at the questions that are asked most often; the others have to be tried.

These go by the same weights as the plan that led to them."""

from ...kernel.moves import Move
from ..decisions.deeds import Send
from ..decisions.expand import Expand, tiles_open
from ..decisions.recruit import Recruit, recruit_forbidden_by
from ..decisions.travel import TakeGood, Travel, goods_on, routes_open
from ..effects.hour_glass import Harvest
from ..ids import BREAD, COINS, SEND
from ..phases.draw import Draw, draw_number, most_drawn
from ..pieces.development import status
from ..pieces.stations import build_forbidden_by, helped_build_forbidden_by
from ..pieces.wheels import PlaceWheel, wheel_spaces
from ..state import State
from .effect_values.deeds import reward_value
from .features import MAY_BUILD
from .marginal import (
    rounds_left,
    value_of_follower,
    value_of_piece,
    value_of_recruit,
)
from .model import ClassicModel, Weights
from .surroundings import builder_ready, good_on


def quick_answer(game: State, seat: int, model: ClassicModel, weights: list[float]) -> Move | None:
    step = game.steps[-1]
    if isinstance(step, Send):
        return best_deed(game, seat, step, model, weights)
    # Others of their kin have a price: whether it is worth that has to be tried.
    if type(step) is Travel:
        return best_route(game, seat, step, weights)
    if type(step) is TakeGood:
        return best_good_there(game, step)
    if isinstance(step, Recruit):
        return best_recruit(game, seat, step, weights)
    if isinstance(step, Expand):
        return best_tile(game, seat, step, model.weights)
    if isinstance(step, Draw):
        return full_draw(game, seat)
    if isinstance(step, PlaceWheel):
        return best_wheel(game, seat, model.weights)
    if type(step) is Harvest:
        return cheapest_food(game, seat, step)
    return None


def best_deed(
    game: State, seat: int, step: Send, model: ClassicModel, weights: list[float]
) -> Move | None:
    """Who need not be sent stays if he is worth more in the bag."""
    tables = game.tables
    best: Move | None = None
    most = float("-inf")
    for move in step.legal(game, seat):
        brings = 0.0
        if move.kind == SEND:
            deed = tables.deed_of[move.a]
            brings = reward_value(game, seat, tables.deeds[deed], model.deeds[deed], weights)
            brings -= value_of_follower(game, seat, move.b, weights)
        if brings > most:
            best = move
            most = brings
    return best


def best_route(game: State, seat: int, step: Travel, weights: list[float]) -> Move | None:
    """To a good and to a town where one may build: at once, if a station waits for one."""
    tables = game.tables
    here = game.players[seat].merchant
    builds = helped_build_forbidden_by(game, seat, here) and builder_ready(game, seat)
    town_value = value_of_piece(game, seat, weights) if builds else weights[MAY_BUILD]
    best: Move | None = None
    most = float("-inf")
    for route in routes_open(game, seat, step.kinds):
        brings = 0.0
        if not build_forbidden_by(game, seat, tables.routes[route].other_end(here)):
            brings += town_value
        if step.with_good:
            brings += good_on(game, route)
        if brings > most:
            best = tables.moves.go[route]
            most = brings
    return best


def best_good_there(game: State, step: TakeGood) -> Move | None:
    tables = game.tables
    best: Move | None = None
    most = 0
    for good in goods_on(game, step.route):
        if tables.good_points[good] > most:
            best = tables.moves.take[good]
            most = tables.good_points[good]
    return best


def best_recruit(game: State, seat: int, step: Recruit, weights: list[float]) -> Move | None:
    best: Move | None = None
    most = float("-inf")
    for follower_type in step.types:
        if not recruit_forbidden_by(game, seat, follower_type):
            brings = value_of_recruit(game, seat, follower_type, weights)
            if brings > most:
                best = game.tables.moves.recruit[follower_type]
                most = brings
    return best


def best_tile(game: State, seat: int, step: Expand, weights: Weights) -> Move | None:
    """By what it brings in the rounds to come, and by the goods and points that come with it."""
    tables = game.tables
    left = rounds_left(game)
    pieces = game.players[seat].built + game.players[seat].citizens
    best: Move | None = None
    most = float("-inf")
    for place in tiles_open(game, step.category):
        row = tables.places[place]
        brings = left * weights.tiles[place]
        for good, count in enumerate(row.brings):
            brings += count * tables.good_points[good]
        brings += row.status_plus * pieces
        for points in row.end_points:
            brings += points.points(game, seat)
        if brings > most:
            best = tables.moves.tile[place]
            most = brings
    return best


def full_draw(game: State, seat: int) -> Move | None:
    """Who cannot draw the full number thinks twice: somebody might be taken back."""
    player = game.players[seat]
    drawn = most_drawn(game.tables, player)
    if drawn + len(player.plan) < draw_number(game.tables, player):
        return None
    return game.tables.moves.draw[drawn]


def best_wheel(game: State, seat: int, weights: Weights) -> Move | None:
    """Where it brings most in the rounds to come."""
    tables = game.tables
    best: Move | None = None
    most = float("-inf")
    for space in wheel_spaces(game, seat):
        brings = weights.wheels[tables.spaces[space].place]
        if brings > most:
            best = tables.moves.wheel[space]
            most = brings
    return best


def cheapest_food(game: State, seat: int, step: Harvest) -> Move | None:
    """What scores least, be it coins."""
    best: Move | None = None
    least = float("inf")
    for move in step.legal(game, seat):
        if move.kind == COINS:
            costs = step.tile.coins_each
        elif move.a == BREAD:
            costs = status(game, seat)
        else:
            costs = game.tables.good_points[move.a]
        if costs < least:
            best = move
            least = float(costs)
    return best
