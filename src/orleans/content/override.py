"""Override files: the owner of a box corrects single values of the data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from orleans.content.decode import Raw, raw_label, tables_of
from orleans.content.problems import MOST_TOLD, ContentError, Problem, known, one_of, shown
from orleans.content.provenance import is_provenance, is_source
from orleans.content.schema.row import Strict, Table

Kinds = Mapping[str, type[Strict]]


def check_files(override: Raw, kinds: Kinds, origin: str) -> None:
    """The top-level keys must be data files, and each must hold tables."""
    for file, tables in override.items():
        if file not in kinds:
            expected = known(one_of(kinds), file, kinds)
            raise ContentError(f"{origin}: {file} is not a data file, expected {expected}")
        if not isinstance(tables, dict):
            raise ContentError(f"{origin}: {file} is {shown(tables)}, expected tables")


def merge(file: str, raw: Raw, corrections: Raw, kind: type[Strict], origin: str) -> dict[str, Any]:
    """The built-in file with the given fields replaced."""
    problems = list(islice(_problems(file, raw, corrections, kind), MOST_TOLD))
    if problems:
        raise ContentError.of(problems, origin)
    merged = dict(raw)
    for table, given in corrections.items():
        row_kind, many = tables_of(kind)[table]
        if not many:
            merged[table] = _corrected(raw[table], given, ())
            continue
        by_key = {raw_label(row, row_kind.KEY): row for row in given}
        merged[table] = [
            _corrected(row, by_key.get(raw_label(row, row_kind.KEY), {}), row_kind.KEY)
            for row in raw[table]
        ]
    return merged


def _corrected(row: Raw, given: Raw, key: tuple[str, ...]) -> dict[str, Any]:
    """One row; what the owner corrects is the owner's word, unless the file says another."""
    values = {
        field: value
        for field, value in given.items()
        if not is_provenance(field) and not is_source(field) and field not in key
    }
    level = given.get("provenance", "owner")
    levels = {f"{field}_provenance": level for field in values}
    said = {field: level for field, level in given.items() if field.endswith("_provenance")}
    sources = {field: id for field, id in given.items() if field.endswith("_source")}
    if "source" in given:
        sources = {**{f"{field}_source": given["source"] for field in values}, **sources}
    return {**row, **values, **levels, **said, **sources}


def _problems(file: str, raw: Raw, corrections: Raw, kind: type[Strict]) -> Iterator[Problem]:
    """Corrections that name no table or no row, or the same row twice."""
    tables = tables_of(kind)
    for table, given in corrections.items():
        if table not in tables:
            expected = known(one_of(tables), table, tables)
            yield Problem(file, table, None, "this", "not a table of the data file", expected)
            continue
        row_kind, many = tables[table]
        if not many:
            if not isinstance(given, dict):
                expected = f"[{file}.{table}] with the fields to correct"
                yield Problem(file, table, None, "this", shown(given), expected)
        elif not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
            expected = f"rows, each under [[{file}.{table}]]"
            yield Problem(file, table, None, "this", "not a list of rows", expected)
        else:
            yield from _row_problems(file, table, raw[table], given, row_kind)


def _row_problems(
    file: str, table: str, rows: list[Raw], given: list[Raw], kind: type[Table]
) -> Iterator[Problem]:
    labels = {raw_label(row, kind.KEY) for row in rows}
    key = " and ".join(kind.KEY)
    seen: set[str] = set()
    for row in given:
        label = raw_label(row, kind.KEY)
        if not label:
            yield Problem(file, table, "", key, "missing", "the row that is to be corrected")
        elif label not in labels:
            expected = known("a row of the data; an override adds none", label, labels)
            yield Problem(file, table, label, key, "unknown", expected)
        elif label in seen:
            yield Problem(file, table, label, key, "used twice", "one correction for a row")
        seen.add(label)
