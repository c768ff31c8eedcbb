"""Gear wheels: where one may be placed, and the moments after passing when it is."""

from ...kernel.moves import Move
from ..ids import ANY_NEUTRAL, CRAFTSMAN, EMPTY, FARMER, GEAR, MONK, SKIP, WHEEL
from ..player import Player
from ..state import State
from ..steps import Ask, wrong_time_rule
from .spaces import fill


def wheel_forbidden_by(game: State, player: Player, space: int) -> str:
    """Why a wheel may not go on this space now."""
    asks = game.tables.spaces[space].asks
    return space_forbidden_by(game, player, space) or farmer_forbidden_by(game, player, asks)


def space_forbidden_by(game: State, player: Player, space: int) -> str:
    """Why no wheel may stand on this space, however far its owner has come."""
    tables = game.tables
    asks = tables.spaces[space].asks
    index = tables.spaces[space].place
    place = tables.places[index]
    if index not in player.places:
        return "plan.place"
    if not place.wheel_allowed or asks == ANY_NEUTRAL:
        return "place.theatre.notech" if place.exact else "tech.townhall"
    if player.spaces[space] != EMPTY:
        return "tech.empty"
    if asks == MONK:
        return "tech.monk"
    if len(place.spaces) == 1:
        return "tech.single"
    for other in place.spaces:
        if player.spaces[other] == GEAR:
            return "tech.oneplace"
    return ""


def farmer_forbidden_by(game: State, player: Player, asks: int) -> str:
    """Which types a wheel may replace yet: the editions tie it to different things."""
    if game.tables.edition.wheels_by_track:
        step = player.tracks[CRAFTSMAN]
        if step == 0:
            return "tech.step0"
        if step <= game.tables.tracks[CRAFTSMAN].farmer_only_until and asks != FARMER:
            return "tech.step1"
    elif not player.wheel_placed and asks != FARMER:
        return "tech.farmerfirst"
    return ""


def hand_forbidden_by(game: State, seat: int, space: int) -> str:
    """`wheel_blocked` for a wheel in hand: some have limits of their own."""
    rule = wheel_forbidden_by(game, game.players[seat], space)
    for module in game.tables.modules:
        rule = module.binds_wheel(game, seat, space, rule)
    return rule


def wheel_spaces(game: State, seat: int) -> list[int]:
    """All spaces that could take a wheel of this player now."""
    tables = game.tables
    player = game.players[seat]
    found: list[int] = []
    if player.wheels:
        for place in player.places:
            if len(tables.places[place].spaces) > 1:
                for space in tables.places[place].spaces:
                    if player.spaces[space] == EMPTY and not hand_forbidden_by(game, seat, space):
                        found.append(space)
    return found


def offer_wheel(game: State, seat: int) -> None:
    if wheel_spaces(game, seat):
        game.push(PlaceWheel(seat))


class PlaceWheel(Ask):
    """tech.window: on passing, and once more when all have passed; it may also be kept."""

    name = "wheel"

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.wheel[space] for space in wheel_spaces(game, seat)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != WHEEL:
            return "action.pass" if move.kind < SKIP else wrong_time_rule(game, move)
        return hand_forbidden_by(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == WHEEL:
            place_wheel(game, seat, move.a)
            offer_wheel(game, seat)


def place_wheel(game: State, seat: int, space: int) -> None:
    player = game.players[seat]
    player.wheels -= 1
    player.wheel_placed = True
    fill(game, player, space, GEAR)
    for module in game.tables.modules:
        module.wheel_placed(game, seat, space)
    if game.events is not None:
        place = game.tables.places[game.tables.spaces[space].place].id
        game.emit("placed_wheel", seat, place, {"space": game.tables.moves.wheel[space].notation})
