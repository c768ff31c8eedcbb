"""Placing Followers on Action Spaces: the one check behind planning and drawn placements."""

from ..ids import ANY_NEUTRAL, EMPTY, MONK, PERSONAL
from ..player import Player
from ..state import State


def place_forbidden_by(game: State, player: Player, kind: int, space: int) -> str:
    """Why a Follower of this kind may not be put on this space."""
    row = game.tables.spaces[space]
    if row.place not in player.places:
        return "plan.place"
    exact = game.tables.places[row.place].exact
    if player.spaces[space] != EMPTY:
        return "place.theatre.types" if exact else "plan.onespace"
    if space in player.fitting[kind]:
        return ""
    if exact:
        return "place.theatre.notech"
    if row.asks == ANY_NEUTRAL and kind >= PERSONAL:
        return "townhall.personal"
    return "monk.space" if row.asks == MONK else "plan.match"
