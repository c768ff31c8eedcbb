"""The end of the game: the last citizen, the points and who won."""

from ..sheet.development import status
from ..sheet.warehouse import complete_columns
from ..solo.joan import joan_score, take_citizen
from ..state import State
from .bonuses import gain_yellow


def award_most_stations(game: State) -> None:
    """joan.end.most_stations"""
    built = [sheet.stations.bit_count() for sheet in game.sheets]
    if game.area is not None:
        built.append(game.area.stations)  # joan.solo.end.most_stations
    most = max(built)
    if built.count(most) > 1:
        return
    winner = built.index(most)
    if winner == len(game.sheets):
        take_citizen(game, game.tables.most_stations, "joan.solo.end.most_stations")
    else:
        gain_yellow(game, winner, game.tables.most_stations)


def product_points(game: State, seat: int) -> int:
    """joan.score.product"""
    sheet = game.sheets[seat]
    return (sheet.stations.bit_count() + sheet.citizens) * status(game, seat)


def warehouse_points(game: State, seat: int) -> int:
    """joan.score.goods_rows, joan.score.goods_column"""
    tables = game.tables
    goods = game.sheets[seat].goods
    total = 0
    for good, points in enumerate(tables.row_points):
        if goods[good] == tables.columns:
            total += points
    for column in range(complete_columns(goods)):
        total += tables.column_bonus[column].points
    return total


def bank_points(game: State, seat: int) -> int:
    """joan.score.bank_row, joan.score.bank_column"""
    tables = game.tables
    sheet = game.sheets[seat]
    total = 0
    for row, bonus in enumerate(tables.bank_row_bonus):
        if sheet.circled[row] == tables.bank_columns:
            total += bonus.points
    for column in range(min(sheet.spent)):
        total += tables.bank_column_bonus[column].points
    return total


def depot_points(game: State, seat: int) -> int:
    """joan.score.depot"""
    total = 0
    for shield in range(game.sheets[seat].shields):
        total += game.tables.shield_points[shield]
    return total


def score_parts(game: State, seat: int) -> dict[str, int]:
    """Points by source, as if the game ended now; joan.score.leftovers bring nothing."""
    return {
        "product": product_points(game, seat),
        "warehouse": warehouse_points(game, seat),
        "bank": bank_points(game, seat),
        "monks": game.tables.monk_points[game.sheets[seat].monks],  # joan.score.monks
        "depot": depot_points(game, seat),
    }


def score(game: State, seat: int) -> int:
    points = product_points(game, seat) + warehouse_points(game, seat) + bank_points(game, seat)
    return points + game.tables.monk_points[game.sheets[seat].monks] + depot_points(game, seat)


def winners(game: State) -> list[int]:
    """joan.score.winner"""
    if game.area is not None:
        return [0] if score(game, 0) >= joan_score(game) else []  # joan.solo.score.total
    ranks = [(score(game, seat), sheet.dev) for seat, sheet in enumerate(game.sheets)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
