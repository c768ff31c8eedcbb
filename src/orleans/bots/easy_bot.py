"""`easy`: a few plans, a glance at each, and now and then only the second or third best."""

from ..kernel.game import Game
from ..kernel.moves import Move
from .budget import Budget
from .planner import Planner
from .rollouts import ranked_at_once


class EasyBot(Planner):
    """Thinks of some plans only and plays each out once; all else is judged at once."""

    name = "easy"
    strength = 1

    def usual_budget(self) -> Budget:
        return Budget(rollouts=8)

    def decide(self, game: Game, seat: int) -> list[Move]:
        candidates = self.candidates(game, seat)
        if len(candidates) == 1:
            return candidates[0].moves
        if len(candidates[0].moves) == 1 and game.asked != "plan":
            world = game.imagine(seat, str(self.random.getrandbits(64)))
            ranked = ranked_at_once(world, seat, [only.moves[0] for only in candidates])
            return [ranked[min(self.slip(), len(ranked) - 1)]]
        self.random.shuffle(candidates)
        some = candidates[: self.budget.rollouts]
        self.sequential_halving(game, seat, some)
        some.sort(key=lambda plan: plan.mean(), reverse=True)
        return some[min(self.slip(), len(some) - 1)].moves

    def slip(self) -> int:
        """How many better ways are overlooked."""
        attention = self.random.random()
        if attention < 0.06:
            return 2
        return 1 if attention < 0.18 else 0
