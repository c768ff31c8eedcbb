"""A rule or a component on a card: text, source, ruling; spaces, effect, where values come from."""

from __future__ import annotations

from typing import Any

from ..content import Rule
from ..content.schema.row import Row
from ..display.components import Line
from ..kernel.refusals import Refusal
from ..text.translator import Words
from ..titles import all_titles
from .shell.page import Page

INDENT = "  "


def rule_card(page: Page, words: Words, rule: Rule) -> list[str]:
    lines = [*page.strong(rule_head(words, rule)), *page.wrap(rule.text_in(words.language), INDENT)]
    if rule.sources:
        lines += page.wrap(words.say("rule-from", sources="; ".join(rule.sources)), INDENT)
    if rule.ruling:
        ruling = words.say("rule-ruling", ruling=rule.ruling_in(words.language))
        lines += page.wrap(ruling, INDENT)
    if rule.option:
        lines += page.wrap(words.say("rule-option", option=rule.option), INDENT)
    if rule.same:
        lines += page.wrap(words.say("rule-same", rule=rule.same), INDENT)
    return lines


def rule_head(words: Words, rule: Rule) -> str:
    """A title whose rules have a room of their own in the ledger has one edition."""
    for title in all_titles():
        if title.rules and rule.id.startswith(title.rules):
            game = words.say("game-name", game=title.id)
            return words.say("rule-head-of", rule=rule.id, game=game)
    editions = ", ".join(rule.editions) or words.say("all-editions")
    return words.say("rule-head", rule=rule.id, editions=editions)


def refusal_card(page: Page, words: Words, refusal: Refusal, move: str) -> list[str]:
    """Why a move is not possible: the rule that forbids it, whole."""
    lines = page.strong(words.say("refused", move=move))
    rule = words.content.rules.get(refusal.rule)
    return lines + (rule_card(page, words, rule) if rule else page.wrap(refusal.rule, INDENT))


def rule_lines(page: Page, words: Words, rules: list[Rule]) -> list[str]:
    """Found rules, short: the id and the text."""
    lines: list[str] = []
    for rule in rules:
        lines += page.wrap(
            words.say("rule-short", rule=rule.id, text=rule.text_in(words.language)), hang=INDENT
        )
    return lines


# ------------------------------------------------------------------ components


def value_lines(page: Page, words: Words, row: Row, values: list[Line]) -> list[str]:
    """Every value with where it comes from."""
    lines: list[str] = []
    for label, value, field in values:
        text = words.say("value-line", label=label, value=value)
        if field:
            where = provenance_words(words, row, field)
            text = words.say("value-sourced", label=label, value=value, where=where)
        lines += page.wrap(text, INDENT, INDENT)
    return lines


def note_and_rules(page: Page, words: Words, row: Row, rules: list[Rule]) -> list[str]:
    lines: list[str] = []
    if row.note and words.language == "en":  # the notes of the data have one language
        lines += page.wrap(words.say("component-note", note=row.note), INDENT, INDENT)
    for rule in rules:
        lines += page.wrap(
            words.say("rule-short", rule=rule.id, text=rule.text_in(words.language)), INDENT, INDENT
        )
    return lines


def provenance_words(words: Words, row: Any, field: str) -> str:
    return words.say("provenance", level=words.content.shown_level(row, field))
