"""`normal`: whole plans, each played to the end of the next round in imagined worlds."""

from ..kernel.game import Game
from .budget import Budget
from .planner import Planner


class NormalBot(Planner):
    name = "normal"
    strength = 2

    def usual_budget(self) -> Budget:
        return Budget(playouts=120)

    def rounds_ahead(self, game: Game) -> int:
        return min(2, game.horizon())
