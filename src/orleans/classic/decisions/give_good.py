"""The question which of the own goods is given away: one shape for all who ask it."""

from typing import ClassVar

from ...kernel.moves import Move
from ..ids import SPEND
from ..pieces.goods import owned_kinds
from ..state import State
from ..steps import Ask, wrong_time_rule


class AskGood(Ask):
    rule: ClassVar[str] = "action.cost"  # forbids the goods that are not among `kinds`

    def kinds(self, game: State, seat: int) -> list[int]:
        """The goods to choose from; bread counts as one (place.bakery.spend)."""
        return owned_kinds(game.players[seat])

    def legal(self, game: State, seat: int) -> list[Move]:
        spend = game.tables.moves.spend
        return [spend[good] for good in self.kinds(game, seat)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != SPEND:
            return wrong_time_rule(game, move)
        return "" if move.a in self.kinds(game, seat) else self.rule
