"""Building a Trading Station at once, as a deed's reward: what several boards share."""

from typing import Any

from ..effects.base import Effect
from ..pieces.stations import (
    build_forbidden_by,
    build_station,
    helper_beside_rival,
    only_rivals_here,
)
from ..places.vineyard import offer_purchase
from ..state import State
from ..tables import Deed


class BuildHere(Effect):
    """In the town of the Merchant, without another action."""

    def __init__(self, beside_rival: bool, with_tiles: bool) -> None:
        self.beside_rival = beside_rival  # owning the tile that helps is enough
        self.with_tiles = with_tiles  # whether other tiles notice

    def forbidden_by(self, game: State, seat: int) -> str:
        player = game.players[seat]
        rule = build_forbidden_by(game, seat, player.merchant)
        if rule and self.beside_rival and helper_beside_rival(game, player) >= 0:
            return "" if only_rivals_here(game, seat, player.merchant) else rule
        return rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        town = game.players[seat].merchant
        build_station(game, seat, town, source)
        if self.with_tiles:
            offer_purchase(game, seat, town)


def build_here(words: Any, deed: Deed) -> Effect:
    return BuildHere(words.tavern, words.other_tiles)
