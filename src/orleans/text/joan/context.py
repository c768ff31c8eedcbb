"""When something is said: what is asked, what the deciding seat sees, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...joan.game import JoanOfArc
from ...joan.tables import Tables
from ..translator import Words


class Moment(NamedTuple):
    words: Words
    tables: Tables
    view: dict[str, Any]
    """What the deciding seat sees."""
    names: Sequence[str] = ()

    @property
    def asked(self) -> str:
        return str(self.view["asked"])

    @property
    def me(self) -> dict[str, Any]:
        sheet: dict[str, Any] = self.view["players"][self.view["seat"]]
        return sheet


def moment_of(words: Words, game: JoanOfArc, seat: int, names: Sequence[str] = ()) -> Moment:
    return Moment(words, game.tables, game.view(seat), names)
