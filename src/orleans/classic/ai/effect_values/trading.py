"""Trade, exchange, bread and bought tiles (places/trading.py)."""

from typing import Final

from ...pieces.development import status
from ...places.trading import Bake, BuyPlaceTile, Exchange, Trades, others_left
from ...state import State
from ..features import TILES
from .value import EffectValue, Pairing, Values


class TradesValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.6


class ExchangeValue(EffectValue):
    """What the best exchange adds in points."""

    def __init__(self, effect: Exchange, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.exchange = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        points = game.tables.good_points
        best = 0
        for good in self.exchange.given(game, seat):
            dearest = max(points[other] for other in others_left(game, good))
            best = max(best, dearest - self.exchange.give * points[good])
        return float(best)


class BakeValue(EffectValue):
    """place.bakery.score: a loaf counts the status, which will still rise, instead of 1."""

    def __init__(self, effect: Bake, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.bakery = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return self.bakery.loaves(game, seat) * (status(game, seat) - 0.5)


class BuyTileValue(EffectValue):
    """A tile works in every round that is left."""

    def __init__(self, effect: BuyPlaceTile, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.price = effect.prices[0]

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return max(0.0, weights[TILES] - self.price)


VALUES: Final[Values] = {
    Trades: TradesValue,
    Exchange: ExchangeValue,
    Bake: BakeValue,
    BuyPlaceTile: BuyTileValue,
}
