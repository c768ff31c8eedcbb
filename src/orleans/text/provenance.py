"""How sure the values of a component are, by value."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import load_content
from ..content.provenance import SHOWN_LEVELS
from ..content.schema.row import Table
from .shapes import Provenance
from .translator import Words


def levels(row: Table, *fields: str) -> dict[str, str]:
    # The sources of the data cannot be corrected, so those of the built-in content will do.
    return {field: load_content().shown_level(row, field) for field in fields}


def weakest(rows: Sequence[Table], *fields: str) -> dict[str, str]:
    """For many rows at once: none of them is less sure than that."""
    content = load_content()
    return {
        field: max((content.shown_level(row, field) for row in rows), key=SHOWN_LEVELS.index)
        for field in fields
    }


def provenance(words: Words) -> list[Provenance]:
    """Every level, surest first, and how it is said."""
    return [Provenance(level=one, text=words.say("provenance", level=one)) for one in SHOWN_LEVELS]
