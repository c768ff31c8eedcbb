"""The vocabulary of effects that Places, deeds and tiles are written in.

`blocked` names the rule that forbids the effect outright, `idle` tells that it would bring
nothing: an action is refused if one effect is blocked or all are idle (action.effect).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ..decisions.recruit import Recruit, gain_wheels, recruit, recruit_forbidden_by
from ..decisions.travel import ALL_ROUTES, Travel, kinds_open, routes_open
from ..pieces.coins import can_gain_coins, gain_coins
from ..pieces.development import develop, status
from ..pieces.goods import gain_good
from ..pieces.spaces import send_home
from ..pieces.stations import (
    build_forbidden_by,
    build_station,
    helped_build_forbidden_by,
    helper_beside_rival,
)
from ..places.vineyard import offer_purchase
from ..state import State

TRAVEL_VALUE: Final = 0.5  # for those who cannot say yet where to


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    def parts(self) -> list["Effect"]:
        """The effects that it is made of."""
        return []

    def forbidden_by(self, game: State, seat: int) -> str:
        return ""

    def opened(self, game: State, seat: int) -> bool:
        """Whether another action of the round may make possible what is blocked now."""
        return False

    def idle(self, game: State, seat: int) -> bool:
        return False

    def carry_out(self, game: State, seat: int, source: str) -> None:
        raise NotImplementedError


class GainCoins(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def idle(self, game: State, seat: int) -> bool:
        return not can_gain_coins(game)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_coins(game, seat, self.amount, source)


class CoinsPerStatus(Effect):
    def __init__(self, each: int) -> None:
        self.each = each

    def idle(self, game: State, seat: int) -> bool:
        return not can_gain_coins(game)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_coins(game, seat, self.each * status(game, seat), source)


class CoinsPerStation(Effect):
    def __init__(self, each: int) -> None:
        self.each = each

    def idle(self, game: State, seat: int) -> bool:
        return game.players[seat].built == 0 or not can_gain_coins(game)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_coins(game, seat, self.each * game.players[seat].built, source)


class Develop(Effect):
    def __init__(self, points: int) -> None:
        self.points = points

    def idle(self, game: State, seat: int) -> bool:
        return game.players[seat].dev == game.tables.dev_last

    def carry_out(self, game: State, seat: int, source: str) -> None:
        develop(game, seat, self.points, source)


class GainGood(Effect):
    def __init__(self, good: int, count: int) -> None:
        self.good = good
        self.count = count

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if game.goods[self.good] else "supply.block"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        for _ in range(self.count):
            gain_good(game, seat, self.good, source)


class GainWheel(Effect):
    def __init__(self, count: int) -> None:
        self.count = count

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if game.wheels else "supply.block"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_wheels(game, seat, self.count, source)


class RecruitOne(Effect):
    """One type: at once. Several: the player chooses when the action is carried out."""

    def __init__(self, types: list[int]) -> None:
        self.types = types

    def forbidden_by(self, game: State, seat: int) -> str:
        rule = ""
        for follower_type in self.types:
            rule = recruit_forbidden_by(game, seat, follower_type)
            if not rule:
                return ""
        return rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        if len(self.types) == 1:
            recruit(game, seat, self.types[0], source)
        else:
            game.push(Recruit(seat, self.types, source))


def free_next_door(game: State, seat: int) -> int:
    """Towns a move away where one may build."""
    here = game.players[seat].merchant
    free = 0
    for route in routes_open(game, seat, ALL_ROUTES):
        if not build_forbidden_by(game, seat, game.tables.routes[route].other_end(here)):
            free += 1
    return free


def moves_merchant(effects: list[Effect]) -> bool:
    for effect in effects:
        if isinstance(effect, MoveMerchant):
            return True
    return False


class MoveMerchant(Effect):
    def __init__(self, kinds: list[int], with_good: bool, place: int, rule: str) -> None:
        self.kinds = kinds
        self.with_good = with_good
        self.place = place
        self.rule = rule

    def routes(self, game: State, seat: int) -> list[int]:
        kinds = self.kinds
        if game.players[seat].abilities:
            kinds = kinds_open(game, seat, kinds, self.place)
        return routes_open(game, seat, kinds)

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if self.routes(game, seat) else "travel.mustmove"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        kinds = kinds_open(game, seat, self.kinds, self.place)
        game.push(Travel(seat, kinds, self.with_good, self.rule))


class BuildStation(Effect):
    """In the town of the Merchant; an own tile may help where a rival is already."""

    def forbidden_by(self, game: State, seat: int) -> str:
        return helped_build_forbidden_by(game, seat, game.players[seat].merchant)

    def opened(self, game: State, seat: int) -> bool:
        """By a journey."""
        return free_next_door(game, seat) > 0

    def carry_out(self, game: State, seat: int, source: str) -> None:
        player = game.players[seat]
        if build_forbidden_by(game, seat, player.merchant):
            # place.tavern: one action of two Places, which empties both
            helper = helper_beside_rival(game, player)
            if game.events is not None:
                game.emit("action", seat, game.tables.places[helper].id)
            send_home(game, player, helper)
        build_station(game, seat, player.merchant, source)
        offer_purchase(game, seat, player.merchant)
