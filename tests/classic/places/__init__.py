"""Positions around one Place tile: red owns it, all its Action Spaces are filled."""

from typing import Any

from ..table import Table

EDITIONS = ["2014", "2021", "bigbox"]

# Red's Scriptorium is filled too, so red is still asked when the tile itself is refused.
SPARE_ACTION = {"scriptorium": "knight scholar"}


def ready(tile: str, filled: str, edition: str = "2021", **more: Any) -> Table:
    """Phase 5, red to act. `more` is the rest of the position; `red` may add to red's fields."""
    red = dict(more.pop("red", {}))
    red["tiles"] = [tile, *red.get("tiles", [])]
    red["spaces"] = {**SPARE_ACTION, **red.get("spaces", {}), **({tile: filled} if filled else {})}
    return Table(edition, phase="actions", turn="red", red=red, **more)
