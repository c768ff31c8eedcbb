"""Moves worth considering: what a player who knows the rules, but no strategy, would think of."""

from ...kernel.moves import Move
from ..ids import END, SKIP
from ..state import State


def candidate_moves(game: State, seat: int, legal: list[Move]) -> list[Move]:
    """All but giving something up, as long as there is anything else to do."""
    last = len(legal)
    while last > 1 and (legal[last - 1].kind == END or legal[last - 1].kind == SKIP):
        last -= 1
    return legal[:last]
