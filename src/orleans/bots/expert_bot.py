"""`expert`: thinks as `hard` does, further ahead, about more plans and in more imagined worlds."""

from ..kernel.game import Game
from .budget import Budget
from .planner import Planner


class ExpertBot(Planner):
    name = "expert"
    strength = 4

    def usual_budget(self) -> Budget:
        return Budget(rollouts=400, seconds=5.0)

    def most_plans(self) -> int:
        return 48

    def rounds_ahead(self, game: Game) -> int:
        return game.far_horizon()
