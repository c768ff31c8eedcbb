"""What is played at a table of Joan of Arc: asked before a game, unless flags have said it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...content import load_content
from ...joan.setup.options import OPTIONS, PLACES
from ..seats import Seating, Wanted, one_of

USUAL_PLAYERS: Final = "3"


def ask(wanted: Wanted, seating: Seating) -> None:
    """How many play; alone how strong Joan is, together which places are used."""
    if wanted.players is None:
        wanted.players = players(seating)
    option = "level" if wanted.players == "1" else "places"
    if not any(text.startswith(f"{option}=") for text in wanted.options):
        chosen = level(seating) if option == "level" else places(seating)
        if chosen != OPTIONS[option].default:
            wanted.options.append(f"{option}={chosen}")


def players(seating: Seating) -> str:
    least, most = load_content().joan_sheet.setup.players
    counts = [str(count) for count in range(least, most + 1)]
    known = ", ".join(counts)
    return seating.asked("ask-players", USUAL_PLAYERS, lambda text: one_of(text, counts), known)


def level(seating: Seating) -> str:
    """How strong Joan is; the first level is the usual one."""
    levels: list[str] = [level.id for level in load_content().joan_solo.level]
    known = ", ".join(levels)
    return seating.asked("joan-ask-level", levels[0], lambda text: one_of(text, levels), known)


def places(seating: Seating) -> str:
    known = ", ".join(PLACES)
    read: Callable[[str], str] = lambda text: one_of(text, list(PLACES))  # noqa: E731
    return seating.asked("joan-ask-places", PLACES[0], read, known)
