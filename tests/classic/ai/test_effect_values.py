"""Every effect is paired with what it is worth, and who forgets one is told where it goes."""

from collections.abc import Iterator

import pytest

from orleans import Setup, new
from orleans.classic.ai.effect_values.registry import CORE
from orleans.classic.ai.effect_values.value import EffectValue, Pairing
from orleans.classic.ai.model import ClassicModel, Weights, model_of
from orleans.classic.effects.base import Effect, GainCoins
from orleans.classic.effects.choice import Die
from orleans.classic.modules.thinking import THINKING
from orleans.classic.modules.trade.rewards import TileByTrack
from orleans.classic.state import State

TRADE = "orleans.classic.modules.trade"


def effects(kind: type[Effect] = Effect) -> Iterator[type[Effect]]:
    for below in kind.__subclasses__():
        yield below
        yield from effects(below)


def test_every_effect_of_the_core_and_of_the_modules_has_a_value() -> None:
    paired = set(CORE)
    for thinking in THINKING.values():
        paired |= set(thinking().effect_values())
    ours = [kind for kind in effects() if kind.__module__.startswith("orleans.")]
    assert len(ours) > 40
    assert [kind.__name__ for kind in ours if not paired & set(kind.__mro__)] == []


def test_an_effect_without_a_value_names_itself_and_the_file_to_change() -> None:
    with pytest.raises(LookupError, match=r"GainCoins .* orleans/classic/ai/effect_values/"):
        Pairing({}, []).of(GainCoins(2))
    with pytest.raises(LookupError, match=r"GainCoins"):
        Pairing({Die: CORE[Die]}, []).of(Die([GainCoins(2)]))
    with pytest.raises(LookupError, match=r"TileByTrack .* orleans/classic/modules/trade/ai\.py"):
        Pairing(CORE, [TRADE]).of(TileByTrack())


def test_an_effect_of_a_module_that_nobody_has_thought_about_is_worth_a_point() -> None:
    game = new(Setup(players=2), seed=1)
    assert Pairing(CORE, []).of(TileByTrack()).evaluate(game, 0, []) == 1.0


class Gift(Effect):
    """Made for this test, as the next one: of the core's own kinds nobody can make another."""


class Twice(Gift):
    """A kind of gift."""


class GiftValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 3.0


class TwiceValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 7.0


def test_a_value_holds_for_kinds_of_the_effect_that_have_none_of_their_own() -> None:
    game = new(Setup(players=2), seed=1)
    values = {**CORE, Gift: GiftValue}
    assert Pairing(values, []).of(Twice()).evaluate(game, 0, []) == 3.0
    assert Pairing({**values, Twice: TwiceValue}, []).of(Twice()).evaluate(game, 0, []) == 7.0


# ------------------------------------------------------------------------ own weights


def liking_coins(model: ClassicModel) -> ClassicModel:
    """By these weights nothing counts but a round to come."""
    weights = Weights()
    rounds, features = len(model.weights.judging), len(model.weights.judging[0])
    weights.judging = [[float(left > 0), *[0.0] * (features - 1)] for left in range(rounds)]
    weights.rollout = weights.judging
    weights.tiles = [0.0] * len(model.weights.tiles)
    weights.wheels = [0.0] * len(model.weights.wheels)
    return model.with_weights(weights)


def test_a_game_with_weights_of_its_own_keeps_them_and_no_other_game_gets_them() -> None:
    game = new(Setup(edition="2021", players=2), seed=1)
    usual = game.evaluate(0)
    other = new(Setup(edition="2021", players=2), seed=1)
    game.model = liking_coins(model_of(game))
    assert game.evaluate(0) == game.scores[0] + 1 != usual
    assert game.copy().evaluate(0) == game.evaluate(0)
    assert model_of(game.imagine(0, "world")) is game.model
    assert other.evaluate(0) == usual
    assert sum(game.evaluation_parts(0).values()) == pytest.approx(game.evaluate(0))
