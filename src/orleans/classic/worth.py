"""How good a position looks for a seat, in points: a plain sum that can be read aloud.

It is the compass of the greedy player, not a strong evaluation: points in hand, what
Followers, wheels and tiles will still bring, and the Places that are on their way.
"""

from typing import Final

from .effects import FOLLOWER_WORTH, rounds_left
from .names import EMPTY, GEAR, KINDS, KNIGHT, TYPE_OF
from .player import Player
from .scoring import score
from .state import State
from .stations import build_blocked

WHEEL_PLACED: Final = 0.35  # each per round left
WHEEL_IN_HAND: Final = 0.2
TILE: Final = 0.25
KNIGHT_STEP: Final = 0.5
DEVELOPMENT: Final = 0.07  # a point, through stations and Citizens to come
STATION_SOON: Final = 2.0  # standing where one may build
FOOD_KEPT: Final = 2.0  # one of the first three, against the Harvest
COIN_KEPT: Final = 0.5  # one of the first five, against torture
BAG_TOO_FULL: Final = 0.1  # a Follower beyond the draw number is seldom seen


def worth(game: State, seat: int) -> float:
    player = game.players[seat]
    left = rounds_left(game)
    total = float(score(game, seat)) + growth(player) * left
    total += place_progress(game, seat, player)
    if left and not build_blocked(game, seat, player.merchant):
        total += STATION_SOON
    for module in game.tables.modules:
        total += module.worth(game, seat)
    return total + safety(game, player) if left else total


def safety(game: State, player: Player) -> float:
    """What keeps a bad event from ruining a player."""
    food = 0
    for good in game.tables.food:
        food += player.goods[good]
    return FOOD_KEPT * min(food, 3) + COIN_KEPT * min(player.coins, 5)


def growth(player: Player) -> float:
    """What works for the player in every round that is left."""
    total = WHEEL_IN_HAND * player.wheels + TILE * len(player.places)
    total += KNIGHT_STEP * player.tracks[KNIGHT] + DEVELOPMENT * player.dev
    for kind in range(KINDS):
        total += FOLLOWER_WORTH[TYPE_OF[kind]] * (player.bag[kind] + player.market[kind])
    for kind in player.tower:
        total += FOLLOWER_WORTH[TYPE_OF[kind]]
    for kind in player.fresh:
        total += FOLLOWER_WORTH[TYPE_OF[kind]]
    for piece in player.spaces:
        if piece == GEAR:
            total += WHEEL_PLACED
        elif piece != EMPTY:
            total += FOLLOWER_WORTH[TYPE_OF[piece]]
    return total - BAG_TOO_FULL * max(0, player.bag_size() - 4 - 2 * player.tracks[KNIGHT])


def place_progress(game: State, seat: int, player: Player) -> float:
    """An activated Place is worth its action, a begun one its share of it."""
    total = 0.0
    for place in player.places:
        row = game.tables.places[place]
        needed = len(row.spaces) - row.spare
        filled = len(row.spaces) - player.empty[place]
        if filled and needed and not row.passive:
            total += action_worth(game, seat, place) * min(filled, needed) / needed
    return total


def action_worth(game: State, seat: int, place: int) -> float:
    total = 0.0
    row = game.tables.places[place]
    for effect in row.effects:
        if not row.sends and effect.blocked(game, seat):
            return 0.0
        brings = effect.worth(game, seat)
        # A cost counts, although it is idle by itself.
        if brings < 0.0 or not effect.idle(game, seat):
            total += brings
    return total
