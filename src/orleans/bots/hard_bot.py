"""`hard`: plans played out over several rounds, so that what only pays later is seen."""

from ..kernel.game import Game
from .budget import Budget
from .planner import Planner


class HardBot(Planner):
    name = "hard"
    strength = 3

    def usual_budget(self) -> Budget:
        return Budget(playouts=40, seconds=1.0)

    def most_plans(self) -> int:
        return 32

    def rounds_ahead(self, game: Game) -> int:
        return game.horizon()
