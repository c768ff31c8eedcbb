"""Coins, points, goods, wheels and Followers (effects/base.py)."""

from typing import Final

from ...decisions.recruit import recruit_forbidden_by
from ...effects.base import (
    CoinsPerStation,
    CoinsPerStatus,
    Develop,
    GainCoins,
    GainGood,
    GainWheel,
    RecruitOne,
)
from ...pieces.development import status
from ...state import State
from ..features import WHEELS
from ..marginal import value_of_points, value_of_recruit
from .value import EffectValue, Pairing, Values


class CoinsValue(EffectValue):
    def __init__(self, effect: GainCoins, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.amount = float(effect.amount)

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return self.amount


class CoinsPerStatusValue(EffectValue):
    def __init__(self, effect: CoinsPerStatus, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.each = effect.each

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return float(self.each * status(game, seat))


class CoinsPerStationValue(EffectValue):
    def __init__(self, effect: CoinsPerStation, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.each = effect.each

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return float(self.each * game.players[seat].built)


class PointsValue(EffectValue):
    def __init__(self, effect: Develop, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.points = effect.points

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return value_of_points(game, seat, self.points, weights)


class GoodValue(EffectValue):
    def __init__(self, effect: GainGood, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.good = effect.good
        self.count = effect.count

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return float(self.count * game.tables.good_points[self.good])


class WheelValue(EffectValue):
    def __init__(self, effect: GainWheel, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.count = effect.count

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return self.count * weights[WHEELS]


class RecruitValue(EffectValue):
    def __init__(self, effect: RecruitOne, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.types = effect.types

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        best = float("-inf")
        for follower_type in self.types:
            best = max(best, recruit_value(game, seat, follower_type, weights))
        return best


def recruit_value(game: State, seat: int, follower_type: int, weights: list[float]) -> float:
    if recruit_forbidden_by(game, seat, follower_type):
        return 0.0
    return value_of_recruit(game, seat, follower_type, weights)


VALUES: Final[Values] = {
    GainCoins: CoinsValue,
    CoinsPerStatus: CoinsPerStatusValue,
    CoinsPerStation: CoinsPerStationValue,
    Develop: PointsValue,
    GainGood: GoodValue,
    GainWheel: WheelValue,
    RecruitOne: RecruitValue,
}
