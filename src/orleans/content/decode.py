"""Turns parsed TOML into typed tables; a value that does not fit is a ContentError."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from orleans.content.explain import Path, dotted, misfits
from orleans.content.problems import MOST_TOLD, ContentError, Problem, one_of, shown
from orleans.content.provenance import is_provenance, split
from orleans.content.schema.row import Strict, Table

Raw = Mapping[str, Any]
S = TypeVar("S", bound=Strict)


def decode(file: str, raw: Raw, kind: type[S], override: str = "") -> S:
    """The typed content of one file."""
    plain = {table: _split(rows) for table, rows in raw.items()}
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        found = islice(misfits(plain, struct_of(kind)), MOST_TOLD)
        problems = [_problem(file, raw, kind, *misfit) for misfit in found]
        if not problems:
            raise ContentError(f"{override or file + '.toml'}: {error}") from None
        raise ContentError.of(problems, override) from None


def _split(rows: object) -> object:
    if isinstance(rows, list):
        return [split(row) if isinstance(row, dict) else row for row in rows]
    return split(rows) if isinstance(rows, dict) else rows


@cache
def struct_of(kind: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


@cache
def tables_of(kind: type[Strict]) -> Mapping[str, tuple[type[Table], bool]]:
    """The tables of a file: the type of their rows, and whether there are many rows."""
    found: dict[str, tuple[type[Table], bool]] = {}
    for field in struct_of(kind).fields:
        many = isinstance(field.type, inspect.VarTupleType)
        row = field.type.item_type if isinstance(field.type, inspect.VarTupleType) else field.type
        assert isinstance(row, inspect.StructType)
        assert issubclass(row.cls, Table)
        found[field.name] = (row.cls, many)
    return found


def level_problems(file: str, raw: Raw, allowed: tuple[str, ...]) -> Iterator[Problem]:
    """Provenance words that may not stand here."""
    for table, rows in raw.items():
        many = isinstance(rows, list)
        for row in rows if many else [rows]:
            for field, level in row.items() if isinstance(row, dict) else ():
                if is_provenance(field) and level not in allowed:
                    label = raw_label(row) if many else None
                    yield Problem(file, table, label, field, shown(level), one_of(allowed))


def raw_label(row: Raw, key: tuple[str, ...] | None = None) -> str:
    """What a message calls a row that may lack anything."""
    keys = [key] if key else [("id",), ("follower",), ("edition", "value"), ("round",)]
    for fields in keys:
        if all(field in row for field in fields):
            return " ".join(str(row[field]) for field in fields)
    return ""


def _problem(
    file: str, raw: Raw, kind: type[Strict], path: Path, found: str, expected: str
) -> Problem:
    """A misfit, told by table, row and field."""
    table, *steps = path
    rows = raw.get(str(table))
    row = tables_of(kind).get(str(table))
    label = None
    if isinstance(rows, list) and steps:
        at = steps.pop(0)
        one = rows[int(at)]
        label = raw_label(one, row[0].KEY if row else None) if isinstance(one, dict) else str(at)
    if not steps:
        return Problem(file, "", None, f"[{table}]", found, expected)
    if steps[0] == "provenance" and len(steps) > 1:
        steps = [f"{steps[1]}_provenance" if steps[1] else "provenance"]
    return Problem(file, str(table), label, dotted(steps), found, expected)
