"""Reading the fields of a position: every value is checked and every error names its field."""

from typing import Any


class PositionError(ValueError):
    """The position cannot be set up; the text names the field."""


def index_of(names: list[str], name: Any, field: str) -> int:
    if name not in names:
        raise PositionError(f"{field}: {name!r} is none of {', '.join(names)}")
    return names.index(name)


def number(value: Any, field: str, most: int = 999) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise PositionError(f"{field}: {value!r} is not a number from 0 to {most}")
    return value


def numbers(value: Any, field: str, most: int) -> list[int]:
    """A list of numbers from 1."""
    if not isinstance(value, list):
        raise PositionError(f"{field}: {value!r} is not a list of numbers")
    for one in value:
        if number(one, field, most) == 0:
            raise PositionError(f"{field}: spaces are counted from 1")
    return value


def table(value: Any, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"{field}: {value!r} is not a table")
    return value


def words(value: Any, field: str) -> list[str]:
    """A list, or one string of words."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return value
    raise PositionError(f"{field}: {value!r} is not a list of words")
