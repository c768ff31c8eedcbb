"""Who looks no further than this round: what is learned from nothing is learned that way first."""

from __future__ import annotations

from ...bots.planner import Planner
from ...kernel.searchable import Searchable


class OneRoundPlanner(Planner):
    def rounds_ahead(self, game: Searchable) -> int:
        return 1
