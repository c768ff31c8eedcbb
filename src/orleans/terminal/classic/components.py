"""The components of Orléans on a card: what they show, and where each value comes from."""

from __future__ import annotations

from ...display.classic.components import (
    Component,
    component_name,
    kind_of,
    playable,
    rules_of,
    values_of,
)
from ...text.translator import Words
from ..cards import INDENT, note_and_rules, value_lines
from ..shell.page import Page


def component_card(page: Page, words: Words, row: Component) -> list[str]:
    kind = words.say("component-kind", kind=kind_of(row))
    head = words.say("component-head", name=component_name(words, row), id=row.id, kind=kind)
    lines = [*page.strong(head), *value_lines(page, words, row, values_of(words, row))]
    key = "playable-yes" if playable(row) else "playable-no"
    lines += page.wrap(words.say(key), INDENT)
    return lines + note_and_rules(page, words, row, rules_of(words, row))
