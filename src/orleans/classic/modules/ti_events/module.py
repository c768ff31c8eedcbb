"""How the events of Trade & Intrigue plug in."""

from collections.abc import Callable
from typing import Any, Final

from ....kernel.setup import Option
from ...effects.hour_glass import HourGlassEffect
from ...ids import ACTIONS, FOLLOWERS, PLANNING
from ...module import Module
from ...state import State
from ...tables import HourGlassTile, Tables
from .famine import FROM_BAG, FROM_MARKET, FROM_SPACE, FROM_TOWER, Famine
from .gains import Wedding, gain
from .giving import Dues, Retraining
from .losses import BookFire, Malfunction, Summoning, TortureTile
from .offers import BonVoyage, Indulgence, Training
from .payments import levy
from .round_long import UprisingOver, in_force, open_spaces, sabotaged, stand_ins

SABOTAGE: Final = "events.ti.b.sabotage"
AMNESTY: Final = "events.ti.c.amnesty"
FAMINE: Final = "events.ti.d.famine"

# What the tiles do in phase 6; None for those that act at another time.
VERBS: Final[dict[str, Callable[[Any], HourGlassEffect | None]]] = {
    "pay": levy,
    "gain": gain,
    "buy_follower": lambda row: Indulgence(row.cost_coins, FOLLOWERS.index(row.follower_except)),
    "step": lambda row: Training(row.cost_coins),
    "buy_move": lambda row: BonVoyage(row.cost_coins),
    "good_to_dev": lambda row: Retraining(row.penalty_coins),
    "draw_to_market": lambda row: Wedding(row.draw),
    "lose_gear": lambda row: Malfunction(row.gear_wheels),
    "torture": lambda row: TortureTile(row.things),
    "back_to_star": lambda row: BookFire(),
    "give_value": lambda row: Dues(row.goods_vp),
    "merchant_home": lambda row: Summoning(row.coins_to_stay),
    "give_followers": lambda row: Famine(row.followers),
    "farmers_stand_in": lambda row: UprisingOver(),
    "ban_geared": lambda row: None,
    "place_recruits": lambda row: None,
    "skip_tile": lambda row: None,
}


class TradeAndIntrigueEvents(Module):
    """34 Hour Glass tiles in place of the edition's (events.ti.setup.replace)."""

    id = "ti-events"
    rules = "events.ti."
    hour_glass_set = "trade_intrigue"
    bars = True

    def options(self) -> dict[str, Option]:
        return {"variant_last_tile": Option(bool, False, "events.ti.setup.variant_uprising")}

    def timing_rules(self) -> dict[int, str]:
        return dict.fromkeys((FROM_BAG, FROM_MARKET, FROM_TOWER, FROM_SPACE), FAMINE)

    def tile_verbs(self) -> dict[str, Callable[[Any], HourGlassEffect | None]]:
        return VERBS

    def add_tile(self, tile: HourGlassTile, row: Any) -> None:
        """events.ti.c.vacation, events.ti.d.peasant_uprising"""
        tile.skips = row.rounds_less is not None
        if row.effect == "farmers_stand_in":
            tile.stand_ins = stand_ins()

    def add_moves(self, tables: Tables) -> None:
        for tile in tables.hour_glass:
            if isinstance(tile.effect, Famine):
                tile.effect.add_moves(tables)

    def before_phase(self, game: State, phase: int) -> None:
        """events.ti.d.uprising_planning_only"""
        if phase not in (PLANNING, ACTIONS):
            return
        also = game.tables.hour_glass[game.event].stand_ins
        if also:
            open_spaces(game, also if phase == PLANNING else [])

    def bars_action(self, game: State, seat: int, owner: int, place: int) -> str:
        """events.ti.b.sabotage_indirect"""
        return SABOTAGE if in_force(game, SABOTAGE) and sabotaged(game, owner, place) else ""

    def places_newcomers(self, game: State, seat: int) -> bool:
        return in_force(game, AMNESTY)
