"""Torture: what a player gives who must pay coins and cannot."""

from ...kernel.moves import Move
from ..ids import (
    FOLLOWERS,
    GEAR,
    GIVE_BUILT,
    GIVE_FOLLOWER,
    GIVE_GOOD,
    GIVE_PLACED,
    GIVE_POINT,
    GIVE_STATION,
    GIVE_TILE,
    GIVE_WHEEL,
    OWN_GOODS,
    PERSONAL,
    TYPES,
)
from ..pieces.goods import lose_good
from ..pieces.spaces import clear, lose_wheel, remove_from_game
from ..pieces.stations import lose_station, remove_station
from ..pieces.tiles import lose_place
from ..player import Player
from ..state import State
from ..steps import Ask


def holds_neutral(player: Player) -> bool:
    for kind in range(PERSONAL):
        if player.bag[kind]:
            return True
    return False


class Torture(Ask):
    """Each missing coin is replaced by one item, one item after another (torture.order)."""

    name = "torture"
    turn_rule = "torture.order"

    def __init__(self, seat: int, missing: int, source: str) -> None:
        super().__init__(seat)
        self.missing = missing
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "missing": self.missing, "source": self.source}

    def seats(self, game: State) -> list[int]:
        """Nobody, and the debt is waived, once nothing is left to give (torture.exhausted)."""
        return super().seats(game) if self.legal(game, self.seat) else game.tables.nobody

    def proceed(self, game: State) -> None:
        game.pop()
        if game.events is not None:
            game.emit("waived", self.seat, self.source, {"amount": self.missing})

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        player = game.players[seat]
        legal: list[Move] = []
        if holds_neutral(player):
            legal.append(moves.give_follower)
        if player.unbuilt:
            legal.append(moves.give_station)
        for town in range(len(game.stations)):
            if game.stations[town] & (1 << seat):
                legal.append(moves.give_built[town])
        if player.on_road:
            legal.append(moves.give_built[len(game.stations)])
        if not point_forbidden_by(game, player):
            legal.append(moves.give_point)
        for good in range(OWN_GOODS):
            if player.goods[good]:
                legal.append(moves.give_good[good])
        for place in player.places[len(game.tables.board_places) :]:
            legal.append(moves.give_tile[place])
        if player.wheels:
            legal.append(moves.give_wheel)
        for space in range(len(player.spaces)):
            if player.spaces[space] == GEAR:
                legal.append(moves.give_placed[space])
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        player = game.players[seat]
        kind = move.kind
        if kind == GIVE_FOLLOWER:
            return "" if holds_neutral(player) else "torture.follower.none"
        if kind == GIVE_STATION:
            return "" if player.unbuilt else "torture.station"
        if kind == GIVE_BUILT:
            return "" if station_at(game, seat, move.a) else "torture.station"
        if kind == GIVE_POINT:
            return point_forbidden_by(game, player)
        if kind == GIVE_GOOD:
            return "" if player.goods[move.a] else "torture.good"
        if kind == GIVE_TILE:
            own = move.a in player.places and game.tables.places[move.a].category
            return "" if own else "torture.place"
        if kind == GIVE_WHEEL:
            return "" if player.wheels else "torture.gear"
        if kind == GIVE_PLACED:
            return "" if player.spaces[move.a] == GEAR else "torture.gear"
        return "torture.when"

    def play(self, game: State, seat: int, move: Move) -> None:
        if self.missing > 1:
            game.replace(Torture(seat, self.missing - 1, self.source))
        else:
            game.pop()
        given = give(game, seat, move)
        if game.events is not None:
            game.emit("gave", seat, self.source, {"item": move.notation, "what": given})


def station_at(game: State, seat: int, town: int) -> bool:
    """In a town, or after the last of them: on the Road."""
    if town == len(game.stations):
        return game.players[seat].on_road > 0
    return bool(game.stations[town] & (1 << seat))


def point_forbidden_by(game: State, player: Player) -> str:
    """Stepping back over coins would earn them twice."""
    if game.tables.dev_coins[player.dev]:
        return "torture.devpoint.oncoin"
    if player.dev == 0 or game.tables.dev_coins[player.dev - 1]:
        return "torture.devpoint.coin"
    return ""


def give(game: State, seat: int, move: Move) -> str:
    """torture.removed: all but Development Points leave the game. The name of a drawn Follower."""
    player = game.players[seat]
    kind = move.kind
    if kind == GIVE_FOLLOWER:
        follower_type = game.chance.pick_weighted(player.bag[:TYPES])
        player.bag[follower_type] -= 1
        remove_from_game(game, follower_type)
        return FOLLOWERS[follower_type]
    if kind == GIVE_STATION:
        player.unbuilt -= 1
        lose_station(game, seat)
    elif kind == GIVE_BUILT:
        if move.a == len(game.stations):
            player.on_road -= 1
            player.built -= 1
        else:
            remove_station(game, seat, move.a)
        lose_station(game, seat)
    elif kind == GIVE_POINT:
        player.dev -= 1
    elif kind == GIVE_GOOD:
        lose_good(game, seat, move.a)
    elif kind == GIVE_TILE:
        lose_place(game, seat, move.a)
    elif kind == GIVE_WHEEL:
        player.wheels -= 1
        lose_wheel(game)
    elif kind == GIVE_PLACED:
        clear(game, player, move.a)
        lose_wheel(game)
    return ""
