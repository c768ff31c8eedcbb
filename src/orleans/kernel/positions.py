"""Reading the fields of a position: every value is checked, and a fault names its field."""

from typing import Any

from .faults import Fault
from .nearest import nearest


class PositionError(Fault):
    """The position cannot be set up; the text names the field."""


def cannot_be(field: str, why: str) -> PositionError:
    """For what hardly anybody will write: the sentence is general, `why` a detail in English."""
    return PositionError("position-cannot", "{field}: {why}", field=field, why=why)


def no_field(field: str) -> PositionError:
    return PositionError("position-field", "a position has no field {field!r}", field=field)


def only_one(field: str, thing: str) -> PositionError:
    text = "{field}: there is only one {thing}"
    return PositionError("position-only-one", text, field=field, thing=thing)


def not_here(field: str) -> PositionError:
    return PositionError("position-not-here", "{field}: it is not in this game", field=field)


def so_many(field: str, named: int, count: int) -> PositionError:
    text = "{field}: {named} are named, but there are {count} spaces"
    return PositionError("position-spaces", text, field=field, named=named, count=count)


def name_all(field: str, named: int, count: int) -> PositionError:
    text = "{field}: {named} are named; name all {count} spaces, '-' for an empty one"
    return PositionError("position-all-spaces", text, field=field, named=named, count=count)


def too_few(piece: str, used: int, there: int) -> PositionError:
    text = "the position uses {used} of {piece}, but there are {there}"
    return PositionError("position-pieces", text, piece=piece, used=used, there=there)


def stands_wrong(field: str, piece: str, space: int, rule: str) -> PositionError:
    """The rule says why; spaces are counted from 1."""
    text = "{field}: {piece} cannot stand on space {space}"
    return PositionError("position-stands", text, rule, field=field, piece=piece, space=space)


def index_of(names: list[str], name: Any, field: str) -> int:
    if name not in names:
        text, known = "{field}: {value} is none of {known}", ", ".join(names)
        near = ", ".join(nearest(str(name), names))
        if near:
            text = "{field}: there is no {value}; did you mean {near}?"
            raise PositionError("position-near", text, field=field, value=repr(name), near=near)
        raise PositionError("position-none", text, field=field, value=repr(name), known=known)
    return names.index(name)


def number(value: Any, field: str, most: int = 999) -> int:
    if type(value) is not int or not 0 <= value <= most:
        text = "{field}: {value} is not a number from 0 to {most}"
        raise PositionError("position-number", text, field=field, value=repr(value), most=most)
    return value


def numbers(value: Any, field: str, most: int) -> list[int]:
    """A list of numbers from 1."""
    if not isinstance(value, list):
        text = "{field}: {value} is not a list of numbers"
        raise PositionError("position-numbers", text, field=field, value=repr(value))
    for one in value:
        if number(one, field, most) == 0:
            text = "{field}: spaces are counted from 1"
            raise PositionError("position-from-1", text, field=field)
    return value


def table(value: Any, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        text = "{field}: {value} is not a table"
        raise PositionError("position-table", text, field=field, value=repr(value))
    return value


def words(value: Any, field: str) -> list[str]:
    """A list, or one string of words."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return value
    text = "{field}: {value} is not a list of words"
    raise PositionError("position-words", text, field=field, value=repr(value))
