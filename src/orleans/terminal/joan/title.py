"""Joan of Arc at the terminal."""

from __future__ import annotations

from ..parts import Terminal
from .boards import JoanBoards
from .components import joan_card
from .screen import JoanScreen
from .setup_questions import ask

PART = Terminal(boards=JoanBoards, screen=JoanScreen, card=joan_card, ask=ask)
