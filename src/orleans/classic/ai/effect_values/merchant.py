"""Journeys, and the stations built on the way (effects/base.py, places/journeys.py,
places/building.py)."""

from typing import Final

from ...decisions.travel import ALL_ROUTES, routes_open
from ...effects.base import BuildStation, MoveMerchant
from ...places.action_chains import BuildBesideRival
from ...places.building import BuildAnywhere, BuildOnRoad
from ...places.journeys import JumpTo, MoveRival, MoveUpTo
from ...state import State
from ..marginal import value_of_piece
from ..surroundings import best_good, best_journey
from .value import EffectValue, Pairing, Values

TRAVEL_VALUE: Final = 0.5  # for those who cannot say yet where to


class JourneyValue(EffectValue):
    def __init__(self, effect: MoveMerchant, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.journey = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        routes = self.journey.routes(game, seat)
        return TRAVEL_VALUE + best_journey(game, seat, routes, weights)


class JumpValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 1.2


class WanderValue(EffectValue):
    def __init__(self, effect: MoveUpTo, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.most = effect.most

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 1.0 + 0.2 * self.most


class MoveRivalValue(EffectValue):
    """The best good within reach of another Merchant."""

    def __init__(self, effect: MoveRival, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.price = effect.price

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        best = 0.0
        if game.players[seat].coins >= self.price:
            for other in range(game.tables.players):
                if other != seat:
                    best = max(best, best_good(game, routes_open(game, other, ALL_ROUTES)))
        return max(0.2, best - self.price)


class StationValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return value_of_piece(game, seat, weights)


class StationAnywhereValue(EffectValue):
    """Where it is cheapest."""

    def __init__(self, effect: BuildAnywhere, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.building = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        prices = self.building.prices(game, seat)
        towns = self.building.towns(game, seat)
        cheapest = min((prices[town] for town in towns), default=0)
        return value_of_piece(game, seat, weights) - cheapest


VALUES: Final[Values] = {
    MoveMerchant: JourneyValue,
    JumpTo: JumpValue,
    MoveUpTo: WanderValue,
    MoveRival: MoveRivalValue,
    BuildStation: StationValue,
    BuildOnRoad: StationValue,
    BuildBesideRival: StationValue,
    BuildAnywhere: StationAnywhereValue,
}
