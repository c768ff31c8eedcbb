"""What the players of a set-up think with: what its effects are worth, what its steps are worth
trying, and the weights of its features. Made once with the set-up; the rules do not look into it.

A game whose players are to go by other weights has a model of its own:

    game.model = model_of(game).with_weights(weights)
"""

from typing import Any

from ...kernel.moves import Move
from ...kernel.searchable import Model
from ..modules.thinking import THINKING
from ..phases.draw import Draw, Stow
from ..phases.plan import Plan
from ..state import State
from ..tables import Tables
from .candidates import DrawFilter, StowFilter, plan_candidates
from .effect_values.registry import CORE
from .effect_values.value import DeedValue, EffectValue, Pairing, Values
from .filters import FILTERS, Filter, Filters
from .marginal import rounds_left
from .thinking import Thinking


class Weights:
    """What single features are worth, in points (see evaluate.py and marginal.py)."""

    def __init__(self) -> None:
        self.judging: list[list[float]] = []  # by rounds left, then feature: they foretell points
        self.rollout: list[list[float]] = []  # the same: they lead to points if one goes by them
        self.tiles: list[float] = []  # by Place: owning it, for each round
        self.wheels: list[float] = []  # by Place: a wheel there, for each round


class ClassicModel(Model):
    def __init__(
        self,
        weights: Weights,
        places: list[list[EffectValue]],
        deeds: list[DeedValue],
        modules: list[Thinking],
        filters: Filters,
    ) -> None:
        self.weights = weights
        self.places = places  # by Place: the values of its effects
        self.deeds = deeds
        self.modules = modules  # in the order of those of the set-up
        self.filters = filters  # as far as they are known; more are found as they are met

    def with_weights(self, weights: Weights) -> "ClassicModel":
        return ClassicModel(weights, self.places, self.deeds, self.modules, self.filters)

    def inherited(self, kind: Any) -> Filter:
        """Of the nearest parent class that has a filter; found once."""
        for parent in kind.__mro__:
            if parent in self.filters:
                self.filters[kind] = self.filters[parent]
                return self.filters[parent]
        raise AssertionError(f"{kind} is no step")


def candidates(game: State, seat: int, legal: list[Move]) -> list[Move]:
    """Those of the legal moves that a player without any strategy would think of, never none."""
    step = game.steps[-1]
    if isinstance(step, Plan):  # most decisions by far: asked first, for speed
        return plan_candidates(game, seat)
    model = model_of(game)
    found = model.filters.get(type(step))
    if found is None:
        found = model.inherited(type(step))
    return found.among(game, seat, legal, model.weights.judging[rounds_left(game)])


def build_model(tables: Tables, weights: Weights) -> ClassicModel:
    """LookupError: an effect of the set-up has no value, and where to add one."""
    modules: list[Thinking] = []
    values: Values = dict(CORE)
    filters: Filters = dict(FILTERS)
    filters[Draw] = DrawFilter()
    filters[Stow] = StowFilter()
    thought_about: list[str] = []
    for module in tables.modules:
        kind: Any = THINKING.get(module.id, Thinking)
        if kind is not Thinking:
            thought_about.append(kind.__module__.rpartition(".")[0])
        thinking: Thinking = kind()
        values.update(thinking.effect_values())
        filters.update(thinking.filters())
        modules.append(thinking)
    pairing = Pairing(values, thought_about)
    places = [pairing.all_of(place.effects) for place in tables.places]
    for deed in tables.deeds:
        value = DeedValue()
        value.rewards = pairing.all_of(deed.rewards)
        value.completion = pairing.all_of(deed.completion)
        pairing.deeds.append(value)
    return ClassicModel(weights, places, pairing.deeds, modules, filters)


def model_of(game: State) -> ClassicModel:
    model = game.model
    assert isinstance(model, ClassicModel)
    return model
