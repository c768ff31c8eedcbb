"""`random`: any sensible move, all equally likely."""

from ..kernel.moves import Move
from ..kernel.searchable import Searchable
from .bot import Bot


class RandomBot(Bot):
    name = "random"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        moves = game.candidates(seat, legal)
        return moves[int(self.random.random() * len(moves))]
