"""What components are called in the three languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from orleans.content.checks.entries import At, entries
from orleans.content.problems import Problem, known, shown
from orleans.content.schema import Classic, Joan, Language
from orleans.content.schema.map import TownRow
from orleans.content.schema.row import NamedRow, Strict

PREFIX = "joan."
"""Joan of Arc has ids of its own, so its names are kept apart from those of Orléans."""


class NamesFile(Strict, frozen=True, kw_only=True):
    """names_de.toml and names_fr.toml: names of rows that carry only an English one."""

    names: dict[str, str]


def names_in(
    language: Language, classic: Classic, joan: Joan, file: Mapping[str, str]
) -> dict[str, str]:
    """The name of every row that has one; a name on the row itself counts before the file's."""
    names = {}
    for prefix, game in (("", classic), (PREFIX, joan)):
        for _, row in entries(game):
            if isinstance(row, TownRow):
                names[row.id] = row.name  # towns keep their French names everywhere
            elif isinstance(row, NamedRow):
                key = prefix + row.id
                own = row.name if language == "en" else getattr(row, f"name_{language}")
                names[key] = own or file.get(key, "")
    return names


def problems(
    language: Language, classic: Classic, joan: Joan, file: Mapping[str, str]
) -> Iterator[Problem]:
    """Rows without a name in that language, and names of nothing."""
    names = names_in(language, classic, joan, file)
    for prefix, game in (("", classic), (PREFIX, joan)):
        for at, row in entries(game):
            if isinstance(row, NamedRow) and not names[prefix + row.id]:
                where = f"here or as {shown(prefix + row.id)} in names_{language}.toml"
                yield at.problem(f"name_{language}", "missing", f"a name {where}")
    for key, name in file.items():
        at = At(f"names_{language}", "names")
        if key not in names:
            yield at.problem(key, "a name of nothing", known("the id of a row", key, names))
        elif not name:
            yield at.problem(key, '""', "a name")
