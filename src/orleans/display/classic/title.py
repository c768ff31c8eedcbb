"""What a client draws of Orléans."""

from __future__ import annotations

from ...classic.modules import MODULES
from ...classic.setup.options import check_options
from ...content import Content
from ...text.translator import Words
from ..components import Catalogue
from ..forms import Form, Span, seats
from ..parts import Display
from .board import classic_board
from .components import (
    Component,
    component_name,
    components,
    kind_of,
    namesake_words,
    playable,
    rules_of,
    values_of,
)
from .situation import about_classic, to_do
from .waste import waste


def kind_words(words: Words, row: Component) -> str:
    return words.say("component-kind", kind=kind_of(row))


def towns(words: Words) -> list[str]:
    return [words.name(town.id) for town in words.content.map.town]


def counts(content: Content) -> dict[str, list[int]]:
    return {edition.id: list(edition.players) for edition in content.board.edition}


def choices(option: str, content: Content) -> list[str]:
    if option != "extra_tiles":
        return []
    return [tile.id for tile in content.places.place if tile.set == "main"]


def span(option: str, players: int, content: Content) -> Span:
    if option == "bank":
        return players * content.board.player_kit.coins, None
    return seats(option, players, content)


PART = Display(
    board=classic_board,
    about=about_classic,
    to_do=to_do,
    waste=waste,
    catalogue=Catalogue(
        rows=components,
        name=component_name,
        kind=kind_of,
        kind_words=kind_words,
        about=namesake_words,
        values=values_of,
        rules=rules_of,
        playable=playable,
        others=towns,
    ),
    form=Form(
        counts=counts, check=check_options, choices=choices, span=span, modules=list(MODULES)
    ),
)
