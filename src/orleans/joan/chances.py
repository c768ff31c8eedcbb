"""How likely each seat is to win: whoever's position is worth more, and the surer the nearer the
end is. Against Joan the worth says by how many points the game will be won."""

from math import exp
from typing import Final

from .look import picks_left
from .scoring import winners
from .state import State
from .worth import worth

# By how many points a judgement is mistaken: at the end, and more for each pick that is left.
# The most likely ones of 131 games at the Special Challenge, seen at each pick; to be fitted anew
# by lab/learn_joan.py --doubt.
AT_THE_END: Final = 7.25
EACH_PICK: Final = 0.08
DRAWN_IS_WON: Final = 0.5  # the player wins ties against Joan


def chances(game: State) -> list[float]:
    seats = len(game.sheets)
    if game.over:
        won = winners(game)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    doubt = AT_THE_END + EACH_PICK * picks_left(game)
    worths = [worth(game, seat) for seat in range(seats)]
    if game.area is not None:
        return [1.0 / (1.0 + exp(-(worths[0] + DRAWN_IS_WON) / doubt))]
    best = max(worths)
    shares = [exp((one - best) / doubt) for one in worths]
    whole = sum(shares)
    return [share / whole for share in shares]
