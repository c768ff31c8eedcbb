"""How an effect is paired with what it is worth: once, when a set-up is built.

The rules know effects; what one would give for them is known here. Every class of effects has a
class of values in one of the files beside this one, and a line in the `VALUES` of that file; a
module keeps those of its own effects in its `ai.py`.
"""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from ...effects.base import Effect
from ...state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectValue:
    """What carrying out an effect brings a seat, in points, at a guess. By itself: a point."""

    def __init__(self, effect: Effect, pairing: "Pairing") -> None:
        self.effect = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        """`weights` are those of the features for the rounds that are left."""
        return 1.0


class DeedValue:
    """What the next Follower brings at a deed, and the last one besides."""

    def __init__(self) -> None:
        self.rewards: list[EffectValue] = []
        self.completion: list[EffectValue] = []


Make = Callable[[Any, "Pairing"], EffectValue]
Values = dict[type[Effect], Make]


class Pairing:
    """The values of a set-up's effects as they are made. `thought_about`: the folders of modules
    that have an `ai.py`; of the others an effect without a value is worth a point."""

    def __init__(self, makers: Values, thought_about: list[str]) -> None:
        self.makers = makers
        self.thought_about = thought_about
        self.deeds: list[DeedValue] = []  # complete when all are paired

    def of(self, effect: Effect) -> EffectValue:
        kind: Any = type(effect)
        for parent in kind.__mro__:
            make = self.makers.get(parent)
            if make is not None:
                return make(effect, self)
        home = self.home_of(kind.__module__)
        if home:
            text = f"{kind.__name__} has no value for computer players: add one to VALUES in {home}"
            raise LookupError(text)
        return EffectValue(effect, self)

    def all_of(self, effects: list[Effect]) -> list[EffectValue]:
        return [self.of(effect) for effect in effects]

    def home_of(self, source: str) -> str:
        """The file for the value of an effect of this module; none if it may go without."""
        folder = source.rpartition(".")[0]
        if folder in self.thought_about:
            return f"{folder.replace('.', '/')}/ai.py"
        core = __name__.rpartition(".ai.")[0]
        if folder in (f"{core}.effects", f"{core}.places"):
            return f"{core.replace('.', '/')}/ai/effect_values/"
        return ""
