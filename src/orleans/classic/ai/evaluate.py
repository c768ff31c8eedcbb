"""How good a position looks for a seat: the points that it will probably end with, as a plain sum
that can be read aloud.

The points in hand; what stands ready on Places; and, while rounds are left, each quantity of
`FEATURES` times a weight that depends on how many rounds those are. The weights are learned from
games (see lab/learn/classic) and kept by name in weights.toml, so that they mean the same in every
edition. A module adds its own worth.
"""

from typing import Final

from ..decisions.travel import ALL_ROUTES, routes_open
from ..effects.base import free_next_door
from ..ids import EMPTY, GEAR, GOODS, KINDS, PLANNING, TRACKS, TYPE_OF, TYPES
from ..phases.draw import draw_number
from ..phases.scoring import score
from ..pieces.stations import build_forbidden_by
from ..player import Player
from ..state import State
from .marginal import rounds_left, way_to_star
from .model import ClassicModel, Weights
from .surroundings import best_good

MOST_FOOD: Final = 3  # what a Harvest asks for
COINS_KEPT: Final = 5  # against torture
LEAD: Final = 2  # more stations than that ahead make no difference


def evaluate(game: State, seat: int, model: ClassicModel) -> float:
    player = game.players[seat]
    if not game.steps:
        return float(score(game, seat))
    weights = model.weights
    now = weights.judging[rounds_left(game)]
    total = float(score(game, seat)) + place_progress(game, seat, player, model, now)
    for module in model.modules:
        total += module.evaluate(game, seat, now)
    left = rounds_to_play(game)
    if left:
        values = features(game, seat)
        to_come = weights.judging[left]
        for index in range(len(values)):
            total += values[index] * to_come[index]
        total += left * places_each_round(game, player, weights)
    return total


def rounds_to_play(game: State) -> int:
    """A round counts until its plans are made."""
    left = len(game.hour_glass) - game.turned
    return left + 1 if game.phase <= PLANNING else left


def features(game: State, seat: int) -> list[float]:
    """In the order of FEATURES."""
    tables = game.tables
    player = game.players[seat]
    owned = followers(player)
    values: list[float] = [1.0]
    crowd = 0
    for follower_type in range(TYPES):
        values.append(float(owned[follower_type]))
        crowd += owned[follower_type]
    for track in range(TRACKS):
        values.append(float(player.tracks[track]))
    drawn = float(draw_number(tables, player))
    beyond = max(0.0, crowd - drawn)
    values.append(drawn)
    values.append(drawn * drawn)
    values.append(beyond)
    values.append(beyond * beyond)
    pieces = float(player.built + player.citizens)
    dev = float(player.dev)
    status = float(tables.dev_status[player.dev])
    way = way_to_star(tables.stars, player.dev)
    values.append(dev)
    values.append(dev * dev)
    values.append(status)
    values.append(way)
    values.append(pieces)
    values.append(pieces * status)
    values.append(pieces * dev)
    values.append(pieces * way)
    goods = 0
    for good in range(GOODS):
        goods += player.goods[good]
    food = 0
    for good in tables.food:
        food += player.goods[good]
    values.append(float(player.coins))
    values.append(float(min(player.coins, COINS_KEPT)))
    values.append(float(goods))
    values.append(float(min(food, MOST_FOOD)))
    values.append(float(wheels_of(player)))
    values.append(float(len(player.places) - len(tables.board_places)))
    values.append(0.0 if build_forbidden_by(game, seat, player.merchant) else 1.0)
    around = routes_open(game, seat, ALL_ROUTES)
    values.append(float(free_next_door(game, seat)))
    values.append(best_good(game, around))
    values.append(float(lead(game, seat)))
    return values


def wheels_of(player: Player) -> int:
    """In hand and on Places alike: they are placed at the end of the round at the latest."""
    wheels = player.wheels
    for piece in player.spaces:
        if piece == GEAR:
            wheels += 1
    return wheels


def followers(player: Player) -> list[int]:
    """All of a player, by type, wherever they are."""
    owned = [0] * TYPES
    for kind in range(KINDS):
        owned[TYPE_OF[kind]] += player.bag[kind] + player.market[kind]
    for kind in player.tower:
        owned[TYPE_OF[kind]] += 1
    for kind in player.unplaced:
        owned[TYPE_OF[kind]] += 1
    for piece in player.spaces:
        if piece != EMPTY and piece != GEAR:
            owned[TYPE_OF[piece]] += 1
    return owned


def lead(game: State, seat: int) -> int:
    """end.moststations"""
    most = 0
    for other, player in enumerate(game.players):
        if other != seat:
            most = max(most, player.built)
    return max(-LEAD, min(LEAD, game.players[seat].built - most))


def places_each_round(game: State, player: Player, weights: Weights) -> float:
    """What these very tiles bring in a round beyond any others, and wheels where they lie."""
    tables = game.tables
    total = 0.0
    for place in player.places:
        row = tables.places[place]
        if row.category:
            total += weights.tiles[place]
        if len(row.spaces) > 1:
            for space in row.spaces:
                if player.spaces[space] == GEAR:
                    total += weights.wheels[place]
    return total


def place_progress(
    game: State, seat: int, player: Player, model: ClassicModel, weights: list[float]
) -> float:
    """An activated Place is worth its action, a begun one its share of it."""
    total = 0.0
    for place in player.places:
        row = game.tables.places[place]
        needed = len(row.spaces) - row.spare
        filled = len(row.spaces) - player.empty[place]
        if filled and needed and not row.passive:
            brings = action_value(game, seat, place, model, weights)
            total += brings * min(filled, needed) / needed
    return total


def action_value(
    game: State,
    seat: int,
    place: int,
    model: ClassicModel,
    weights: list[float],
    later: bool = False,
) -> float:
    """What using the Place brings now; `later`: or after other actions of the round."""
    total = 0.0
    row = game.tables.places[place]
    for value in model.places[place]:
        effect = value.effect
        waits = later and effect.opened(game, seat)
        if not row.sends and not waits and effect.forbidden_by(game, seat):
            return 0.0
        brings = value.evaluate(game, seat, weights)
        # A cost counts, although it is idle by itself.
        if brings < 0.0 or not effect.idle(game, seat):
            total += brings
    return total


def opened_later(game: State, seat: int, place: int) -> bool:
    """Whether another action of the round may open the blocked one of this Place."""
    opened = False
    for effect in game.tables.places[place].effects:
        if effect.forbidden_by(game, seat):
            if not effect.opened(game, seat):
                return False
            opened = True
    return opened
