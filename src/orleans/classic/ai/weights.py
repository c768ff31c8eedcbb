"""The weights of `evaluate` and of rollouts, from their files to the numbers of a set-up."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..tables import Tables
from .features import FEATURES
from .model import Weights

WEIGHTS: Final = Path(__file__).with_name("weights.toml")
ROLLOUT_WEIGHTS: Final = Path(__file__).with_name("rollout_weights.toml")
ROUNDS: Final = 18
"""What the share of a game that is left is reckoned from."""


@cache
def learned() -> dict[str, Any]:
    return tomllib.loads(WEIGHTS.read_text("utf-8"))


@cache
def learned_rollout_weights() -> dict[str, Any]:
    return tomllib.loads(ROLLOUT_WEIGHTS.read_text("utf-8"))


def weights_for(tables: Tables, named: dict[str, Any]) -> Weights:
    """A Place that has no weight of its own is worth what any other is."""
    weights = Weights()
    weights.judging = by_rounds_left(tables, named["quantities"])
    weights.rollout = rollout_weights_for(tables, learned_rollout_weights())
    for place in tables.places:
        weights.tiles.append(float(named["tiles"].get(place.id, 0.0)))
        weights.wheels.append(float(named["wheels"].get(place.id, 0.0)))
    return weights


def rollout_weights_for(tables: Tables, named: dict[str, Any]) -> list[list[float]]:
    return by_rounds_left(tables, named["quantities"])


def by_rounds_left(tables: Tables, curves: dict[str, list[float]]) -> list[list[float]]:
    """Then by quantity; one without a curve counts for nothing."""
    none = [0.0, 0.0, 0.0]
    to_come = [
        [at_share(curves.get(name, none), left / ROUNDS) for name in FEATURES]
        for left in range(1, most_rounds(tables) + 1)
    ]
    return [[0.0] * len(FEATURES), *to_come]


def at_share(curve: list[float], share: float) -> float:
    """A weight is a curve over the share of the game that is left: its level, slope and bend."""
    level, slope, bend = curve
    return level + slope * share + bend * share * share


def most_rounds(tables: Tables) -> int:
    """Positions may have a longer Hour Glass than the game, up to all tiles."""
    return max(ROUNDS, len(tables.hour_glass)) + 1
