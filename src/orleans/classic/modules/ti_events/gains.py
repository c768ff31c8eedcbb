"""Events that bring something to everybody: coins, or Followers for the next planning."""

from typing import Any

from ...effects.hour_glass import HourGlassEffect, Income
from ...ids import BOATMAN
from ...phases.draw import kinds_named
from ...pieces.coins import gain_coins
from ...state import State


class FishingGrounds(HourGlassEffect):
    """events.ti.b.fishing_grounds, events.ti.b.fishing_no_coins"""

    def happen(self, game: State, seat: int, rule: str) -> None:
        step = game.players[seat].tracks[BOATMAN]
        if step:
            gain_coins(game, seat, game.tables.tracks[BOATMAN].coins[step - 1], rule)


class Wedding(HourGlassEffect):
    """events.ti.b.wedding, events.ti.b.wedding_limits"""

    def __init__(self, draw: int) -> None:
        self.draw = draw

    def happen(self, game: State, seat: int, rule: str) -> None:
        player = game.players[seat]
        drawn: list[int] = []
        for _ in range(min(self.draw, player.market_room, player.bag_size())):
            kind = game.chance.pick_weighted(player.bag)
            player.bag[kind] -= 1
            player.market[kind] += 1
            player.market_room -= 1
            drawn.append(kind)
        if game.events is not None and drawn:
            names = kinds_named(sorted(drawn))
            game.emit("drew", seat, rule, {"followers": names, "drawn": names})


def gain(row: Any) -> HourGlassEffect:
    """The income that a tile's row describes."""
    if row.coins_by_boatmen_track:
        return FishingGrounds()
    return Income(row.coins_per_status or 0, row.coins_per_station or 0)
