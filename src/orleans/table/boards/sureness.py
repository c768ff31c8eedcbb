"""How sure the values of a component are, by value."""

from __future__ import annotations

from collections.abc import Sequence

from ...content.provenance import LEVELS, level_of
from ...content.tables.row import Table
from ..words import Words
from .shapes import Provenance


def levels(row: Table, *fields: str) -> dict[str, str]:
    return {field: level_of(row.provenance, field) for field in fields}


def weakest(rows: Sequence[Table], *fields: str) -> dict[str, str]:
    """For many rows at once: none of them is less sure than that."""
    return {
        field: max((level_of(row.provenance, field) for row in rows), key=LEVELS.index)
        for field in fields
    }


def provenance(words: Words) -> list[Provenance]:
    """Every level, surest first, and how it is said."""
    return [Provenance(level=one, text=words.say("provenance", level=one)) for one in LEVELS]
