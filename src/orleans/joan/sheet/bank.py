"""The bank: coins are circled to have them and crossed off to pay."""

from ..ids import COIN
from ..state import State
from ..turn.bonuses import gain_bonus, gain_yellow
from ..turn.parts import turn_to_shields


def circle_coin(game: State, seat: int, row: int, source: int) -> None:
    """joan.bank.circle, joan.bank.row_bonus"""
    tables = game.tables
    sheet = game.sheets[seat]
    circled = sheet.circled[row] + 1
    sheet.circled[row] = circled
    sheet.coins += 1
    if game.events is not None:
        facts: dict[str, int | str] = {"row": row + 1, "circled": circled, "coins": sheet.coins}
        game.emit("coin", seat, tables.sources[source], facts)
    if circled == tables.bank_columns:
        sheet.open_coins &= ~(1 << row)
        if sheet.open_coins == 0:
            turn_to_shields(game, seat, COIN, COIN + 1)
        gain_bonus(game, seat, tables.bank_row_bonus[row])


def payable_rows(game: State, seat: int) -> int:
    """joan.bank.pay: bank rows with a circled coin that is not spent, as bits."""
    sheet = game.sheets[seat]
    rows = 0
    for row in range(len(sheet.circled)):
        if sheet.circled[row] > sheet.spent[row]:
            rows |= 1 << row
    return rows


def strike_coin(game: State, seat: int, row: int, source: str) -> None:
    """joan.bank.strike_order, joan.bank.column_bonus, joan.bank.column_yellow"""
    tables = game.tables
    sheet = game.sheets[seat]
    column = sheet.spent[row] + 1
    sheet.spent[row] = column
    sheet.coins -= 1
    if game.events is not None:
        facts: dict[str, int | str] = {"row": row + 1, "spent": column, "coins": sheet.coins}
        game.emit("paid", seat, source, facts)
    if spent_columns(sheet.spent, column):
        gain_bonus(game, seat, tables.bank_column_bonus[column - 1])
        gain_yellow(game, seat, tables.bank_column_yellow[column - 1])


def spent_columns(spent: list[int], column: int) -> bool:
    """joan.bank.column: whether a column is crossed off in every row."""
    for count in spent:
        if count < column:
            return False
    return True
