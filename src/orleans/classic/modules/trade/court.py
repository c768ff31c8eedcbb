"""Court of Lay Assessors: its last Follower brings an action of one's own."""

from typing import Any

from ....kernel.moves import Move
from ...effects.base import Effect
from ...ids import EMPTY, SKIP
from ...places.action_chains import OWN, CarryOut, ChooseAction
from ...state import State
from ...tables import Deed
from .rest import hold_newcomers


class FreeAction(CarryOut):
    """trade.court.last_action: activated or not; all else about it holds (trade.court.limits).

    It is part of the action that sent the Follower, so it adds to the same chain (combo.loop)."""

    def carry_out(self, game: State, seat: int, source: str) -> None:
        hold_newcomers(game, seat, None)
        game.push(ActOrNot(seat, self, source))


def free_action(words: Any, deed: Deed) -> Effect:
    return FreeAction(EMPTY, OWN, 0, "trade.court.last_action", "trade.court.last_action")


class ActOrNot(ChooseAction):
    name = "act_or_not"

    def legal(self, game: State, seat: int) -> list[Move]:
        legal = super().legal(game, seat)
        legal.append(game.tables.moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        return "" if move.kind == SKIP else super().forbidden_by(game, seat, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        if move.kind == SKIP:
            game.pop()
        else:
            super().play(game, seat, move)
