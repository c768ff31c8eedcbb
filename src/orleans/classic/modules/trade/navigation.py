"""Navigation: the Gear wheels that lie there, and the limits that go with them."""

from typing import Any

from ...effects.base import Effect
from ...ids import CRAFTSMAN, FARMER, NOBODY
from ...pieces.copy_on_write import with_item
from ...player import Player
from ...state import State
from ...tables import Deed
from .state import trade_of


class WheelThere(Effect):
    """trade.navigation.gear: one of those lying there, not of the supply."""

    def idle(self, game: State, seat: int) -> bool:
        """trade.navigation.level, trade.navigation.forfeited_stays"""
        return game.players[seat].tracks[CRAFTSMAN] == 0 or trade_of(game).wheels == 0

    def carry_out(self, game: State, seat: int, source: str) -> None:
        trade = trade_of(game)
        trade.wheels -= 1
        game.players[seat].wheels += 1
        if not game.tables.edition.wheels_by_track:
            trade.bound = with_item(trade.bound, seat, trade.bound[seat] + 1)
        if game.events is not None:
            game.emit("wheel", seat, source, {"amount": 1})


def wheel_there(words: Any, deed: Deed) -> Effect:
    return WheelThere()


def navigation(game: State) -> Deed:
    for deed in game.tables.deeds:
        for effect in deed.rewards:
            if isinstance(effect, WheelThere):
                return deed
    raise AssertionError("the Trade board has no deed with Gear wheels")


def lay_wheels(game: State) -> int:
    """trade.setup.gears: as many as there are open spaces."""
    deed = navigation(game)
    count = min(deed.last - deed.first, game.wheels)
    game.wheels -= count
    return count


def wheels_unclaimed(game: State) -> int:
    """A position: the Followers already there have had theirs."""
    deed = navigation(game)
    return game.deed_spaces[deed.first : deed.last].count(NOBODY)


# In the Big Box every wheel obeys the Craftsmen track. In an edition where only the first wheel
# placed is bound, those of Navigation obey the track all the same (setup.modules.edition).


def level_forbidden_by(game: State, player: Player, asks: int) -> str:
    """trade.navigation.level"""
    step = player.tracks[CRAFTSMAN]
    farmers_only = step <= game.tables.tracks[CRAFTSMAN].farmer_only_until and asks != FARMER
    return "trade.navigation.level" if step == 0 or farmers_only else ""


def bound_wheels(game: State, seat: int) -> int:
    """Of the wheels in hand; one lost since then was another, if there was another."""
    return min(trade_of(game).bound[seat], game.players[seat].wheels)


def forget_lost(game: State) -> None:
    """A bound wheel that is no longer in hand must not bind the next one."""
    trade = trade_of(game)
    for seat, bound in enumerate(trade.bound):
        if bound > game.players[seat].wheels:
            trade.bound = with_item(trade.bound, seat, game.players[seat].wheels)


def hand_wheel_forbidden_by(game: State, seat: int, space: int, rule: str) -> str:
    """Wheels look alike, so a space is open if one of those in hand may go there."""
    bound = bound_wheels(game, seat)
    if not bound or rule not in ("", "tech.farmerfirst"):
        return rule
    player = game.players[seat]
    level = level_forbidden_by(game, player, game.tables.spaces[space].asks)
    if not level:
        return ""
    return level if bound == player.wheels else rule


def forget_placed(game: State, seat: int, space: int) -> None:
    """A wheel was placed: the most restricted one that could go there, which harms nobody."""
    trade = trade_of(game)
    if trade.bound[seat]:
        asks = game.tables.spaces[space].asks
        taken = 0 if level_forbidden_by(game, game.players[seat], asks) else 1
        left = min(trade.bound[seat] - taken, game.players[seat].wheels)
        trade.bound = with_item(trade.bound, seat, left)
