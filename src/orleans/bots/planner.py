"""Whole decisions compared by playing them out in imagined worlds: sequential halving."""

import random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ..kernel.moves import Move
from ..kernel.searchable import Searchable
from .bot import Bot
from .budget import Budget
from .rollouts import play_on


class Candidate:
    """A way to make the decision, and what it has brought so far."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.total = 0.0
        self.rollouts = 0

    def mean(self) -> float:
        return self.total / self.rollouts if self.rollouts else float("-inf")


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Bot):
    """Tries every candidate in the same imagined worlds. From time to time the worse half is
    given up, so that most of the budget goes into the comparison of the best (Karnin, Koren and
    Somekh, 2013)."""

    rollouts: ClassVar[int] = 0  # for a decision, unless it is given a budget
    seconds: ClassVar[float] = 0.0
    most_plans: ClassVar[int] = 24  # how many of the most promising plans are played out
    looks_far: ClassVar[bool] = False

    def usual_budget(self) -> Budget:
        return Budget(self.rollouts, self.seconds)

    def rounds_ahead(self, game: Searchable) -> int:
        """After how many rounds the position is judged, this one included."""
        return game.far_horizon() if self.looks_far else game.horizon()

    def decide(self, game: Searchable, seat: int) -> list[Move]:
        candidates = self.candidates(game, seat)
        if len(candidates) > 1:
            self.sequential_halving(game, seat, candidates)
        return self.best(candidates).moves

    def candidates(self, game: Searchable, seat: int) -> list[Candidate]:
        """With this the time for the decision begins."""
        self.budget.begin()
        plans = game.plans(seat, self.most_plans)
        if plans:
            return [Candidate(plan) for plan in plans]
        return [Candidate([move]) for move in game.candidates(seat, game.legal(seat))]

    def best(self, candidates: list[Candidate]) -> Candidate:
        """The best of those that were looked at most often."""
        deepest = max(candidate.rollouts for candidate in candidates)
        best = candidates[0]
        for candidate in candidates:
            if candidate.rollouts == deepest and (
                best.rollouts < deepest or candidate.mean() > best.mean()
            ):
                best = candidate
        return best

    def sequential_halving(self, game: Searchable, seat: int, candidates: list[Candidate]) -> None:
        budget = self.budget
        until = game.stage() + self.rounds_ahead(game)
        alive = candidates
        share = budget.rollouts // len(candidates).bit_length()
        while len(alive) > 1:
            for _ in range(max(1, share // len(alive))):
                seed = self.random.getrandbits(64)
                world = game.imagine(seat, str(seed))
                for candidate in alive:
                    if not budget.spend():
                        return
                    candidate.total += outcome(world.copy(), seat, candidate.moves, until, seed)
                    candidate.rollouts += 1
            alive = better_half(alive)


def outcome(world: Searchable, seat: int, moves: list[Move], until: int, seed: int) -> float:
    for move in moves:
        world.play_legal(seat, move)
    play_on(world, seat, until, random.Random(seed))
    return world.evaluate(seat)


def better_half(candidates: list[Candidate]) -> list[Candidate]:
    ranked = sorted(candidates, key=Candidate.mean, reverse=True)
    return ranked[: (len(ranked) + 1) // 2]
