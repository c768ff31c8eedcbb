"""Towing Service and Town Charter: what each Follower brings there."""

from typing import Any

from ....kernel.moves import Move
from ...decisions.expand import offer_tile, tiles_open
from ...decisions.travel import Travel
from ...effects.base import Effect, MoveMerchant
from ...ids import EMPTY, SKIP, TRADER, WATER
from ...state import State
from ...tables import Deed


class Tow(MoveMerchant):
    """trade.towing.move: along a waterway, with a good; no tile adds roads to it."""

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(TowOrNot(seat, self.kinds, self.with_good, self.rule))


def tow(words: Any, deed: Deed) -> Effect:
    return Tow([WATER], True, EMPTY, "trade.towing.move")


class TowOrNot(Travel):
    name = "tow_or_not"

    def legal(self, game: State, seat: int) -> list[Move]:
        legal = super().legal(game, seat)
        legal.append(game.tables.moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        return "" if move.kind == SKIP else super().forbidden_by(game, seat, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        if move.kind == SKIP:
            game.pop()
        else:
            super().play(game, seat, move)


class TileByTrack(Effect):
    """trade.town_charter.tile: the marker stays where it is (trade.town_charter.no_advance)."""

    def category(self, game: State, seat: int) -> int:
        """trade.town_charter.level; 0: no tile at all"""
        step = game.players[seat].tracks[TRADER]
        if step == 0:
            return 0
        return 2 if step >= game.tables.tracks[TRADER].second_category_from else 1

    def idle(self, game: State, seat: int) -> bool:
        """trade.town_charter.stack_empty"""
        return not tiles_open(game, self.category(game, seat))

    def carry_out(self, game: State, seat: int, source: str) -> None:
        offer_tile(game, seat, self.category(game, seat), source)


def tile_by_track(words: Any, deed: Deed) -> Effect:
    return TileByTrack()
