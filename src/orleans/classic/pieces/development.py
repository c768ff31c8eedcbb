"""The Development track: points, coins and Citizens on the way, the status."""

from ..ids import EMPTY
from ..state import State
from .coins import gain_coins


def status(game: State, seat: int) -> int:
    """dev.start, dev.status, and what a tile adds to it"""
    tables = game.tables
    player = game.players[seat]
    level = tables.dev_status[player.dev]
    for place in player.places[len(tables.board_places) :]:
        level += tables.places[place].status_plus
    return level


def develop(game: State, seat: int, points: int, source: str) -> None:
    """dev.point: space by space, so that what is crossed counts (dev.coins, dev.citizen)."""
    tables = game.tables
    player = game.players[seat]
    points = min(points, tables.dev_last - player.dev)
    if points and game.events is not None:
        game.emit("development", seat, source, {"amount": points})
    for _ in range(points):
        player.dev += 1
        if tables.dev_coins[player.dev]:
            gain_coins(game, seat, tables.dev_coins[player.dev], "development")
        if tables.dev_citizen[player.dev] != EMPTY:
            take_citizen(game, seat, tables.dev_citizen[player.dev])


def take_citizen(game: State, seat: int, citizen: int) -> bool:
    """The first to come takes it; whether it was still there."""
    bit = 1 << citizen
    if not game.citizens & bit:
        return False
    game.citizens &= ~bit
    game.players[seat].citizens += 1
    if game.events is not None:
        game.emit("citizen", seat, game.tables.citizen_names[citizen])
    return True
