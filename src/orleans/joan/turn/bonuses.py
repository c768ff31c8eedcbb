"""Bonuses: plain ones for everybody, yellow ones for the first player only."""

from ..ids import NOBODY
from ..sheet.depot import gain_shield
from ..state import State
from ..tables import Bonus
from .parts import add_part


def gain_bonus(game: State, seat: int, bonus: Bonus) -> None:
    """joan.bonus.plain, joan.bonus.yellow: a yellow one is gained only while nobody has it."""
    if bonus.yellow >= 0:
        gain_yellow(game, seat, bonus.yellow)
    else:
        enter_bonus(game, seat, bonus)


def gain_yellow(game: State, seat: int, yellow: int) -> None:
    if game.yellow[yellow] != NOBODY:
        return
    give_yellow(game, seat, yellow)
    enter_bonus(game, seat, game.tables.yellows[yellow].bonus)


def give_yellow(game: State, owner: int, yellow: int) -> None:
    """joan.bonus.yellow: everyone else crosses it off at once."""
    taken = game.yellow[:]
    taken[yellow] = owner
    game.yellow = taken


def enter_bonus(game: State, seat: int, bonus: Bonus) -> None:
    """joan.bonus.chain: parts join those that wait; shields and citizens are entered at once."""
    for part in bonus.parts:
        add_part(game, seat, part)
    for _ in range(bonus.shields):
        gain_shield(game, seat, bonus.source)
    if bonus.citizens:
        game.sheets[seat].citizens += bonus.citizens
        if game.events is not None:
            source = game.tables.sources[bonus.source]
            game.emit("citizen", seat, source, {"citizens": game.sheets[seat].citizens})
    if bonus.points and game.events is not None:
        game.emit("points", seat, game.tables.sources[bonus.source], {"points": bonus.points})
