"""The warehouse: five rows of goods, marked from left to right."""

from ..ids import ANY, GOOD, GOOD_NAMES, GOODS, KIND, LAND, SOURCE, SWAP
from ..state import State
from ..turn.bonuses import gain_bonus
from ..turn.parts import add_part, turn_to_shields
from .depot import gain_shield


def mark_good(game: State, seat: int, good: int, source: int) -> None:
    """joan.warehouse.order, joan.warehouse.overflow"""
    sheet = game.sheets[seat]
    if not sheet.open_goods & (1 << good):
        # Only a good that might have been swapped waits although its row is full.
        gain_shield(game, seat, source)
        return
    goods = sheet.goods
    count = goods[good] + 1
    goods[good] = count
    if game.events is not None:
        facts: dict[str, int | str] = {"good": GOOD_NAMES[good], "marks": count}
        game.emit("good", seat, game.tables.sources[source], facts)
    if count == game.tables.columns:
        sheet.open_goods &= ~(1 << good)
        turn_to_shields(game, seat, GOOD + good, GOOD + good + 1)
        if sheet.open_goods == 0:
            turn_to_shields(game, seat, ANY, LAND)
    if column_complete(goods, count):
        gain_bonus(game, seat, game.tables.column_bonus[count - 1])


def column_complete(goods: list[int], column: int) -> bool:
    """joan.warehouse.column, asked of a column that has just got a mark"""
    for count in goods:
        if count < column:
            return False
    return True


def complete_columns(goods: list[int]) -> int:
    least = goods[0]
    for good in range(1, GOODS):
        if goods[good] < least:
            least = goods[good]
    return least


def swap_good(game: State, seat: int, good: int, to: int) -> None:
    """joan.place.tree_house: one good of the route becomes another, its others stay as shown."""
    at = swappable(game, good, True)
    source = game.waiting[at] // SOURCE
    del game.waiting[at]
    settle_route(game, seat, source)
    mark_good(game, seat, to, source)


def keep_good(game: State, seat: int, good: int) -> None:
    """A good that might have been swapped is marked as it is shown."""
    at = swappable(game, good, False)
    source = game.waiting[at] // SOURCE
    del game.waiting[at]
    mark_good(game, seat, good, source)


def swappable(game: State, good: int, alone: bool) -> int:
    """Which of the waiting goods of a kind to swap or to keep, if several routes show it.

    Swaps remain for the most goods if one is swapped that is alone on its route, and one kept
    that is not."""
    waiting = game.waiting
    found = -1
    for at in range(len(waiting)):
        if waiting[at] & KIND == SWAP + good:
            if (siblings(waiting, waiting[at] // SOURCE) == 1) == alone:
                return at
            if found < 0:
                found = at
    return found


def siblings(waiting: list[int], source: int) -> int:
    count = 0
    for part in waiting:
        if part // SOURCE == source and SWAP <= part & KIND < LAND:
            count += 1
    return count


def settle_route(game: State, seat: int, source: int) -> None:
    """The other goods of a route whose swap is used up."""
    others: list[int] = []
    kept: list[int] = []
    for part in game.waiting:
        if part // SOURCE == source and SWAP <= part & KIND < LAND:
            others.append(part)
        else:
            kept.append(part)
    if others:
        game.waiting = kept
        for part in others:
            add_part(game, seat, part - SWAP + GOOD)
