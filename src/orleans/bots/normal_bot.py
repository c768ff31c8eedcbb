"""`normal`: whole plans, each played to the end of the round in imagined worlds."""

from .budget import Budget
from .planner import Planner


class NormalBot(Planner):
    name = "normal"
    strength = 2

    def usual_budget(self) -> Budget:
        return Budget(playouts=120)
