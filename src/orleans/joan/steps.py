"""What the steps of this game have in common."""

from typing import Final

from ..kernel.moves import Move
from ..kernel.steps import Step
from .ids import (
    BUILD,
    BUILD_FREE,
    BUY,
    BUY_FULL,
    CHOOSE,
    CIRCLE,
    DEED,
    EARN,
    END,
    FILL,
    MARK_ANY,
    MARK_GOOD,
    MARK_SPACE,
    PAY,
    RECRUIT,
    SKIP,
    STANDARD,
    SWAP_GOOD,
    TAKE,
    USE,
)
from .state import State

# The rule that says when a kind of move has its moment; cited when it is tried at another.
TIMING_RULE: Final = {
    TAKE: "joan.round.order",
    RECRUIT: "joan.monk.recruit",
    STANDARD: "joan.action.choice",
    EARN: "joan.action.choice",
    USE: "joan.action.choice",
    DEED: "joan.action.choice",
    CIRCLE: "joan.bank.circle",
    PAY: "joan.bank.pay",
    MARK_SPACE: "joan.action.scholar",
    MARK_GOOD: "joan.route.goods",
    MARK_ANY: "joan.action.farmer",
    SWAP_GOOD: "joan.place.tree_house",
    FILL: "joan.action.knight",
    BUILD: "joan.action.craftsman",
    BUILD_FREE: "joan.station.free_bonus",
    BUY: "joan.action.trader",
    BUY_FULL: "joan.action.trader",
    CHOOSE: "joan.card_use.instead",
    SKIP: "joan.card_use.plus_first",
    END: "joan.round.must_take",
}


def wrong_time_rule(move: Move) -> str:
    return TIMING_RULE[move.kind]


class Ask(Step[State]):
    """A question to one seat."""

    turn_rule = "joan.round.order"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: State) -> list[int]:
        return game.tables.only[self.seat]
