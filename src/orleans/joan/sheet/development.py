"""The Development track: spaces from left to right, bonuses below them, stars on the way."""

from ..state import State
from ..turn.bonuses import gain_bonus
from ..turn.parts import drop_development


def develop(game: State, seat: int, source: int) -> None:
    """joan.development.order, joan.development.bonus, joan.development.end"""
    tables = game.tables
    sheet = game.sheets[seat]
    if sheet.dev == tables.dev_last:
        return
    mark_space(game, seat, source)
    bonus = tables.dev_bonus[sheet.dev]
    if bonus is not None:
        gain_bonus(game, seat, bonus)


def mark_space(game: State, seat: int, source: int) -> None:
    sheet = game.sheets[seat]
    sheet.dev += 1
    if game.events is not None:
        facts: dict[str, int | str] = {"space": sheet.dev, "status": status(game, seat)}
        game.emit("development", seat, game.tables.sources[source], facts)
    if sheet.dev == game.tables.dev_last:
        drop_development(game)


def status(game: State, seat: int) -> int:
    """joan.development.star, joan.score.status_start"""
    return game.tables.dev_status[game.sheets[seat].dev]


def next_star(game: State, seat: int) -> int:
    """The space of the next star, or the last one reached if there is none ahead."""
    dev = game.sheets[seat].dev
    for space in game.tables.dev_stars:
        if space > dev:
            return space
    return dev


def develop_to_star(game: State, seat: int, source: int) -> None:
    """joan.place.observatory: plain bonuses on the way are forfeited, yellow ones gained."""
    last = next_star(game, seat)
    while game.sheets[seat].dev < last:
        mark_space(game, seat, source)
        bonus = game.tables.dev_bonus[game.sheets[seat].dev]
        if bonus is not None and bonus.yellow >= 0:
            gain_bonus(game, seat, bonus)
