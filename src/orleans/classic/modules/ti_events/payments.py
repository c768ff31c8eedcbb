"""Events that cost coins: what is owed differs, how it is paid does not."""

from typing import Any

from ...effects.hour_glass import HourGlassEffect
from ...ids import EMPTY, GEAR
from ...pieces.coins import charge
from ...pieces.goods import goods_owned
from ...places.gaming_room import followers_in_room
from ...state import State


class Levy(HourGlassEffect):
    """events.ti.pay.torture, events.ti.pay.coins_first"""

    def owed(self, game: State, seat: int) -> int:
        raise NotImplementedError

    def happen(self, game: State, seat: int, rule: str) -> None:
        charge(game, seat, self.owed(game, seat), rule)


class Tax(Levy):
    """events.ti.a.tax, events.ti.b.tax"""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def owed(self, game: State, seat: int) -> int:
        return self.coins


class Trip(Levy):
    """events.ti.b.trip: from those who stayed at home."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def owed(self, game: State, seat: int) -> int:
        return self.coins if game.players[seat].merchant == game.tables.start_town else 0


class GoodsTax(Levy):
    """events.ti.c.goods_tax"""

    def __init__(self, goods_per_coin: int) -> None:
        self.goods_per_coin = goods_per_coin

    def owed(self, game: State, seat: int) -> int:
        return goods_owned(game.players[seat]) // self.goods_per_coin


class TechnologyTax(Levy):
    """events.ti.d.technology_tax: placed wheels only."""

    def __init__(self, each: int) -> None:
        self.each = each

    def owed(self, game: State, seat: int) -> int:
        return self.each * game.players[seat].spaces.count(GEAR)


class CapitationTax(Levy):
    """events.ti.d.capitation_tax, events.ti.d.capitation_scope, events.ti.d.capitation_room"""

    def __init__(self, each: int) -> None:
        self.each = each

    def owed(self, game: State, seat: int) -> int:
        player = game.players[seat]
        heads = sum(player.market) + len(player.tower) + followers_in_room(game, player)
        for piece in player.spaces:
            if piece != EMPTY and piece != GEAR:
                heads += 1
        return self.each * heads


class Tithe(Levy):
    """events.ti.d.tithe: for every full ten coins."""

    def __init__(self, each: int) -> None:
        self.each = each

    def owed(self, game: State, seat: int) -> int:
        return self.each * (game.players[seat].coins // 10)


def levy(row: Any) -> HourGlassEffect:
    """The payment that a tile's row describes."""
    if row.coins_if_in_orleans is not None:
        return Trip(row.coins_if_in_orleans)
    if row.goods_per_coin is not None:
        return GoodsTax(row.goods_per_coin)
    if row.coins_per_gear is not None:
        return TechnologyTax(row.coins_per_gear)
    if row.coins_per_follower is not None:
        return CapitationTax(row.coins_per_follower)
    if row.coins_per_ten is not None:
        return Tithe(row.coins_per_ten)
    return Tax(row.coins)
