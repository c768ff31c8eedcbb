"""`normal`: the most promising plans, each imagined once, and all else in a few worlds."""

from .budget import Budget
from .planner import Planner


class NormalBot(Planner):
    name = "normal"
    strength = 2

    def usual_budget(self) -> Budget:
        return Budget(rollouts=10)

    def most_plans(self) -> int:
        return 10
