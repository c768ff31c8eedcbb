"""The Gaming Room: filled like a deed by its owner, and with goods besides."""

from ...kernel.moves import Move
from ..ids import GOOD_NAMES, NOBODY, PUT, ROOM, SKIP
from ..pieces.goods import drop_good
from ..player import Player
from ..state import State
from ..steps import Ask, wrong_time_rule


def room_full(game: State, player: Player) -> bool:
    """place.gaming_room: all Followers and all goods."""
    tables = game.tables
    if not player.abilities & ROOM or player.room != (1 << len(tables.room_goods)) - 1:
        return False
    for deed in tables.deeds:
        if deed.only_for == tables.room:
            for space in range(deed.first, deed.last):
                if game.deed_spaces[space] == NOBODY:
                    return False
    return True


def followers_in_room(game: State, player: Player) -> int:
    """Those sent to the own Gaming Room."""
    tables = game.tables
    count = 0
    if player.abilities & ROOM:
        for deed in tables.deeds:
            if deed.only_for == tables.room:
                for space in range(deed.first, deed.last):
                    if game.deed_spaces[space] != NOBODY:
                        count += 1
    return count


def puts(game: State, player: Player) -> list[Move]:
    """place.gaming_room.goods: the goods that the owner could put there now."""
    if not player.abilities & ROOM:
        return []
    return [
        game.tables.moves.put[good]
        for index, good in enumerate(game.tables.room_goods)
        if player.goods[good] and not player.room & (1 << index)
    ]


def put_forbidden_by(game: State, player: Player, good: int) -> str:
    if not player.abilities & ROOM or good not in game.tables.room_goods:
        return "place.gaming_room"
    if player.room & (1 << game.tables.room_goods.index(good)):
        return "place.gaming_room.goods"
    return "" if player.goods[good] else "action.cost"


def put_in_room(game: State, seat: int, good: int) -> None:
    """place.gaming_room.stay: it is no good of the player's any more."""
    player = game.players[seat]
    drop_good(player, good)
    player.room |= 1 << game.tables.room_goods.index(good)
    if game.events is not None:
        room = game.tables.places[game.tables.room].id
        game.emit("put", seat, room, {"good": GOOD_NAMES[good]})


class FillRoom(Ask):
    """place.gaming_room.goods: besides the own turns, the last moment before the event."""

    name = "fill_room"
    turn_rule = "event.all"

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat}

    def seats(self, game: State) -> list[int]:
        if puts(game, game.players[self.seat]):
            return super().seats(game)
        return game.tables.nobody

    def proceed(self, game: State) -> None:
        game.pop()

    def legal(self, game: State, seat: int) -> list[Move]:
        legal = puts(game, game.players[seat])
        legal.append(game.tables.moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != PUT:
            return wrong_time_rule(game, move)
        return put_forbidden_by(game, game.players[seat], move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        if move.kind == SKIP:
            game.pop()
        else:
            put_in_room(game, seat, move.a)
