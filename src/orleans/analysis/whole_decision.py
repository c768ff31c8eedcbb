"""A whole decision, move by move, in an imagined world: of a computer player, or without any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..games import AnyGame
from ..kernel.moves import Move
from ..kernel.record import state_hash
from .revealed import known_now

MOST_MOVES: Final = 200
"""No decision needs so many; who has not come to an end by then is helped to it."""

Decide = Callable[[AnyGame, int], list[Move]]


def first_candidate(game: AnyGame, seat: int) -> list[Move]:
    return game.candidates(seat, game.legal(seat))[:1]


def whole_decision(world: AnyGame, seat: int, decide: Decide) -> list[str]:
    """The moves of a seat from here to the end of what is asked of it now; none if nothing is.

    `world` is played on. Who decides gets a copy of it, so that the true course is not touched,
    and may go on for longer than is asked: the rest waits for the true game.
    """
    if seat not in world.pending:
        return []
    decision = Decision(world, seat)
    for _ in range(MOST_MOVES):
        if decision.made:
            return decision.moves
        for move in decide(world.copy(), seat):
            decision.play(move)
            if decision.made:
                break
    for _ in range(MOST_MOVES):
        if decision.made:
            break
        decision.play(decision.ending_move())
    return decision.moves


class Decision:
    """It is made when the seat owes nothing more of it, or when something became known: then
    only the true game can go on."""

    def __init__(self, world: AnyGame, seat: int) -> None:
        world.listen()
        self.world = world
        self.seat = seat
        self.first = world.steps[-1]
        self.depth = len(world.steps)
        self.moves: list[str] = []
        self.made = False
        self.states = [state_hash(world)]  # before the first move and after each

    def play(self, move: Move) -> None:
        self.made = self.made_by(move, self.world)
        self.moves.append(move.notation)
        state = state_hash(self.world)
        if state in self.states and not self.made:
            # A circle, such as placing and lifting: what lies between led nowhere.
            at = self.states.index(state)
            del self.states[at + 1 :], self.moves[at:]
        else:
            self.states.append(state)

    def made_by(self, move: Move, world: AnyGame) -> bool:
        """Carry the move out there; whether the decision is made then."""
        before = known_now(world)
        top = world.steps[-1]
        world.play(self.seat, move)
        if known_now(world) != before or self.seat not in world.pending:
            return True
        # The question itself again, as in planning, or one that came up while answering it.
        asked_at = self.depth - 1
        if len(world.steps) < self.depth or world.steps[asked_at] is not self.first:
            return True
        return len(world.steps) == self.depth and top is not self.first

    def ending_move(self) -> Move:
        """The first sensible move that makes the decision, else the first sensible one."""
        legal = self.world.legal(self.seat)
        sensible = self.world.candidates(self.seat, legal)
        for move in [*sensible, *legal]:
            trial = self.world.copy()
            trial.listen()
            if self.made_by(move, trial):
                return move
        return sensible[0]
