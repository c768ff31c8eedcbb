"""Phase 2, Census: the Farmers tracks are compared."""

from .money import charge, gain_coins
from .names import FARMER, NOBODY
from .state import State


def leader(steps: list[int], best: int) -> int:
    """The seat that stands alone at `best`, or NOBODY."""
    return steps.index(best) if steps.count(best) == 1 else NOBODY


def take_census(game: State) -> None:
    steps = [player.tracks[FARMER] for player in game.players]
    first = leader(steps, max(steps))
    last = leader(steps, min(steps))
    if game.tables.players == 2:
        last = NOBODY  # census.two
    # round.payments: whoever comes first in turn order settles first.
    for turn in range(game.tables.players):
        seat = (game.start + turn) % game.tables.players
        if seat == first:
            gain_coins(game, seat, 1, "census.most")
        if seat == last:
            charge(game, seat, 1, "census.least")
