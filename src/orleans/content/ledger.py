"""The rules of all games: what a player is told, where it stands, how it is tested."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Protocol, TypeVar

import msgspec

from orleans.content.decode import struct_of
from orleans.content.explain import dotted, misfits
from orleans.content.problems import ContentError, Problem, known, shown
from orleans.content.schema import Language
from orleans.content.schema.row import Strict
from orleans.content.schema.words import Edition
from orleans.content.search import Index
from orleans.content.source import Source

# The order in which a reader meets them; whatever else lies in the folder comes after these.
ORDER: Final = (
    "base",
    "places",
    "trade_intrigue",
    "plague",
    "invasion",
    "prosperity",
    "duel",
    "solo",
    "joan",
)

R = TypeVar("R", bound=Strict)


class Wording(Strict, frozen=True, kw_only=True):
    """A rule in German or French."""

    text: str
    ruling: str = ""


class RuleRow(Strict, frozen=True, kw_only=True, rename={"sources": "from"}):
    """A rule as its file writes it."""

    text: str
    sources: tuple[str, ...]
    test: str
    editions: tuple[Edition, ...] = ()
    ruling: str = ""
    same: str = ""
    option: str = ""
    name: str = ""
    name_de: str = ""
    name_fr: str = ""
    category: str = ""
    excluded: tuple[str, ...] = ()


class Wordings(Protocol):
    """Who knows a rule in other languages."""

    def wording(self, rule_id: str, language: Language) -> Wording: ...


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `editions` empty: it holds in all; `same`: it repeats that rule."""

    id: str
    file: str
    text: str
    sources: tuple[str, ...]
    test: str
    editions: tuple[Edition, ...]
    ruling: str
    same: str
    option: str
    name: str
    name_de: str
    name_fr: str
    category: str
    excluded: tuple[str, ...]
    _wordings: Wordings = field(repr=False, compare=False)

    def name_in(self, language: Language) -> str:
        """What it is about; "" where it has no name in the language."""
        return {"en": self.name, "de": self.name_de, "fr": self.name_fr}[language]

    def text_in(self, language: Language) -> str:
        return self.text if language == "en" else self._wordings.wording(self.id, language).text

    def ruling_in(self, language: Language) -> str:
        if language == "en" or not self.ruling:
            return self.ruling
        return self._wordings.wording(self.id, language).ruling


class Ledger(Mapping[str, Rule]):
    """All rules by id, in the order of their files."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.files: Mapping[str, tuple[Rule, ...]] = {
            file: tuple(self._read(file)) for file in rule_files(source)
        }
        self._rules = {rule.id: rule for rules in self.files.values() for rule in rules}
        self._indexes: dict[Language, Index] = {}
        _check_rules(self.files, self._rules)

    def _read(self, file: str) -> Iterator[Rule]:
        for rule_id, raw in _tables(self._source.toml(f"rules/{file}")):
            row = _convert(f"rules/{file}", rule_id, raw, RuleRow)
            yield Rule(rule_id, file, **msgspec.structs.asdict(row), _wordings=self)

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def search(self, words: str, language: Language = "en") -> list[Rule]:
        """The rules that hold the words, the best match first; see search.py."""
        index = self._indexes.get(language)
        if index is None:
            index = self._indexes[language] = Index(self._rules.values(), language)
        return index.ranked(words)

    def wording(self, rule_id: str, language: Language) -> Wording:
        wordings = self._german if language == "de" else self._french
        return wordings[rule_id]

    @cached_property
    def _german(self) -> Mapping[str, Wording]:
        return self._translation("de")

    @cached_property
    def _french(self) -> Mapping[str, Wording]:
        return self._translation("fr")

    def _translation(self, language: Language) -> Mapping[str, Wording]:
        """One language, rule for rule in step with the English ledger."""
        wordings: dict[str, Wording] = {}
        for file, rules in self.files.items():
            path = f"rules/{language}/{file}"
            here = {
                rule_id: _convert(path, rule_id, raw, Wording)
                for rule_id, raw in _tables(self._source.toml(path))
            }
            _check_in_step(path, rules, here)
            wordings |= here
        return wordings


def rule_files(source: Source) -> list[str]:
    found = source.names("rules")
    return [*(file for file in ORDER if file in found), *(f for f in found if f not in ORDER)]


def rule_ids(source: Source) -> set[str]:
    """The ids alone, from the table headers: twenty times faster than reading the ledger."""
    ids: set[str] = set()
    for file in rule_files(source):
        path = f"rules/{file}"
        if path in source.instead:
            ids |= {rule_id for rule_id, _ in _tables(source.toml(path))}
        else:
            ids |= set(re.findall(r"^\[([\w.]+)\]$", source.text(path), re.MULTILINE))
    return ids


def _tables(raw: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table that is a rule: one that holds more than other tables."""
    for name, table in raw.items():
        if isinstance(table, dict):
            fields = {key: value for key, value in table.items() if not isinstance(value, dict)}
            if fields or not table:
                yield prefix + name, fields
            yield from _tables(table, f"{prefix}{name}.")


def _convert(path: str, rule_id: str, raw: Mapping[str, Any], kind: type[R]) -> R:
    try:
        row = msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        steps, found, expected = next(misfits(raw, struct_of(kind), (rule_id,)))
        raise _error(path, rule_id, dotted(steps[1:]), found, expected) from None
    for name in ("text", "sources", "test"):
        if not getattr(row, name, True):
            raise _error(path, rule_id, name.replace("sources", "from"), "empty", "words")
    return row


def _check_rules(files: Mapping[str, tuple[Rule, ...]], rules: Mapping[str, Rule]) -> None:
    for file, listed in files.items():
        for rule in listed:
            if rules[rule.id] is not rule:
                other = f"an id of its own (also in rules/{rules[rule.id].file}.toml)"
                raise _error(f"rules/{file}", rule.id, "id", "used twice", other)
            if rule.same and (rule.same not in rules or rule.same == rule.id):
                expected = known("the id of another rule", rule.same, rules)
                raise _error(f"rules/{file}", rule.id, "same", shown(rule.same), expected)


def _check_in_step(path: str, rules: tuple[Rule, ...], here: Mapping[str, Wording]) -> None:
    for rule in rules:
        if rule.id not in here:
            raise _error(path, rule.id, "text", "missing", "the rule in this language")
        if bool(rule.ruling) != bool(here[rule.id].ruling):
            found, expected = ("missing", "one") if rule.ruling else ("present", "none")
            raise _error(path, rule.id, "ruling", found, f"{expected}, as in English")
    ids = {rule.id for rule in rules}
    for rule_id in here:
        if rule_id not in ids:
            expected = known("the id of a rule of the English file", rule_id, ids)
            raise _error(path, rule_id, "id", "unknown", expected)


def _error(path: str, rule_id: str, field: str, found: str, expected: str) -> ContentError:
    return ContentError.of([Problem(path, rule_id, None, field, found, expected)])
