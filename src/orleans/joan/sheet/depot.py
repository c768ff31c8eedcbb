"""The depot: shields for what has no space elsewhere, and a few bonuses."""

from ..state import State


def gain_shield(game: State, seat: int, source: int) -> None:
    """joan.depot.order, joan.depot.full"""
    sheet = game.sheets[seat]
    kept = sheet.shields < len(game.tables.shield_points)
    if kept:
        sheet.shields += 1
    if game.events is not None:
        what = "shield" if kept else "shield_lost"
        game.emit(what, seat, game.tables.sources[source], {"shields": sheet.shields})
