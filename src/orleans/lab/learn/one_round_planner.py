"""Who looks no further than this round: what is learned from nothing is learned that way first."""

from __future__ import annotations

from ...bots.planner import Planner
from ...kernel.game import Game


class OneRoundPlanner(Planner):
    def rounds_ahead(self, game: Game) -> int:
        return 1
