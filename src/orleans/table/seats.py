"""Who sits at a table: people, computer players, nobody yet."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec

from ..classic.ids import SEAT_NAMES
from ..text.errors import Problem

HUMAN: Final = "human"
OPEN: Final = "open"
"""Nobody sits there yet; anything else is the name of a computer player."""

LONGEST_NAME: Final = 24


class Seat(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """`stand_in` is the computer player that decides for a person who is away. `since` is the entry
    that sat down, `sitting` the one that gave out the key of the seat as it is now."""

    player: str
    name: str = ""
    stand_in: str = ""
    resigned: bool = False
    since: int = 0
    sitting: int = 0

    @property
    def is_open(self) -> bool:
        return self.player == OPEN

    @property
    def is_human(self) -> bool:
        """A person decides here now."""
        return self.player == HUMAN and not self.stand_in

    @property
    def bot(self) -> str:
        """The computer player that decides here now, "" where a person does."""
        if self.player in (HUMAN, OPEN):
            return self.stand_in
        return self.player


def seat_named(text: str, players: int = len(SEAT_NAMES)) -> int:
    """A seat by its colour, or by its number from 1."""
    names = SEAT_NAMES[:players]
    if text.lower() in names:
        return names.index(text.lower())
    if text.isdecimal() and 1 <= int(text) <= players:
        return int(text) - 1
    raise Problem("error-no-seat", seat=text, known=", ".join(names), players=players)


def tidy_name(text: str) -> str:
    """A name as it is shown: printable, single blanks, not too long; "" if nothing is left.

    Composed, so that two names that look alike are alike."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(letter if letter.isprintable() else " " for letter in composed)
    return " ".join(shown.split())[:LONGEST_NAME].rstrip()
