"""How likely each seat is to win: whoever's position is worth more, and the surer the nearer the
end is."""

from typing import Final

from ..kernel.foretelling import shares
from .hunches import play_hunch
from .planning import Plan
from .scoring import winners
from .state import State
from .worth import rounds_to_play, worth

# By how many points a judgement is mistaken: at the end, and more for each round that is left.
# Fitted by `python3 run bench --chances`; the table is in docs/analysis.md.
AT_THE_END: Final = 3.0
EACH_ROUND: Final = 0.9


def chances(game: State) -> list[float]:
    seats = len(game.players)
    if game.over:
        won = winners(game)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    doubt = AT_THE_END + EACH_ROUND * rounds_to_play(game)
    then = all_planned(game)
    return shares([worth(then, seat) for seat in range(seats)], doubt)


def all_planned(game: State) -> State:
    """A plan that is made is worth something, so whoever is first to plan would seem to be ahead:
    the others are thought to plan as comes to mind."""
    if not isinstance(game.steps[-1], Plan):
        return game
    then = game.copy()
    assert isinstance(then, State)
    while then.steps and isinstance(then.steps[-1], Plan):
        play_hunch(then, then.pending[0])
    return then
