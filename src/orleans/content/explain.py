"""Compares plain values with types, and says in the words of the data what does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import inspect

from orleans.content.problems import known, one_of, shown
from orleans.content.provenance import BUILT_IN

Path = tuple[str | int, ...]
Misfit = tuple[Path, str, str]
"""Where, what was found, what was expected."""


def misfits(value: Any, info: inspect.Type, path: Path = ()) -> Iterator[Misfit]:
    """Goes down to the smallest parts of a value that do not fit the type."""
    match info:
        case inspect.Metadata():
            yield from misfits(value, info.type, path)
        case inspect.StructType() if isinstance(value, dict):
            yield from _in_struct(value, info, path)
        case inspect.VarTupleType() if isinstance(value, list):
            for index, item in enumerate(value):
                yield from misfits(item, info.item_type, (*path, index))
        case inspect.DictType() if isinstance(value, dict):
            for key, item in value.items():
                if _fits(key, info.key_type):
                    yield from misfits(item, info.value_type, (*path, key))
                else:
                    yield (*path, key), "not a known word", expected(info.key_type)
        case inspect.UnionType():
            yield from _in_union(value, info, path)
        case _ if not _fits(value, info):
            yield path, shown(value), expected(info)


def _in_struct(value: Mapping[str, Any], info: inspect.StructType, path: Path) -> Iterator[Misfit]:
    fields = {field.encode_name: field for field in info.fields}
    for name in value:
        if name not in fields:
            whole = "a field of this table" if path else "a table of this file"
            words = one_of(set(fields) - {"provenance", "shown_by"})
            yield (*path, name), f"not {whole}", known(words, name, fields)
    for name, field in fields.items():
        if name in value:
            yield from misfits(value[name], field.type, (*path, name))
        elif field.required:
            yield (*path, name), "missing", expected(field.type)
    if "provenance" in fields and "" not in value.get("provenance", {}):
        yield (*path, "provenance"), "missing", one_of(BUILT_IN)


def _in_union(value: Any, info: inspect.UnionType, path: Path) -> Iterator[Misfit]:
    """A union fails as a whole, unless one of its types has the shape of the value."""
    if any(_fits(value, one) for one in info.types):
        return
    for one in info.types:
        table = isinstance(one, inspect.StructType | inspect.DictType)
        if (table and isinstance(value, dict)) or (
            isinstance(one, inspect.VarTupleType) and isinstance(value, list)
        ):
            yield from misfits(value, one, path)
            return
    yield path, shown(value), expected(info)


def _fits(value: Any, info: inspect.Type) -> bool:
    """Whether a plain value fits a type."""
    match info:
        case inspect.Metadata():
            return _fits(value, info.type)
        case inspect.LiteralType():
            return any(type(value) is type(word) and value == word for word in info.values)
        case inspect.IntType():
            low = info.ge if info.ge is not None else value
            high = info.le if info.le is not None else value
            return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        case inspect.FloatType():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.NoneType():
            return value is None
        case inspect.TupleType():
            same_length = isinstance(value, list) and len(value) == len(info.item_types)
            return same_length and all(map(_fits, value, info.item_types))
        case inspect.UnionType():
            return any(_fits(value, one) for one in info.types)
        case inspect.StructType() | inspect.DictType():
            return isinstance(value, dict) and not any(misfits(value, info))
        case inspect.VarTupleType():
            return isinstance(value, list) and not any(misfits(value, info))
    raise TypeError(f"no words for {info}")


def expected(info: inspect.Type) -> str:
    """A type in words."""
    match info:
        case inspect.Metadata():
            return expected(info.type)
        case inspect.LiteralType():
            return _words(info.values)
        case inspect.IntType() if info.le is not None:
            return f"a whole number from {info.ge} to {info.le}"
        case inspect.IntType():
            return "a whole number" + (f" of {info.ge} or more" if info.ge is not None else "")
        case inspect.FloatType():
            return "a number"
        case inspect.StrType():
            return "a text"
        case inspect.BoolType():
            return "true or false"
        case inspect.VarTupleType():
            return "a list"
        case inspect.TupleType():
            return f"a list of {len(info.item_types)}"
        case inspect.StructType() if any(field.required for field in info.fields):
            names = (field.encode_name for field in info.fields if field.required)
            return "a table with " + ", ".join(names)
        case inspect.UnionType():
            return _expected_of_union(info)
    return "a table"


def _expected_of_union(info: inspect.UnionType) -> str:
    words: list[object] = []
    others = []
    for one in info.types:
        if isinstance(one, inspect.LiteralType):
            words += one.values
        elif not isinstance(one, inspect.NoneType):
            others.append(expected(one))
    return " or ".join([_words(words)] * bool(words) + others)


def _words(values: tuple[object, ...] | list[object]) -> str:
    if len(values) == 1:
        return shown(values[0])
    return one_of(value if isinstance(value, str) else shown(value) for value in values)


def dotted(steps: Sequence[str | int]) -> str:
    """A path as its author would write it: front[0].follower."""
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text
