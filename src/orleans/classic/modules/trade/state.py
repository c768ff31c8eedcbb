"""What lies on the Trade board during a game, and what came from it."""

from typing import Any

from ...module import ModuleState
from ...state import State


class TradeState(ModuleState):
    """Copies share its lists: they are replaced, never changed."""

    def __init__(self, goods: list[int], wheels: int, bound: list[int]) -> None:
        self.goods = goods  # by deed space: the good lying there, or EMPTY
        self.wheels = wheels  # lying at Navigation
        self.bound = bound  # by seat: wheels in hand that obey Navigation, not the edition

    def copy(self) -> "TradeState":
        return TradeState(self.goods, self.wheels, self.bound)

    def snapshot(self) -> list[Any]:
        return [self.goods, self.wheels, self.bound]


def trade_of(game: State) -> TradeState:
    for aside in game.module_states:
        if isinstance(aside, TradeState):
            return aside
    raise AssertionError("this game is played without the Trade board")
