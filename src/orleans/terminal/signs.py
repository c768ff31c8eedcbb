"""Letters for pieces: F B C T K S M, a star for personal Followers, @ for a Gear wheel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..classic.names import ANY, ANY_NEUTRAL, FOLLOWERS
from ..classic.tables import Tables
from ..table.letters import LETTERS

WHEEL: Final = "@"


def sign(piece: str) -> str:
    """`farmer*` is F*."""
    if piece == "wheel":
        return WHEEL
    star = "*" if piece.endswith("*") else ""
    return LETTERS[piece.removesuffix("*")] + star


def asked_sign(asks: int) -> str:
    """What an empty space still wants, in a small letter."""
    if asks == ANY:
        return "?"
    return "n" if asks == ANY_NEUTRAL else LETTERS[FOLLOWERS[asks]].lower()


def space_signs(tables: Tables, place: str, pieces: list[str]) -> str:
    """[F*](b)(c): who stands there, and who is still wanted."""
    row = next(row for row in tables.places if row.id == place)
    return "".join(
        f"[{sign(piece)}]" if piece else f"({asked_sign(tables.spaces[space].asks)})"
        for space, piece in zip(row.spaces, pieces, strict=True)
    )


def signs(pieces: Iterable[str]) -> str:
    return " ".join(map(sign, pieces))


def counted_signs(counts: Mapping[str, int]) -> str:
    """Every piece by its letter: F F B*."""
    return signs(kind for kind, count in counts.items() for _ in range(count))


def deed_signs(spaces: list[dict[str, Any]]) -> str:
    """Capital letters stand there, small ones are still wanted; ? is anybody."""
    return "".join(
        LETTERS[space["follower"]] if space["follower"] else LETTERS.get(space["asks"], "?").lower()
        for space in spaces
    )
