"""Looking components up, whatever title they are of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from ..content import Content, Rule
from ..content.schema.row import Row
from ..content.search import plain_words
from ..text.translator import LANGUAGES, Words

Line = tuple[str, str, str]
"""Label, value, and the field that says where the value comes from ("" for none)."""

R = TypeVar("R", bound=Row)


def find_among(
    rows: Iterable[R], name_of: Callable[[Words, R], str], content: Content, text: str
) -> tuple[list[R], list[R]]:
    wanted = plain_words(text.replace("_", " "))
    speakers = [Words(language, content) for language in LANGUAGES]
    exact: list[R] = []
    near: list[R] = []
    for row in rows:
        called = [row.id.replace("_", " ")]
        called += [name_of(words, row) for words in speakers]
        if text == row.id:
            return [row], []
        terms = [plain_words(name) for name in called]
        if wanted in terms:
            exact.append(row)
        elif wanted and any(all(holds(term, word) for word in wanted) for term in terms):
            near.append(row)
    return exact, near


def holds(terms: list[str], word: str) -> bool:
    return any(term.startswith(word) for term in terms)


# --------------------------------------------------------------------- of a title


def no_rows(content: Content) -> list[Row]:
    return []


def plain_name(words: Words, row: Row) -> str:
    return words.name(row.id)


def no_kind(row: Row) -> str:
    return ""


def no_text(words: Words, row: Row) -> str:
    return ""


def no_lines(words: Words, row: Row) -> list[Line]:
    return []


def no_rules(words: Words, row: Row) -> list[Rule]:
    return []


def always(row: Row) -> bool:
    return True


def no_names(words: Words) -> list[str]:
    return []


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """The components of a title: their `kind` as data and in words, `about` what tells them from
    others of their name. `others` are names of pieces that are no components. `none` is the
    message that nothing is called so."""

    rows: Callable[[Content], list[Any]] = no_rows
    name: Callable[[Words, Any], str] = plain_name
    kind: Callable[[Any], str] = no_kind
    kind_words: Callable[[Words, Any], str] = no_text
    about: Callable[[Words, Any], str] = no_text
    values: Callable[[Words, Any], list[Line]] = no_lines
    rules: Callable[[Words, Any], list[Rule]] = no_rules
    playable: Callable[[Any], bool] = always
    others: Callable[[Words], list[str]] = no_names
    none: str = "tile-none"

    def find(self, content: Content, text: str) -> tuple[list[Any], list[Any]]:
        """Those that the text names in any language, and else those that it might mean."""
        return find_among(self.rows(content), self.name, content, text)
