"""What a computer player is: given a game and a seat that owes a decision, it makes it."""

import random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ..kernel.moves import Move
from ..kernel.searchable import Searchable
from .budget import Budget


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Choices depend only on what the seat may know and on the bot's own generator.

    A bot overrides `choose`, or `decide` if it weighs several moves of a decision together."""

    name: ClassVar[str] = "bot"
    strength: ClassVar[int] = 0  # who is stronger has more

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.random = random.Random(seed)
        self.budget = budget if budget is not None else self.usual_budget()

    def usual_budget(self) -> Budget:
        """What a decision of this player may cost, unless the table says otherwise."""
        return Budget()

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        """One of the legal moves."""
        return self.decide(game, seat)[0]

    def decide(self, game: Searchable, seat: int) -> list[Move]:
        """The next moves of the seat, at least one: all that it can settle without learning
        anything in between. Each is legal after those before it."""
        return [self.choose(game, seat, game.legal(seat))]


def play_out(game: Searchable, bots: list[Bot]) -> int:
    """Play a game to its end, one bot per seat; how many moves that took."""
    moves = 0
    while game.steps:
        for seat in game.pending:
            for move in bots[seat].decide(game, seat):
                game.play_legal(seat, move)
                moves += 1
            if not game.steps:
                break
    return moves
