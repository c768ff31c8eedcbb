"""Walks over the tables of a game, and states that two values must agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from orleans.content.problems import Problem, shown
from orleans.content.schema import Game
from orleans.content.schema.row import Row, Table


class At(NamedTuple):
    """A [table] that stands alone, one row of a table, or (row is "") all its rows."""

    file: str
    table: str
    row: str | None = None

    def problem(self, field: str, found: str, expected: str) -> Problem:
        return Problem(self.file, self.table, self.row, field, found, expected)

    def equal(self, field: str, found: object, expected: object, why: str) -> Iterator[Problem]:
        """Both values say the same thing, so they must agree."""
        if found != expected:
            yield self.problem(field, shown(found), f"{shown(expected)}, {why}")

    def holds(self, true: bool, field: str, found: object, expected: str) -> Iterator[Problem]:
        if not true:
            yield self.problem(field, shown(found), expected)


def entries(game: Game) -> Iterator[tuple[At, Table]]:
    """Every table and every row of a game, with its place."""
    for file in game.__struct_fields__:
        tables = getattr(game, file)
        for table in tables.__struct_fields__:
            rows = getattr(tables, table)
            if isinstance(rows, Table):
                yield At(file, table), rows
            else:
                for row in rows:
                    yield At(file, table, row.label), row


def rows_by_id(game: Game) -> dict[str, Row]:
    return {row.id: row for _, row in entries(game) if isinstance(row, Row)}
