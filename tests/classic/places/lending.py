"""Positions around the Church: red's is filled, blue owns tiles to be used through it."""

from typing import Any

from ..table import Table
from . import SPARE_ACTION, ready

BREWERY = {"brewery": "monk"}
TWO = {**BREWERY, "winery": "farmer trader"}


def church(lent: dict[str, str], *tiles: str, **more: Any) -> Table:
    """Blue owns `lent`, filled like this, and `tiles` with nobody on them."""
    blue = dict(more.pop("blue", {}))
    blue["tiles"] = [*lent, *tiles]
    blue["spaces"] = {**SPARE_ACTION, **lent, **blue.get("spaces", {})}
    return ready("church", "monk", "bigbox", blue=blue, **more)
