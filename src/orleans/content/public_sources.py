"""What shows a value besides the rulebooks: public photographs and texts, named once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from orleans.content.checks.entries import entries
from orleans.content.problems import ContentError, Problem, known, one_of
from orleans.content.schema import Game
from orleans.content.schema.row import Strict

FILE = "sources"


class PublicSource(Strict, frozen=True, kw_only=True):
    """One row of data/sources.toml. No picture is part of the project, only where it is."""

    id: str
    kind: Literal["photograph", "cover", "text", "code"]
    """A cover may show a component before its last change, so what comes off it says so."""
    address: str
    shows: str


class _File(Strict, frozen=True, kw_only=True):
    source: tuple[PublicSource, ...]


def read_sources(raw: Mapping[str, Any]) -> dict[str, PublicSource]:
    try:
        rows = msgspec.convert(raw, _File).source
    except msgspec.ValidationError as error:
        raise ContentError(f"{FILE}.toml: {error}") from None
    return {row.id: row for row in rows}


def check(game: Game, sources: Mapping[str, PublicSource]) -> Iterator[Problem]:
    """Every source that is named is known, and what a photograph shows names it."""
    for at, row in entries(game):
        for stem, id in row.shown_by.items():
            field = f"{stem}_source" if stem else "source"
            if id not in sources:
                yield at.problem(field, id, known(one_of(sources), id, sources))
            if stem not in row.provenance:
                yield at.problem(field, "without a provenance", f"{stem}_provenance beside it")
        for stem, level in row.provenance.items():
            if level != "photograph":
                continue
            source = sources.get(row.shown_by.get(stem, ""))
            if source is None or source.kind not in ("photograph", "cover"):
                field = f"{stem}_source" if stem else "source"
                yield at.problem(field, "no picture", "the id of the photograph in sources.toml")
