"""Letters for pieces, a star for personal Followers, @ for a Gear wheel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ...classic.ids import ANY, ANY_NEUTRAL, FOLLOWERS
from ...classic.tables import Tables
from ...text.translator import Words
from .letters import letter_of

WHEEL: Final = "@"


def sign(words: Words, piece: str) -> str:
    """`farmer*` is F*, in German B*."""
    if piece == "wheel":
        return WHEEL
    star = "*" if piece.endswith("*") else ""
    return letter_of(words, piece.removesuffix("*")) + star


def asked_sign(words: Words, asks: int) -> str:
    """What an empty space still wants, in a small letter."""
    if asks == ANY:
        return "?"
    return "n" if asks == ANY_NEUTRAL else letter_of(words, FOLLOWERS[asks]).lower()


def space_signs(words: Words, tables: Tables, place: str, pieces: list[str]) -> str:
    """[F*](b)(c): who stands there, and who is still wanted."""
    row = next(row for row in tables.places if row.id == place)
    return "".join(
        f"[{sign(words, piece)}]" if piece else f"({asked_sign(words, tables.spaces[space].asks)})"
        for space, piece in zip(row.spaces, pieces, strict=True)
    )


def signs(words: Words, pieces: Iterable[str]) -> str:
    return " ".join(sign(words, piece) for piece in pieces)


def counted_signs(words: Words, counts: Mapping[str, int]) -> str:
    """Every piece by its letter: F F B*."""
    return signs(words, (kind for kind, count in counts.items() for _ in range(count)))


def deed_signs(words: Words, spaces: list[dict[str, Any]]) -> str:
    """Capital letters stand there, small ones are still wanted; ? is anybody."""
    return "".join(
        letter_of(words, space["follower"])
        if space["follower"]
        else letter_of(words, space["asks"]).lower()
        for space in spaces
    )
