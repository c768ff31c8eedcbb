"""Events that hold all round: Sabotage, Amnesty, Peasant Uprising."""

from ...effects.hour_glass import HourGlassEffect
from ...ids import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    GEAR,
    KIND_NAMES,
    KNIGHT,
    PERSONAL,
    SCHOLAR,
    TRADER,
)
from ...pieces.spaces import clear, fitting_spaces, may_stand
from ...state import State
from ...tables import Substitute


def in_force(game: State, rule: str) -> bool:
    """Whether the tile of the round is the one with this rule."""
    return game.event >= 0 and game.tables.hour_glass[game.event].rule == rule


def sabotaged(game: State, owner: int, place: int) -> bool:
    """events.ti.b.sabotage_moment: whether a wheel lies on the action now."""
    spaces = game.players[owner].spaces
    for space in game.tables.places[place].spaces:
        if spaces[space] == GEAR:
            return True
    return False


def stand_ins() -> list[Substitute]:
    """events.ti.d.peasant_uprising: a Farmer for any Follower except a Monk."""
    return [Substitute(FARMER, [BOATMAN, CRAFTSMAN, TRADER, KNIGHT, SCHOLAR])]


def open_spaces(game: State, also: list[Substitute]) -> None:
    """Where the Followers of all players may stand, with what the event allows besides."""
    for player in game.players:
        player.fitting = fitting_spaces(game.tables, player.places, also)


class UprisingOver(HourGlassEffect):
    """events.ti.d.uprising_cleanup: what the space itself asks for decides, whoever else may stand
    there (events.ti.d.uprising_cleanup_scope, events.ti.d.uprising_barracks)."""

    def happen(self, game: State, seat: int, rule: str) -> None:
        player = game.players[seat]
        for space, piece in enumerate(player.spaces):
            if piece not in (FARMER, PERSONAL + FARMER):
                continue
            if may_stand(piece, game.tables.asks[space], []):
                continue
            clear(game, player, space)
            player.bag[piece] += 1
            if game.events is not None:
                place = game.tables.space_names[space]
                game.emit("went_home", seat, rule, {"follower": KIND_NAMES[piece], "space": place})
