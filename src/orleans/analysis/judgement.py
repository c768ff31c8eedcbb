"""A decision as it was made, held against the best that can be found."""

from __future__ import annotations

import random
from typing import Final

import msgspec

from ..bots.budget import Budget
from ..bots.planner import Planner
from ..games import AnyGame
from ..kernel.moves import Move
from .comparison import Reason, Way, difference, play_out_ways, reasons_in
from .decisions import Made

SURE: Final = 2.0
"""Standard errors: a difference below them may be nothing but the draw of the worlds."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much thinking goes into an analysis. `rollouts` find the best way, `worlds` compare it
    with what was done, `redraws` tell what a draw may bring. A round takes no longer than about
    `seconds`; 0: as long as it takes, which gives the same figures on every machine."""

    rollouts: int = 72
    worlds: int = 24
    redraws: int = 32
    seconds: float = 0.0


class Judge(Planner):
    name = "judge"


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision lost. `moment` is the one in which it was to be made. `better` are the
    moves that would have been; none if nothing better was found, and then nothing is lost.
    `change` is what the decision did to the chance to win, at most 0. `parts` is where the loss
    comes from; together they are the loss."""

    moment: int
    seat: int
    asked: str
    moves: list[str]
    better: list[str] = []
    loss: float = 0.0
    change: float = 0.0
    parts: dict[str, float] = {}

    @property
    def reasons(self) -> list[Reason]:
        return reasons_in(self.parts)


def judged(made: Made, effort: Effort, seconds: float = 0.0) -> Verdict | None:
    """None where there was nothing to choose."""
    game, seat = made.before, made.seat
    rounds = game.horizon()
    budget = Budget(effort.rollouts, seconds / 2)
    judge = Judge(made.moment, budget)
    candidates = judge.candidates(game, seat)
    world = game.imagine(seat, f"same:{made.moment}")
    done = after(world, seat, made.moves)
    same = [one for one in candidates if after(world, seat, one.moves) == done]
    if len(candidates) == len(same):
        return None
    judge.sequential_halving(game, seat, candidates)
    best = judge.best(candidates)
    better, played = Way(seat, best.moves), Way(seat, made.moves)
    plain = Verdict(moment=made.moment, seat=seat, asked=game.asked, moves=played.notation)
    if best in same:
        return plain
    rng = random.Random(f"judged:{made.moment}")
    play_out_ways(game, [better, played], rounds, effort.worlds, rng, seconds / 2)
    lead = difference(better, played)
    if lead.points <= SURE * lead.doubt:
        return plain
    return msgspec.structs.replace(
        plain,
        better=better.notation,
        loss=lead.points,
        change=min(0.0, played.chance - better.chance),
        parts=lead.parts,
    )


def after(world: AnyGame, seat: int, moves: list[Move]) -> list[object]:
    """Where moves lead to: the same plan may be made in another order."""
    end = world.copy()
    for move in moves:
        end.play_legal(seat, move)
    return end.snapshot()
