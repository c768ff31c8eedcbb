"""How good a position looks for a seat, in points."""

from .scoring import score
from .state import State


def worth(game: State, seat: int) -> float:
    return float(score(game, seat))
