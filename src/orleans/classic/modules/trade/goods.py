"""Thanksgiving and Sheep Farming: the goods that lie on their spaces."""

from typing import Any

from ...decisions.deeds import space_rewarded
from ...effects.base import Effect
from ...ids import EMPTY, GOOD_NAMES, NOBODY
from ...pieces.copy_on_write import with_item
from ...state import State
from ...tables import Deed
from .state import trade_of


class GoodThere(Effect):
    """trade.thanksgiving.good, trade.sheep_farming.good: the good of the very space filled."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.printed: list[int] = []  # by space of the deed

    def idle(self, game: State, seat: int) -> bool:
        return trade_of(game).goods[space_rewarded(game)] == EMPTY

    def carry_out(self, game: State, seat: int, source: str) -> None:
        trade = trade_of(game)
        space = space_rewarded(game)
        good = trade.goods[space]
        trade.goods = with_item(trade.goods, space, EMPTY)
        game.players[seat].goods[good] += 1
        if game.events is not None:
            game.emit("good", seat, source, {"good": GOOD_NAMES[good]})


def good_there(words: Any, deed: Deed) -> Effect:
    return GoodThere(deed)


def lay_goods(game: State) -> list[int]:
    """trade.setup.goods_source: from what the map has left in the supply."""
    goods = [EMPTY] * len(game.deed_spaces)
    for deed in game.tables.deeds:
        for effect in deed.rewards:
            if isinstance(effect, GoodThere):
                for space in range(deed.first, deed.last):
                    good = effect.printed[space - deed.first]
                    if game.goods[good]:
                        game.goods[good] -= 1
                        goods[space] = good
    return goods


def clear_filled(game: State) -> None:
    """A position: where a Follower stands already, nothing lies any more."""
    trade = trade_of(game)
    for space, good in enumerate(trade.goods):
        if good != EMPTY and game.deed_spaces[space] != NOBODY:
            trade.goods = with_item(trade.goods, space, EMPTY)
            game.goods[good] += 1
