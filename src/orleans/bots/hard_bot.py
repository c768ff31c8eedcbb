"""`hard`: many plans, and every decision compared in several imagined worlds."""

from .budget import Budget
from .planner import Planner


class HardBot(Planner):
    name = "hard"
    strength = 3

    def usual_budget(self) -> Budget:
        return Budget(rollouts=40, seconds=1.0)

    def most_plans(self) -> int:
        return 32
