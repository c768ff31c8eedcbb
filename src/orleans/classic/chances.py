"""How likely each seat is to win: whoever's position is worth more, and the surer the nearer the
end is."""

from math import exp
from typing import Final

from .scoring import winners
from .state import State
from .worth import rounds_to_play, worth

AT_THE_END: Final = 3.0  # points by which a judgement of the last moments is still mistaken
EACH_ROUND: Final = 0.9  # and by how many more for each round that is left


def chances(game: State) -> list[float]:
    seats = len(game.players)
    if game.over:
        won = winners(game)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    doubt = AT_THE_END + EACH_ROUND * rounds_to_play(game)
    worths = [worth(game, seat) for seat in range(seats)]
    best = max(worths)
    shares = [exp((one - best) / doubt) for one in worths]
    whole = sum(shares)
    return [share / whole for share in shares]
