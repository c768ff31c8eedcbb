"""What is wrong with the data, each time in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice

MOST_TOLD = 50
"""Faults that are looked for and told at once: somebody may send thousands."""


@dataclass(frozen=True)
class Problem:
    """One wrong value: where it is, what was found, what was expected."""

    file: str
    table: str
    row: str | None
    """The row's label; "" for all rows of the table, None for a [table] that stands alone."""
    field: str
    found: str
    expected: str

    def sentence(self, override: str = "") -> str:
        """Names the built-in file, or the override file with the built-in one as its key."""
        table = f"{self.file}.{self.table}" if override else self.table
        where = override or f"{self.file}.toml"
        if self.table:
            where += f": [{table}]" if self.row is None else f": [[{table}]]"
        if self.row:
            where += f' "{self.row}"'
        return f"{where}: {self.field} is {self.found}, expected {self.expected}"


class ContentError(ValueError):
    """The data or an override file is not usable; says why, one sentence per line.

    `key` names the message for players, `detail` is what stands there in English."""

    def __init__(
        self,
        *sentences: str,
        problems: Iterable[Problem] = (),
        key: str = "data-fault",
        detail: str = "",
    ) -> None:
        self.problems = tuple(problems)
        self.key = key
        self.detail = detail
        super().__init__("\n".join(sentences))

    @classmethod
    def of(cls, problems: Iterable[Problem], override: str = "") -> ContentError:
        found = list(dict.fromkeys(islice(problems, MOST_TOLD)))
        return cls(*(problem.sentence(override) for problem in found), problems=found)


def shown(value: object) -> str:
    """A value as its author wrote it in TOML."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict) and value:
        return "{ " + ", ".join(f"{k} = {shown(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(shown, value)) + "]"
    return str(value)


def one_of(words: Iterable[object]) -> str:
    return "one of " + ", ".join(sorted(map(str, words)))


def known(what: str, word: str, words: Iterable[str]) -> str:
    """The expectation that a word is a known one, with the nearest known one."""
    close = get_close_matches(word, list(words), n=1)
    return f'{what}, did you mean "{close[0]}"?' if close else what
