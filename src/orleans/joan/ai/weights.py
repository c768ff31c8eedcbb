"""The weights of `evaluate`, from their file to the numbers of a set-up."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..tables import Tables, Weights
from .features import NAMES

FILE: Final = Path(__file__).with_name("weights.toml")


@cache
def learned() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text("utf-8"))


def weights_for(tables: Tables, named: dict[str, Any]) -> Weights:
    weights = Weights()
    weights.features = [float(named["features"][name]) for name in NAMES]
    weights.cards = [float(named["cards"][card.id]) for card in tables.cards]
    return weights
