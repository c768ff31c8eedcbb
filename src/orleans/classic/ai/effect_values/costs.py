"""What is paid, below 0, and what the player chooses to pay for (effects/costs.py)."""

from typing import Final

from ...effects.costs import CoinsForPoints, GoodOfChoice, PayAnyGood, PayCoins, PayGood
from ...pieces.goods import owned_kinds, supply_kind
from ...state import State
from ..marginal import value_of_points
from .value import EffectValue, Pairing, Values


class PayCoinsValue(EffectValue):
    def __init__(self, effect: PayCoins, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.amount = -float(effect.amount)

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return self.amount


class PayGoodValue(EffectValue):
    def __init__(self, effect: PayGood, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.good = effect.good
        self.count = effect.count

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return -float(self.count * game.tables.good_points[self.good])


class PayAnyGoodValue(EffectValue):
    """The cheapest of the own goods."""

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        points = game.tables.good_points
        kinds = owned_kinds(game.players[seat])
        return -float(min((points[supply_kind(good)] for good in kinds), default=0))


class CoinsForPointsValue(EffectValue):
    def __init__(self, effect: CoinsForPoints, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.most = effect.most

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        points = min(self.most, game.players[seat].coins)
        return value_of_points(game, seat, points, weights) - points


VALUES: Final[Values] = {
    PayCoins: PayCoinsValue,
    PayGood: PayGoodValue,
    PayAnyGood: PayAnyGoodValue,
    CoinsForPoints: CoinsForPointsValue,
    GoodOfChoice: EffectValue,
}
