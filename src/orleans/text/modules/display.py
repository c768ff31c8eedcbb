"""What an expansion shows on the table: its cards, and what lies where now."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...classic.tables import Tables
from ..classic.pieces import Moment
from ..shapes import Card, Lying, Section
from ..translator import Words


def no_cards(words: Words, tables: Tables) -> list[Card]:
    return []


def no_sections(moment: Moment) -> list[Section]:
    return []


def nothing_lying(moment: Moment) -> list[Lying]:
    return []


class Showing(NamedTuple):
    """Made from what the reader may know, so that any client can draw it without knowing what it
    is. Deeds and Hour Glass tiles of an expansion need nothing here: the board has them."""

    cards: Callable[[Words, Tables], list[Card]] = no_cards
    """What never changes in a game."""

    sections: Callable[[Moment], list[Section]] = no_sections
    """What its board shows now."""

    lying: Callable[[Moment], list[Lying]] = nothing_lying
    """What it has laid on deeds and Places."""
