"""Files of weights that learning begins with: read, and checked against what was expected."""

from __future__ import annotations

import tomllib
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

MADE_BY: Final = "Made by: "


def weights_in(file: Path, like: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """All tables and names that `like` has, and as many numbers for each; more of them are
    welcome: which tiles have a weight depends on the games that were played. ValueError: it has
    not."""
    weights = tomllib.loads(file.read_text("utf-8"))
    for kind, usual in like.items():
        table = weights.get(kind)
        if not isinstance(table, dict) or not all(map(is_weight, table.values())):
            raise ValueError(kind)
        for name, weight in usual.items():
            if name not in table or wide(table[name]) != wide(weight):
                raise ValueError(name)
    return weights


def is_weight(value: object) -> bool:
    """A number, or the numbers of a curve."""
    numbers = value if isinstance(value, list) else [value]
    return all(isinstance(number, (int, float)) for number in numbers)


def wide(weight: Any) -> int:
    return len(weight) if isinstance(weight, list) else 1


def made_of(files: list[Path]) -> list[str]:
    """How each of these was made, as its first lines tell, and what it was made of in turn."""
    told: dict[str, None] = {}
    for file in files:
        head = takewhile(lambda line: line.startswith("# "), file.read_text("utf-8").splitlines())
        for line in (line.removeprefix("# ") for line in head):
            if line.startswith(MADE_BY):
                told[f"{file.name}: {line}"] = None
            elif f": {MADE_BY}" in line:
                told[line] = None
    return [*told]
