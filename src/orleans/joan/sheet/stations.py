"""Trading stations: one player in each town, everybody in Orléans."""

from ..ids import ORLEANS, ORLEANS_BIT
from ..state import State
from ..turn.bonuses import gain_yellow


def building_towns(game: State, seat: int) -> int:
    """joan.station.connected, joan.station.free_town, joan.place.tavern: towns as bits."""
    sheet = game.sheets[seat]
    towns = sheet.reach & ~sheet.stations
    return towns if sheet.cards & game.tables.tavern else towns & ~sheet.struck


def build_forbidden_by(game: State, seat: int, town: int) -> str:
    """The rule that forbids a station in this town, or ""."""
    sheet = game.sheets[seat]
    bit = 1 << town
    if not game.tables.towns[town].open:
        return "joan.setup.map_closed"
    if sheet.stations & bit:
        return "joan.station.orleans" if town == ORLEANS else "joan.station.free_town"
    if sheet.struck & bit and not sheet.cards & game.tables.tavern:
        joan = game.area is not None
        return "joan.solo.effect.station" if joan else "joan.station.strike_others"
    return "" if sheet.reach & bit else "joan.station.connected"


def build_station(game: State, seat: int, town: int, source: str) -> None:
    """joan.station.strike_others, joan.station.town_22"""
    bit = 1 << town
    game.sheets[seat].stations |= bit
    if game.events is not None:
        game.emit("station", seat, source, {"town": game.tables.towns[town].id})
    if bit != ORLEANS_BIT:
        for other, sheet in enumerate(game.sheets):
            if other != seat and not sheet.stations & bit:
                sheet.struck |= bit
    yellow = game.tables.towns[town].yellow
    if yellow >= 0:
        gain_yellow(game, seat, yellow)
