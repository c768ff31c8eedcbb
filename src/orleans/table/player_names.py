"""Names that everybody can read and tell apart: nothing invisible, nobody's look-alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from ..text.errors import Problem
from .seats import tidy_name

UNSEEN: Final = frozenset({"Cf", "Co", "Cn", "Cs"})
"""Kinds of characters that show nothing, or everywhere something else: joiners, marks of
direction, private ones."""

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and signs by their kind that leave the place empty all the same."""

MOST_MARKS: Final = 3
"""One upon another; living languages need no more."""

EMOJI: Final = "\ufe0f"
"""Asks for a coloured sign; many keyboards add it."""

# As they are drawn, capitals and small letters each: В is a B, but в is none.
SCRIPTS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχօսհıɑɡ’‘ʼ´`‐‑–—−",
    "ABESIJKMHOPCTYXaesijopcyxhdqwABEZHIKMNOPTYXaikvopuxouhiag'''''-----",
)
STROKES: Final = str.maketrans("I1|ǀӏӀ0", "llllllO")


def legible_name(text: str) -> str:
    """As it is shown; raises Problem where others could not read it."""
    composed = unicodedata.normalize("NFC", text)
    if any(is_unseen(letter) for letter in composed) or most_marks(composed) > MOST_MARKS:
        raise Problem("table-name-unreadable")
    shown = tidy_name(composed)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Problem("table-name-empty")
    return shown


def is_unseen(letter: str) -> bool:
    kind = unicodedata.category(letter)
    variant = "\ufe00" <= letter < EMOJI or "\U000e0100" <= letter <= "\U000e01ef"
    return kind in UNSEEN or letter in BLANK or variant


def most_marks(text: str) -> int:
    """How many stand one upon another at most."""
    most = run = 0
    for letter in text:
        run = run + 1 if unicodedata.category(letter)[0] == "M" else 0
        most = max(most, run)
    return most


def look_alike(name: str, names: Iterable[str]) -> str | None:
    """The first of these names that could be taken for this one."""
    return next((other for other in names if other and outlines(name) & outlines(other)), None)


def outlines(name: str) -> set[str]:
    """What is left of a name at a glance: whatever the script, and with I, l and 1 as one."""
    plain = unicodedata.normalize("NFKC", name).replace(EMOJI, "").translate(SCRIPTS)
    return {unicodedata.normalize("NFKC", plain.casefold()), plain.translate(STROKES).casefold()}
