"""The bonuses of the sheet, as far as they can still be gained."""

from __future__ import annotations

from ...content.schema.joan_gain import Gain
from .context import Moment
from .gains import gain_words


def still_open(moment: Moment, yellow: str | None) -> bool:
    """Plain bonuses are there for everybody, yellow ones until somebody has them."""
    if yellow is None:
        return True
    owners: dict[str, str] = moment.view["yellow_bonuses"]
    return owners.get(yellow) == ""


def bonus(moment: Moment, gain: Gain, yellow: str | None = None) -> list[str]:
    """The words for a bonus; none if it is gone."""
    if not still_open(moment, yellow):
        return []
    return [gain_words(moment.words, gain, yellow is not None)]


def warehouse_column(moment: Moment, column: int) -> list[str]:
    row = moment.words.content.joan_sheet.warehouse_column[column - 1]
    return bonus(moment, row.gain, row.yellow)


def bank_row(moment: Moment, number: int) -> list[str]:
    row = moment.words.content.joan_sheet.bank_row[number - 1]
    return bonus(moment, row.gain, row.yellow)


def bank_column(moment: Moment, column: int) -> list[str]:
    """The plain bonus, and the yellow one that comes on top of it."""
    row = moment.words.content.joan_sheet.bank_column[column - 1]
    return [*bonus(moment, row.gain), *yellow_bonus(moment, row.yellow)]


def yellow_bonus(moment: Moment, id: str) -> list[str]:
    rows = moment.words.content.joan_sheet.yellow
    return bonus(moment, next(row.gain for row in rows if row.id == id), id)


def development_space(moment: Moment, space: int) -> list[str]:
    """The star on a space, and the bonus below it."""
    row = moment.words.content.joan_sheet.development_space[space - 1]
    found: list[str] = []
    if row.status is not None:
        found.append(moment.words.say("joan-status", status=row.status))
    return found + (bonus(moment, row.gain, row.yellow) if row.gain is not None else [])
