"""What one gain more is worth for the rest of the game, by the learned weights of the rounds to
come, which are 0 when there are none.

Places, deeds and tiles are judged by these, so that what one would like to have and what one
does for it go together. Who judges a position goes by the weights of `worth`, which foretell
points; who follows a hunch by weights of the same names that lead to points if one goes by them
(see lab/learn/classic/rollout.py).
"""

from ..ids import EMPTY, MONK
from ..phases.draw import draw_number
from ..pieces.development import status
from ..pieces.spaces import followers_on
from ..player import Player
from ..state import State
from .features import (
    BAG,
    DEVELOPMENT,
    DRAWN,
    FOLLOWER,
    PIECES,
    STATUS,
    STEP,
    TILES,
    WHEELS,
)


def rounds_left(game: State) -> int:
    """Without this one."""
    return len(game.hour_glass) - game.turned


def value_of_follower(game: State, seat: int, follower_type: int, weights: list[float]) -> float:
    """One more, who makes the bag fuller; without his step on a track."""
    player = game.players[seat]
    beyond = crowd(game, player) - draw_number(game.tables, player)
    return (
        weights[FOLLOWER + follower_type]
        + weights[BAG]
        + (2.0 * max(0, beyond) + 1.0) * weights[BAG + 1]
    )


def value_of_step(game: State, seat: int, follower_type: int, weights: list[float]) -> float:
    """The next step on a track, with what its space shows."""
    tables = game.tables
    player = game.players[seat]
    track = tables.tracks[follower_type]
    step = player.tracks[follower_type]
    total = 0.0
    if track.goods:
        total += tables.good_points[track.goods[step]]
    if track.coins:
        total += track.coins[step]
    if track.dev:
        total += value_of_points(game, seat, track.dev[step], weights)
    if track.citizen_at == step + 1 and game.citizens & (1 << track.citizen):
        total += value_of_piece(game, seat, weights)
    total += weights[STEP + follower_type]
    if track.draw:
        now = draw_number(tables, player)
        more = track.draw[step] - now
        total += more * (weights[DRAWN] - weights[BAG])
        total += more * (2.0 * now + more) * weights[DRAWN + 1]
    if track.wheels:
        total += weights[WHEELS] * track.wheels[step]
    if track.tiles and track.tiles[step]:
        total += weights[TILES]
    return total


def value_of_recruit(game: State, seat: int, follower_type: int, weights: list[float]) -> float:
    total = value_of_follower(game, seat, follower_type, weights)
    return (
        total
        if follower_type == MONK
        else total + value_of_step(game, seat, follower_type, weights)
    )


def value_of_points(game: State, seat: int, points: int, weights: list[float]) -> float:
    """Points of Development, with the coins and Citizens on the way."""
    tables = game.tables
    player = game.players[seat]
    end = min(player.dev + points, tables.dev_last)
    total = value_of_development(game, player, end, weights)
    total -= value_of_development(game, player, player.dev, weights)
    for space in range(player.dev + 1, end + 1):
        total += tables.dev_coins[space]
        citizen = tables.dev_citizen[space]
        if citizen != EMPTY and game.citizens & (1 << citizen):
            total += value_of_piece(game, seat, weights)
    return total


def value_of_development(game: State, player: Player, dev: int, weights: list[float]) -> float:
    """What a place on the Development track is worth to the player."""
    tables = game.tables
    pieces = player.built + player.citizens
    level = tables.dev_status[dev]
    total = float(level * pieces)
    way = way_to_star(tables.stars, dev)
    total += dev * weights[DEVELOPMENT] + dev * dev * weights[DEVELOPMENT + 1]
    total += level * weights[STATUS] + way * weights[STATUS + 1]
    total += pieces * (
        level * weights[PIECES + 1] + dev * weights[PIECES + 2] + way * weights[PIECES + 3]
    )
    return total


def value_of_piece(game: State, seat: int, weights: list[float]) -> float:
    """A station or Citizen more."""
    tables = game.tables
    player = game.players[seat]
    level = status(game, seat)
    total = float(level)
    total += weights[PIECES] + level * weights[PIECES + 1] + player.dev * weights[PIECES + 2]
    total += way_to_star(tables.stars, player.dev) * weights[PIECES + 3]
    return total


def way_to_star(stars: list[int], dev: int) -> float:
    """How far the next rise of the status is behind, from 0 to 1."""
    last = 0
    for star in stars:
        if star > dev:
            return (dev - last) / (star - last)
        last = star
    return 0.0


def crowd(game: State, player: Player) -> int:
    """All Followers of a player, wherever they are."""
    tables = game.tables
    count = player.bag_size() + len(player.tower) + len(player.unplaced)
    count += tables.market_size - player.market_room
    for place in player.places:
        row = tables.places[place]
        if player.empty[place] < len(row.spaces):
            count += followers_on(game, player, place)
    return count
