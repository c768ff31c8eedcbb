"""Action Spaces: which Follower may stand where, and putting pieces on and off them."""

from .names import ANY, ANY_NEUTRAL, EMPTY, GEAR, GONE_WHEELS, KINDS, MONK, PERSONAL, TYPE_OF
from .player import Player
from .sharing import changed, without
from .state import State
from .tables import Substitute, Tables


def may_stand(kind: int, asks: int, substitutes: list[Substitute]) -> bool:
    """plan.match, monk.any, monk.space, townhall.personal and the lasting abilities."""
    if asks == ANY:
        return True
    if asks == ANY_NEUTRAL:
        return kind < PERSONAL
    type = TYPE_OF[kind]
    if type == asks:
        return True
    if asks == MONK:
        return False
    if type == MONK:
        return True
    for substitute in substitutes:
        if (substitute.stands == ANY or substitute.stands == type) and asks in substitute.on:
            return True
    return False


def fitting_spaces(tables: Tables, places: list[int]) -> list[list[int]]:
    """By kind of Follower: all spaces of these Places where it may stand."""
    substitutes: list[Substitute] = []
    for place in places:
        substitutes.extend(tables.substitutes[place])
    fitting: list[list[int]] = []
    for kind in range(KINDS):
        fits: list[int] = []
        for place in places:
            for space in tables.places[place].spaces:
                if may_stand(kind, tables.spaces[space].asks, substitutes):
                    fits.append(space)
        fitting.append(fits)
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


def activated(game: State, player: Player, place: int) -> bool:
    """plan.activated, townhall.one"""
    return player.empty[place] <= game.tables.places[place].spare


def gain_place(game: State, seat: int, place: int) -> None:
    """A tile leaves its stack and lies beside the board; lasting abilities work at once."""
    player = game.players[seat]
    game.tiles &= ~(1 << place)
    player.places = [*player.places, place]
    player.fitting = fitting_spaces(game.tables, player.places)


def lose_place(game: State, seat: int, place: int) -> None:
    """torture.place, torture.place.contents: Followers go home, the rest leaves the game."""
    player = game.players[seat]
    send_home(game, player, place)
    for space in game.tables.places[place].spaces:
        if player.spaces[space] == GEAR:
            clear(game, player, space)
            lose_wheel(game)
    if game.tables.places[place].market_spaces:
        for kind in player.tower:
            player.bag[kind] += 1
        player.tower = []
    player.places = without(player.places, place)
    player.fitting = fitting_spaces(game.tables, player.places)


def lose_wheel(game: State) -> None:
    lose_for_good(game, GONE_WHEELS)


def lose_for_good(game: State, piece: int) -> None:
    game.gone = changed(game.gone, piece, game.gone[piece] + 1)
