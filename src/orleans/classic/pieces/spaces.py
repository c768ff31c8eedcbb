"""Action Spaces: which Follower may stand where, and putting pieces on and off them."""

from ..ids import (
    ANY,
    ANY_NEUTRAL,
    EMPTY,
    GEAR,
    GONE_WHEELS,
    KINDS,
    MONK,
    PERSONAL,
    TYPE_OF,
)
from ..player import Player
from ..state import State
from ..tables import Substitute, Tables
from .copy_on_write import with_item


def may_stand(kind: int, asks: int, substitutes: list[Substitute]) -> bool:
    """plan.match, monk.any, monk.space, townhall.personal and the lasting abilities."""
    if asks == ANY:
        return True
    if asks == ANY_NEUTRAL:
        return kind < PERSONAL
    follower_type = TYPE_OF[kind]
    if follower_type == asks:
        return True
    if asks == MONK:
        return False
    if follower_type == MONK:
        return True
    for substitute in substitutes:
        if (
            substitute.stands == ANY or substitute.stands == follower_type
        ) and asks in substitute.on:
            return True
    return False


def fitting_spaces(
    tables: Tables, places: list[int], also: list[Substitute] | None = None
) -> list[list[int]]:
    """By kind of Follower: all spaces of these Places where it may stand."""
    substitutes: list[Substitute] = [] if also is None else also[:]
    for place in places:
        substitutes.extend(tables.substitutes[place])
    fitting: list[list[int]] = []
    for kind in range(KINDS):
        found: list[int] = []
        for index in places:
            row = tables.places[index]
            for space in row.spaces:
                asks = tables.asks[space]
                if TYPE_OF[kind] == asks if row.exact else may_stand(kind, asks, substitutes):
                    found.append(space)
        fitting.append(found)
    return fitting


def fill(game: State, player: Player, space: int, piece: int) -> None:
    player.spaces[space] = piece
    player.empty[game.tables.spaces[space].place] -= 1


def clear(game: State, player: Player, space: int) -> int:
    """Take what lies on a space off it."""
    piece = player.spaces[space]
    player.spaces[space] = EMPTY
    player.empty[game.tables.spaces[space].place] += 1
    return piece


def send_home(game: State, player: Player, place: int) -> None:
    """action.return: Followers go to the bag, a Gear wheel stays."""
    spaces = player.spaces
    for space in game.tables.places[place].spaces:
        kind = spaces[space]
        if kind != EMPTY and kind != GEAR:
            clear(game, player, space)
            player.bag[kind] += 1


def followers_on(game: State, player: Player, place: int) -> int:
    count = 0
    for space in game.tables.places[place].spaces:
        piece = player.spaces[space]
        if piece != EMPTY and piece != GEAR:
            count += 1
    return count


def activated(game: State, player: Player, place: int) -> bool:
    """plan.activated, townhall.one"""
    return player.empty[place] <= game.tables.places[place].spare


def lose_wheel(game: State) -> None:
    remove_from_game(game, GONE_WHEELS)


def remove_from_game(game: State, piece: int) -> None:
    game.removed = with_item(game.removed, piece, game.removed[piece] + 1)
