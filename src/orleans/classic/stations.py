"""Trading Stations."""

from .sharing import changed
from .state import State


def build_blocked(game: State, seat: int, town: int) -> str:
    if game.players[seat].unbuilt == 0:
        return "guildhall.supply"
    if game.tables.shared_town[town]:
        return "guildhall.orleans" if game.stations[town] & (1 << seat) else ""
    return "guildhall.onepertown" if game.stations[town] else ""


def build_station(game: State, seat: int, town: int, source: str) -> None:
    player = game.players[seat]
    player.unbuilt -= 1
    player.built += 1
    game.stations = changed(game.stations, town, game.stations[town] | 1 << seat)
    if game.heard is not None:
        game.tell("station", seat, source, {"town": game.tables.towns[town]})
