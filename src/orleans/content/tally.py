"""How much of the data is known, and how much is ours: values counted by provenance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from orleans.content.checks.entries import entries
from orleans.content.content import Content
from orleans.content.provenance import BUILT_IN, Level, level_of
from orleans.content.schema.row import Table

UNCOUNTED = frozenset(
    {
        *("id", "provenance", "shown_by", "note", "summary", "model_benefit"),
        *("rule", "effect_rule", "complete_rule"),
    }
)


def tally(content: Content) -> dict[str, Counter[Level]]:
    """For each file, how many values are of each level; an absent optional field is no value."""
    counts: dict[str, Counter[Level]] = {}
    for game in (content.classic, content.joan):
        for at, row in entries(game):
            here = counts.setdefault(at.file, Counter())
            here.update(level_of(row.provenance, field) for field in _values(row))
    return counts


def _values(row: Table) -> Iterator[str]:
    for field in msgspec.structs.fields(row):
        if field.name in UNCOUNTED or field.name in row.KEY or field.name.startswith("name"):
            continue
        if field.required or getattr(row, field.name) not in (field.default, {}):
            yield field.name


def table(content: Content) -> str:
    """The tally as a Markdown table, as docs/data.md shows it."""
    counts = tally(content)
    total = sum(counts.values(), Counter[Level]())
    lines = ["| file | " + " | ".join(BUILT_IN) + " |", "|---|" + "---:|" * len(BUILT_IN)]
    for file, here in [*((f"{name}.toml", n) for name, n in counts.items()), ("total", total)]:
        lines.append(f"| {file} | " + " | ".join(str(here[level]) for level in BUILT_IN) + " |")
    return "\n".join(lines)
