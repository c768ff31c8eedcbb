"""How the Trade board plugs in."""

from collections.abc import Callable
from typing import Any, Final

from ....content import Content
from ....kernel.setup import Setup
from ...effects.base import Effect
from ...ids import EMPTY, GOOD_NAMES
from ...module import Module, ModuleState
from ...state import State
from ...tables import Deed, Tables
from .alchemy import draw_for_sent
from .court import free_action
from .goods import GoodThere, good_there, lay_goods
from .navigation import (
    bound_wheels,
    forget_lost,
    forget_placed,
    hand_wheel_forbidden_by,
    lay_wheels,
    navigation,
    wheel_there,
)
from .offers import offer_advance, offer_building
from .position import lay_out
from .rewards import tile_by_track, tow
from .state import TradeState, trade_of

RESEARCH: Final = "trade_research"


class Trade(Module):
    """Ten deeds whose rewards go beyond coins (trade.*)."""

    id = "trade"
    rules = "trade."
    deed_board = "board_trade"
    one_board_rule = "trade.setup.one_board"

    def deed_verbs(self) -> dict[str, Callable[[Any, Deed], Effect]]:
        return {
            "draw_and_place": draw_for_sent,
            "free_own_action": free_action,
            "take_good_on_space": good_there,
            "move_water_with_good": tow,
            "build_station_here": offer_building,
            "place_tile_by_trader_track": tile_by_track,
            "gear_by_craftsman_track": wheel_there,
        }

    def build(self, tables: Tables, setup: Setup, content: Content) -> None:
        """What a row says of its deed besides the effects."""
        rows = {row.id: row for row in content.deeds.deed}
        for deed in tables.deeds:
            for effect in deed.rewards:
                if isinstance(effect, GoodThere):
                    effect.printed = [GOOD_NAMES.index(good) for good in rows[deed.id].goods_on]
            if deed.id == RESEARCH:
                deed.completion = [offer_advance(rows[deed.id].complete.dev or 0)]

    def set_up(self, game: State) -> ModuleState:
        return TradeState(lay_goods(game), lay_wheels(game), [0] * game.tables.players)

    def before_phase(self, game: State, phase: int) -> None:
        forget_lost(game)

    def binds_wheel(self, game: State, seat: int, space: int, rule: str) -> str:
        return hand_wheel_forbidden_by(game, seat, space, rule)

    def wheel_placed(self, game: State, seat: int, space: int) -> None:
        forget_placed(game, seat, space)

    def view(self, game: State, seat: int | None) -> dict[str, Any]:
        """Everything lies open."""
        trade = trade_of(game)
        goods: dict[str, str] = {}
        for deed in game.tables.deeds:
            for space in range(deed.first, deed.last):
                if trade.goods[space] != EMPTY:
                    goods[f"{deed.id}.{space - deed.first + 1}"] = GOOD_NAMES[trade.goods[space]]
        return {
            "goods_on_deeds": goods,
            "wheels_on_deeds": {navigation(game).id: trade.wheels},
            "bound_wheels": [bound_wheels(game, s) for s in range(game.tables.players)],
        }

    def position(self, game: State, fields: dict[str, Any]) -> None:
        lay_out(game, fields)
