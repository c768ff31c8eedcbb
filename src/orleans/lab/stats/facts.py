"""What each seat has come to by the end of a game: the things that statistics ask about."""

from __future__ import annotations

from collections import Counter

import msgspec

from ...kernel.game import Game


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    """`tracks` are positions at the end, `tiles` those acquired (Places, or the cards of Joan of
    Arc), `deeds` Followers sent to each, `uses` how often a Place was used or a tile taken."""

    tracks: dict[str, int] = {}
    tiles: list[str] = []
    deeds: dict[str, int] = {}
    uses: dict[str, int] = {}


def uses_of(game: Game, verbs: tuple[str, ...]) -> list[dict[str, int]]:
    """By seat: how often each thing was used."""
    found: list[Counter[str]] = [Counter() for _ in range(game.setup.players)]
    for seat, move in game.moves_played():
        verb, _, rest = move.notation.partition(" ")
        if verb in verbs and rest:
            found[seat][rest.split()[0]] += 1
    return [dict(sorted(uses.items())) for uses in found]
