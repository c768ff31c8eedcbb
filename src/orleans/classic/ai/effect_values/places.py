"""Single Places: chains of actions, Bathhouse, Theatre, Workshop (the other files of places/)."""

from typing import Final

from ...places.action_chains import ActAt, CarryOut
from ...places.bathhouse import DrawAndPlace
from ...places.theatre_workshop import CoinsPerFollower, MoveWheel
from ...state import State
from .value import EffectValue, Pairing, Values


class CarryOutValue(EffectValue):
    def __init__(self, effect: CarryOut, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.price = effect.price

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 4.0 - self.price


class ActAtValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 3.0


class CoinsPerFollowerValue(EffectValue):
    """One at least stands there when it is used."""

    def __init__(self, effect: CoinsPerFollower, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.pay = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return float(max(self.pay.each, self.pay.amount(game)))


class MoveWheelValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.5


VALUES: Final[Values] = {
    CarryOut: CarryOutValue,
    ActAt: ActAtValue,
    CoinsPerFollower: CoinsPerFollowerValue,
    MoveWheel: MoveWheelValue,
    DrawAndPlace: EffectValue,
}
