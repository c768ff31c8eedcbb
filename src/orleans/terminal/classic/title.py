"""Orléans at the terminal."""

from __future__ import annotations

from ...classic.tables import Tables
from ...kernel.setup import Setup
from ..parts import Terminal
from .boards import ClassicBoards
from .components import component_card
from .screen import ClassicScreen
from .setup_questions import ask


def file_name(setup: Setup) -> str:
    """It has several editions."""
    return setup.edition


def missing(tables: Tables) -> list[str]:
    return tables.missing_tiles


PART = Terminal(
    boards=ClassicBoards,
    screen=ClassicScreen,
    card=component_card,
    ask=ask,
    file_name=file_name,
    missing=missing,
)
