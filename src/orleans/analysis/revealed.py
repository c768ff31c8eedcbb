"""When something becomes known that nobody knew: from there on a move cannot be taken back, and
no plan made before is sure to hold."""

from __future__ import annotations

from typing import NamedTuple

from ..games import AnyGame


class Known(NamedTuple):
    """Another one: something was drawn, or a tile or card was turned up."""

    draws: int
    face_down: int

    def has_revealed_more_than(self, before: Known) -> bool:
        """Something new may also be laid face down: a sealed offer tells nothing yet."""
        return self.draws != before.draws or self.face_down < before.face_down

    def seals_more_than(self, before: Known) -> bool:
        """Something was laid face down, and nothing became known by it."""
        return self.draws == before.draws and self.face_down > before.face_down


def known_now(game: AnyGame) -> Known:
    return Known(game.chance.outcomes.length, game.face_down())
