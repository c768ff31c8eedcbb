"""The levels with little to think: the same thoughts, only shorter."""

import pytest

from orleans.bots.bot import Bot
from orleans.bots.budget import Budget
from orleans.bots.levels import EasyBot
from orleans.bots.planner import Planner
from orleans.bots.random_bot import RandomBot
from orleans.kernel.searchable import Searchable


class QuickPlanner(Planner):
    """Thinks as `normal` does, but not for long."""

    name = "quick"

    def usual_budget(self) -> Budget:
        return Budget(rollouts=4)


class QuickSearcher(Planner):
    """Looks as far ahead as `hard` and `expert` do."""

    name = "searcher"

    def rounds_ahead(self, game: Searchable) -> int:
        return game.horizon()

    def usual_budget(self) -> Budget:
        return Budget(rollouts=3)


EVERY_BOT = pytest.mark.parametrize("bot", [RandomBot, EasyBot, QuickPlanner, QuickSearcher])


def seated(bot: type[Bot], players: int, seed: int = 0) -> list[Bot]:
    return [bot(seed * 8 + seat) for seat in range(players)]
