"""`greedy`: the move whose immediate result looks best."""

from ..kernel.game import Game
from ..kernel.moves import Move
from .bot import Bot


class GreedyBot(Bot):
    """Tries each sensible move in an imagined world, so it never sees the true draws."""

    name = "greedy"
    strength = 1

    def choose(self, game: Game, seat: int, legal: list[Move]) -> Move:
        moves = game.sensible(seat, legal)
        if len(moves) == 1:
            return moves[0]
        world = game.imagine(seat, str(self.random.getrandbits(64)))
        best = moves[0]
        best_worth = float("-inf")
        for move in moves:
            trial = world.copy()
            trial.play_legal(seat, move)
            worth = trial.worth(seat)
            if worth > best_worth:
                best = move
                best_worth = worth
        return best
