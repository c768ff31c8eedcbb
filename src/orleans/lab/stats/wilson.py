"""How far a share of wins may be from the truth."""

from __future__ import annotations

import math
from typing import Final

Z95: Final = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The score interval of E. B. Wilson (1927): it stays within 0 and 1, also for no win at all.

    Parts of a win, from games with several winners, count as such.
    """
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, z * z / games
    middle = (share + square / 2) / (1 + square)
    half = z / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
