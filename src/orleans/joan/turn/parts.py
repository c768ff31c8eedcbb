"""What waits to be carried out in a turn: the parts of actions and bonuses.

A part is a number: what it is (`& KIND`), whether a '+' card brought it (`& PLUS`) and where it
comes from (`// SOURCE`). All parts belong to the player on turn, who carries them out in any
order (joan.bonus.order, joan.card_use.parts) or lets them lapse (joan.bonus.lapse). Those of '+'
cards come first in the list, because they come before the tile's own action.
"""

from ..ids import (
    ANY,
    CHOICE,
    COIN,
    DEVELOP,
    GOOD,
    KIND,
    LAND,
    PART_NAMES,
    PLUS,
    SOURCE,
    SWAP,
)
from ..sheet.depot import gain_shield
from ..state import State


def add_part(game: State, seat: int, part: int) -> None:
    """A part joins those that wait, unless it can only be entered as a shield or is lost."""
    kind = part & KIND
    sheet = game.sheets[seat]
    if kind == COIN:
        full = sheet.open_coins == 0
    elif kind == DEVELOP:
        if sheet.dev == game.tables.dev_last:
            return
        full = False
    elif kind == ANY or SWAP <= kind < LAND:
        full = sheet.open_goods == 0
    elif GOOD <= kind < SWAP:
        full = not sheet.open_goods & (1 << (kind - GOOD))
    else:
        full = False
    if full:
        gain_shield(game, seat, part // SOURCE)
    else:
        game.waiting.append(part)


def take_part(game: State, kind: int) -> int:
    """The oldest waiting part of a kind, taken out; it must be there."""
    waiting = game.waiting
    for at in range(len(waiting)):
        part = waiting[at]
        if part & KIND == kind:
            del waiting[at]
            return part
    raise AssertionError(f"nothing of kind {kind} waits")


def waits(game: State, kind: int) -> bool:
    for part in game.waiting:
        if part & KIND == kind:
            return True
    return False


def plus_waits(game: State) -> bool:
    """joan.card_use.plus_first: whether extras of '+' cards are still to be taken or declined."""
    waiting = game.waiting
    return bool(waiting) and waiting[0] & PLUS != 0


def turn_to_shields(game: State, seat: int, first: int, last: int) -> None:
    """What waits of these kinds has no space left: joan.warehouse.overflow, joan.bank.overflow"""
    kept: list[int] = []
    for part in game.waiting:
        if first <= part & KIND < last:
            gain_shield(game, seat, part // SOURCE)
        else:
            kept.append(part)
    game.waiting = kept


def drop_development(game: State) -> None:
    """joan.development.end"""
    game.waiting = [part for part in game.waiting if part & KIND != DEVELOP]


def part_name(game: State, part: int) -> str:
    kind = part & KIND
    if kind >= CHOICE:
        options = game.tables.choices[kind - CHOICE]
        return "/".join(PART_NAMES[option] for option in options)
    return PART_NAMES[kind]
