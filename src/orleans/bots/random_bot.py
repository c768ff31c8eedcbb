"""`random`: any sensible move, all equally likely."""

from ..kernel.game import Game
from ..kernel.moves import Move
from .bot import Bot


class RandomBot(Bot):
    name = "random"

    def choose(self, game: Game, seat: int, legal: list[Move]) -> Move:
        moves = game.candidates(seat, legal)
        return moves[int(self.random.random() * len(moves))]
