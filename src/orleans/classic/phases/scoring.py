"""The end of the game: the last Citizen, the points and who won."""

from ..ids import BREAD, GOODS
from ..pieces.development import status, take_citizen
from ..state import State


def award_most_stations(game: State) -> None:
    """end.moststations"""
    built = [player.built for player in game.players]
    most = max(built)
    if most and built.count(most) == 1:
        take_citizen(game, built.index(most), game.tables.most_stations_citizen)


def score_parts(game: State, seat: int) -> dict[str, int]:
    """Points by source, as if the game ended now."""
    player = game.players[seat]
    level = status(game, seat)
    goods = 0
    for good in range(GOODS):
        goods += player.goods[good] * game.tables.good_points[good]
    goods += player.goods[BREAD] * level  # place.bakery.score
    parts = {
        "coins": player.coins,
        "goods": goods,
        "stations": level * player.built,
        "citizens": level * player.citizens,
    }
    tiles = tile_points(game, seat)
    if tiles:
        parts["tiles"] = tiles
    for module in game.tables.modules:
        parts[module.id] = module.score(game, seat)
    return parts


def tile_points(game: State, seat: int) -> int:
    """score.nothing: what Place tiles themselves say that they score."""
    tables = game.tables
    player = game.players[seat]
    total = 0
    for place in player.places[len(tables.board_places) :]:
        for points in tables.places[place].end_points:
            total += points.points(game, seat)
    return total


def score(game: State, seat: int) -> int:
    return sum(score_parts(game, seat).values())


def winners(game: State) -> list[int]:
    """score.win, score.tie, score.sharedwin"""
    ranks = [(score(game, seat), player.dev) for seat, player in enumerate(game.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
