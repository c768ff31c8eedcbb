"""Trading Stations: where one may be built, building and losing them."""

from ..ids import BESIDE_RIVAL, GONE_STATIONS
from ..phases.act import barred
from ..player import Player
from ..state import State
from .copy_on_write import with_item
from .spaces import activated, remove_from_game


def build_forbidden_by(game: State, seat: int, town: int) -> str:
    if game.players[seat].unbuilt == 0:
        return "guildhall.supply"
    if game.tables.shared_town[town]:
        return "guildhall.orleans" if game.stations[town] & (1 << seat) else ""
    return "guildhall.onepertown" if game.stations[town] else ""


def only_rivals_here(game: State, seat: int, town: int) -> bool:
    """A town that is closed by others' stations alone (place.tavern.own)."""
    return (
        game.players[seat].unbuilt > 0
        and build_forbidden_by(game, seat, town) == "guildhall.onepertown"
        and not game.stations[town] & (1 << seat)
    )


def helper_beside_rival(game: State, player: Player) -> int:
    """The own tile that helps to build beside a rival, if the player has one; else -1."""
    if player.abilities & BESIDE_RIVAL:
        for place in player.places:
            if game.tables.places[place].abilities & BESIDE_RIVAL:
                return place
    return -1


def helped_build_forbidden_by(game: State, seat: int, town: int) -> str:
    """`build_blocked`, where an activated helper may open the town (place.tavern)."""
    rule = build_forbidden_by(game, seat, town)
    if rule != "guildhall.onepertown" or not helper_ready(game, seat):
        return rule
    return "" if only_rivals_here(game, seat, town) else "place.tavern.own"


def helper_ready(game: State, seat: int) -> bool:
    player = game.players[seat]
    helper = helper_beside_rival(game, player)
    return helper >= 0 and activated(game, player, helper) and not barred(game, seat, seat, helper)


def build_station(game: State, seat: int, town: int, source: str) -> None:
    player = game.players[seat]
    player.unbuilt -= 1
    player.built += 1
    game.stations = with_item(game.stations, town, game.stations[town] | 1 << seat)
    if game.events is not None:
        game.emit("station", seat, source, {"town": game.tables.towns[town]})


def remove_station(game: State, seat: int, town: int) -> None:
    """Off the map; where it goes is up to the rule that removes it."""
    game.stations = with_item(game.stations, town, game.stations[town] & ~(1 << seat))
    game.players[seat].built -= 1


def lose_station(game: State, seat: int) -> None:
    remove_from_game(game, GONE_STATIONS + seat)
