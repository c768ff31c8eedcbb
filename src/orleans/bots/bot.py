"""What a computer player is: given a game, a seat and its legal moves, it picks one."""

import random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ..kernel.game import Game
from ..kernel.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Choices depend only on what the seat may know and on the bot's own generator."""

    name: ClassVar[str] = "bot"
    strength: ClassVar[int] = 0  # who is stronger has more

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game, seat: int, legal: list[Move]) -> Move:
        raise NotImplementedError


def play_out(game: Game, bots: list[Bot]) -> int:
    """Play a game to its end, one bot per seat; how many decisions that took."""
    decisions = 0
    while game.steps:
        for seat in game.pending:
            legal = game.legal(seat)
            game.play_legal(seat, bots[seat].choose(game, seat, legal))
            decisions += 1
            if not game.steps:
                break
    return decisions
