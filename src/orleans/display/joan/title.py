"""What a client draws of Joan of Arc."""

from __future__ import annotations

from ...content import Content
from ...joan.setup.options import EDITION, check_options
from ...text.translator import Words
from ..components import Catalogue
from ..forms import Form
from ..parts import Display
from .board import joan_board
from .components import Component, joan_components, joan_name, kind_of, rules_of, values_of
from .situation import about_joan, to_do
from .waste import waste


def kind_words(words: Words, row: Component) -> str:
    return words.say("joan-component-kind", kind=kind_of(row))


def counts(content: Content) -> dict[str, list[int]]:
    least, most = content.joan_sheet.setup.players
    return {EDITION: list(range(least, most + 1))}


def choices(option: str, content: Content) -> list[str]:
    return [level.id for level in content.joan_solo.level] if option == "level" else []


def choice_rules(option: str, content: Content) -> list[str]:
    return [level.rule for level in content.joan_solo.level] if option == "level" else []


PART = Display(
    board=joan_board,
    about=about_joan,
    to_do=to_do,
    waste=waste,
    catalogue=Catalogue(
        rows=joan_components,
        name=joan_name,
        kind=kind_of,
        kind_words=kind_words,
        values=values_of,
        rules=rules_of,
        none="joan-tile-none",
    ),
    form=Form(counts=counts, check=check_options, choices=choices, choice_rules=choice_rules),
)
