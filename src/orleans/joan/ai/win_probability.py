"""How likely each seat is to win: whoever's position is worth more, and the surer the nearer the
end is. Against Joan the evaluation says by how many points the game will be won."""

from typing import Final

from ...kernel.win_probability import logistic, softmax
from ..state import State
from ..turn.scoring import winners
from .outlook import picks_left

# By how many points a judgement is mistaken: at the end, and more for each pick that is left;
# against Joan the same all along. Fitted by `python3 run bench --chances` (docs/analysis.md).
AT_THE_END: Final = 5.5
EACH_PICK: Final = 0.45
AGAINST_JOAN: Final = 7.0
DRAWN_IS_WON: Final = 0.5  # the player wins ties against Joan


def win_probabilities(game: State) -> list[float]:
    seats = len(game.sheets)
    if game.over:
        won = winners(game)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    if game.area is not None:
        return [logistic(game.evaluate(0) + DRAWN_IS_WON, AGAINST_JOAN)]
    temperature = AT_THE_END + EACH_PICK * picks_left(game)
    return softmax([game.evaluate(seat) for seat in range(seats)], temperature)
