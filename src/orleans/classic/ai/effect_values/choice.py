"""One of several effects (effects/choice.py)."""

from typing import Final

from ...effects.choice import Die, OneOf
from ...state import State
from .value import EffectValue, Pairing, Values


class OneOfValue(EffectValue):
    """The player picks the best."""

    def __init__(self, effect: OneOf, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.options = pairing.all_of(effect.options)

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return max(option.evaluate(game, seat, weights) for option in self.options)


class DieValue(EffectValue):
    """The mean of its faces."""

    def __init__(self, effect: Die, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.faces = pairing.all_of(effect.faces)

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return sum(face.evaluate(game, seat, weights) for face in self.faces) / len(self.faces)


VALUES: Final[Values] = {OneOf: OneOfValue, Die: DieValue}
