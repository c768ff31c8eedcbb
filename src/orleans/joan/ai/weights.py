"""The weights of `evaluate`, from their file to the numbers of a set-up."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..tables import Tables
from .features import NAMES
from .model import JoanModel

FILE: Final = Path(__file__).with_name("weights.toml")


@cache
def learned() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text("utf-8"))


def model_for(tables: Tables, named: dict[str, Any]) -> JoanModel:
    return JoanModel(
        [float(named["features"][name]) for name in NAMES],
        [float(named["cards"][card.id]) for card in tables.cards],
    )
