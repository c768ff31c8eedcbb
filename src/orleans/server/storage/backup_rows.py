"""The rows of a backup, as the columns of the database want them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, Table

INTEGER: Final = 2**31
BIG: Final = 2**63


def wrong_column(part: Table, row: dict[str, Any]) -> str:
    """The first column that is missing, unknown or of another type; empty if the row is good.
    A file may have been changed and sealed again."""
    for column in part.columns:
        if column.name not in row or not fits(column, row[column.name]):
            return str(column.name)
    return next((name for name in row if name not in part.columns), "")


def fits(column: Column[Any], value: Any) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return value in (0, 1)
    if isinstance(column.type, Integer):
        most = BIG if isinstance(column.type, BigInteger) else INTEGER
        return type(value) is int and -most <= value < most
    if isinstance(column.type, LargeBinary):
        return is_base64(value)
    return isinstance(value, str) and "\0" not in value


def is_base64(value: Any) -> bool:
    try:
        msgspec.convert(value, bytes)
    except msgspec.ValidationError:
        return False
    return True


def values_of(part: Table, row: dict[str, Any]) -> list[Any]:
    """JSON has no bytes, and SQLite no booleans."""
    values: list[Any] = []
    for column in part.columns:
        value = row[column.name]
        if isinstance(column.type, LargeBinary):
            value = msgspec.convert(value, bytes)
        elif isinstance(column.type, Boolean):
            value = bool(value)
        values.append(value)
    return values
