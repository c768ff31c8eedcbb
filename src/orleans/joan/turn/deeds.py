"""Beneficial Deeds: three Followers each; the first player with all three gets the bonus."""

from ..ids import ACT, FOLLOWERS, JOAN
from ..state import State
from ..tables import Icon
from .bonuses import enter_bonus, gain_yellow


def icon_of(game: State, deed: int, follower_type: int) -> Icon:
    for icon in game.tables.moves.icons[ACT + follower_type]:
        if icon.deed == deed:
            return icon
    raise AssertionError("every move on a deed has its icon")


def deed_forbidden_by(game: State, seat: int, deed: int, follower_type: int) -> str:
    """The rule that closes this icon, whoever wants to mark it; "" if it is open."""
    if not game.deeds & (1 << deed):
        row = game.tables.deeds[deed]
        if not row.open:
            return "joan.setup.deed_two"
        by_joan = game.yellow[row.yellow] == JOAN
        return "joan.solo.effect.deed_marks" if by_joan else "joan.deed.closed"
    marked = game.sheets[seat].marks & icon_of(game, deed, follower_type).bit
    return "joan.deed.mark" if marked else ""


def mark_deed(game: State, seat: int, deed: int, follower_type: int) -> None:
    """joan.deed.mark, joan.deed.complete, joan.deed.closed"""
    row = game.tables.deeds[deed]
    sheet = game.sheets[seat]
    sheet.marks |= icon_of(game, deed, follower_type).bit
    if game.events is not None:
        game.emit("deed", seat, row.id, {"follower": FOLLOWERS[follower_type]})
    enter_bonus(game, seat, row.effect)
    if sheet.marks & row.all_marks == row.all_marks:
        game.deeds &= ~(1 << deed)
        if game.events is not None:
            game.emit("deed_complete", seat, row.id)
        gain_yellow(game, seat, row.yellow)
