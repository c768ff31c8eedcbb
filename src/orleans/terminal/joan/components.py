"""The components of Joan of Arc on a card: what they show, and where each value comes from."""

from __future__ import annotations

from ...display.joan.components import Component, find_joan, joan_name, kind_of, rules_of, values_of
from ...text.translator import Words
from ..cards import note_and_rules, value_lines
from ..shell.page import Page


def card_of(page: Page, words: Words, text: str) -> list[str]:
    """The component that the text names; else what it might mean."""
    exact, near = find_joan(words.content, text)
    if not exact and len(near) == 1:
        exact = near
    if exact:
        return joan_card(page, words, exact[0])
    if near and text:
        names = ", ".join(dict.fromkeys(joan_name(words, row) for row in near))
        return page.wrap(words.say("tile-several", names=names))
    return page.wrap(words.say("joan-tile-none", text=text))


def joan_card(page: Page, words: Words, row: Component) -> list[str]:
    kind = words.say("joan-component-kind", kind=kind_of(row))
    head = words.say("component-head", name=joan_name(words, row), id=row.id, kind=kind)
    lines = [*page.strong(head), *value_lines(page, words, row, values_of(words, row))]
    return lines + note_and_rules(page, words, row, rules_of(words, row))
