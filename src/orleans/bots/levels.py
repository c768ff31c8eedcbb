"""The levels of computer players that plan, from the weakest to the strongest."""

from typing import Final

from ..kernel.moves import Move
from ..kernel.searchable import Searchable
from .planner import Planner
from .rollouts import ranked_at_once

# How often easy overlooks the best way, and how often the second best as well.
ONE_OVERLOOKED: Final = 0.18
TWO_OVERLOOKED: Final = 0.06


class EasyBot(Planner):
    """A few plans, each played out once; all else at a glance; and now and then only the second or
    third best."""

    name = "easy"
    strength = 1
    rollouts = 8

    def decide(self, game: Searchable, seat: int) -> list[Move]:
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
        if attention < TWO_OVERLOOKED:
            return 2
        return 1 if attention < ONE_OVERLOOKED else 0


class NormalBot(Planner):
    """The most promising plans, each imagined once, and all else in a few worlds."""

    name = "normal"
    strength = 2
    rollouts = 10
    most_plans = 10


class HardBot(Planner):
    """Many plans, and every decision compared in several imagined worlds."""

    name = "hard"
    strength = 3
    rollouts = 40
    seconds = 1.0
    most_plans = 32


class ExpertBot(Planner):
    """As hard, further ahead, about more plans and in more imagined worlds."""

    name = "expert"
    strength = 4
    rollouts = 400
    seconds = 5.0
    most_plans = 48
    looks_far = True
