"""Where the values on a sheet come from: those seen on photographs, and our own."""

from __future__ import annotations

from ...display.joan import pieces, sheet
from ...text.provenance import levels
from .look import Look

TOLD = ("photograph", "photograph-cover", "reconstructed")
"""Levels that no rulebook stands behind, surest first."""


def sheet_sources(look: Look) -> list[str]:
    words, tables = look.words, look.tables
    parts = {
        "map": sheet.joan_map(words, tables).provenance,
        "warehouse": sheet.warehouse(words).provenance,
        "bank": sheet.bank(words, tables).provenance,
        "depot": levels(words.content.joan_sheet.depot, "shields"),
        "development": sheet.development(words, tables).provenance,
    }
    return told(look, {part: set(of.values()) for part, of in parts.items()})


def deed_sources(look: Look) -> list[str]:
    drawn = pieces.deeds(look.words, look.tables)
    return told(look, {"deeds": {level for deed in drawn for level in deed.provenance.values()}})


def told(look: Look, parts: dict[str, set[str]]) -> list[str]:
    """A line for each level, with the parts that have such values."""
    lines: list[str] = []
    for level in TOLD:
        found = [part for part, of in parts.items() if level in of]
        if found:
            names = ", ".join(look.say("joan-printed-part", part=part) for part in found)
            how = look.say("provenance", level=level)
            text = look.say("joan-provenance-line", parts=names, level=how)
            lines += look.page.wrap(text, hang="  ")
    return lines
