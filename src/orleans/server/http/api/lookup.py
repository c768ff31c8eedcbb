"""Looking things up: rules with their sources, components with where each value comes from."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated

import msgspec

from ....content import Rule
from ....content.schema import Language
from ....content.schema.row import Row
from ....display.components import Line
from ....display.parts import DISPLAYS
from ....text.translator import Words
from ....titles import HOMES, TitleId
from ...present.presenter import words_in
from ...wire import lookup
from ..errors import NotFound
from ..request import Asked, Call

Page = Annotated[int, msgspec.Meta(ge=1, le=100)]
Skipped = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class RulesQuery(Asked, frozen=True):
    """`search` are words; `under` is how the ids begin."""

    search: Annotated[str, msgspec.Meta(max_length=200)] = ""
    under: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_.]{0,100}$")] = ""
    limit: Page = 20
    skip: Skipped = 0


class ComponentQuery(Asked, frozen=True):
    game: TitleId | None = None


async def find_rules(call: Call[RulesQuery, None]) -> lookup.Rules:
    query = call.query
    words = words_in(call.language)
    rules = await asyncio.to_thread(rules_for, words, query.search, query.under)
    page = rules[query.skip : query.skip + query.limit]
    return lookup.Rules(rules=[rule_view(words, rule) for rule in page], found=len(rules))


def rules_for(words: Words, search: str, under: str) -> list[Rule]:
    ledger = words.content.rules
    found = ledger.search(search, words.language) if search.strip() else list(ledger.values())
    return [rule for rule in found if rule.id.startswith(under)]


async def read_rule(call: Call[Asked, None]) -> lookup.RuleView:
    words = words_in(call.language)
    rule = words.content.rules.get(call.path["rule"])
    if rule is None:
        raise NotFound("server-no-rule", rule=call.path["rule"])
    return rule_view(words, rule)


def rule_view(words: Words, rule: Rule) -> lookup.RuleView:
    return lookup.RuleView(
        rule=rule.id,
        text=rule.text_in(words.language),
        sources=list(rule.sources),
        ruling=rule.ruling_in(words.language),
        editions=list(rule.editions),
        option=rule.option,
        same=rule.same,
    )


# ------------------------------------------------------------------ components


async def list_components(call: Call[ComponentQuery, None]) -> lookup.ComponentRows:
    rows = await asyncio.to_thread(all_components, call.language, call.query.game)
    return lookup.ComponentRows(components=rows)


@lru_cache(maxsize=16)
def all_components(language: Language, game: str | None) -> list[lookup.ComponentRow]:
    words = words_in(language)
    return [
        row_of(words, title, row)
        for title in asked_titles(game)
        for row in DISPLAYS.of(title).catalogue.rows(words.content)
    ]


def asked_titles(game: str | None) -> list[str]:
    return [*HOMES] if game is None else [game]


def row_of(words: Words, game: str, row: Row) -> lookup.ComponentRow:
    book = DISPLAYS.of(game).catalogue
    return lookup.ComponentRow(
        component=row.id,
        game=game,
        kind=book.kind(row),
        kind_text=book.kind_words(words, row),
        name=book.name(words, row),
        about=book.about(words, row),
        reconstructed=any_ours(words, row, book.values(words, row)),
    )


def any_ours(words: Words, row: Row, lines: Iterable[Line]) -> bool:
    """Whether a value of it is reconstructed."""
    fields = [field for _, _, field in lines if field]
    return any(words.content.provenance(row, field) == "reconstructed" for field in fields)


async def read_component(call: Call[ComponentQuery, None]) -> lookup.Components:
    words = words_in(call.language)
    id, game = call.path["id"], call.query.game
    found = [
        view_of(words, title, row)
        for title in asked_titles(game)
        for row in DISPLAYS.of(title).catalogue.rows(words.content)
        if row.id == id
    ]
    if not found:
        raise NotFound("server-no-component", id=id)
    return lookup.Components(components=found)


def view_of(words: Words, game: str, row: Row) -> lookup.ComponentView:
    book = DISPLAYS.of(game).catalogue
    return lookup.ComponentView(
        component=row.id,
        game=game,
        kind=book.kind(row),
        kind_text=book.kind_words(words, row),
        name=book.name(words, row),
        values=[value_of(words, row, line) for line in book.values(words, row)],
        playable=book.playable(row),
        note=note_of(words, row),
        rules=[rule_view(words, rule) for rule in book.rules(words, row)],
    )


def value_of(words: Words, row: Row, line: Line) -> lookup.Value:
    label, value, field = line
    level = words.content.shown_level(row, field) if field else ""
    return lookup.Value(
        label=label,
        value=value,
        field=field,
        provenance=level,
        provenance_text=words.say("provenance", level=level) if level else "",
        reconstructed=level == "reconstructed",
    )


def note_of(words: Words, row: Row) -> str:
    return row.note if words.language == "en" else ""  # the notes of the data have one language
