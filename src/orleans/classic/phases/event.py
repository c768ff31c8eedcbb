"""Phase 6, Event: the Hour Glass tile of the round strikes every player, in turn order."""

from ...kernel.moves import Move
from ...kernel.steps import Step
from ..decisions.give_good import AskGood
from ..ids import EMPTY, GOODS, SKIP, WARD
from ..pieces.copy_on_write import with_item
from ..pieces.goods import spend_good
from ..pieces.spaces import activated, send_home
from ..places.gaming_room import FillRoom, puts
from ..state import State
from ..steps import Ask, wrong_time_rule


class Event(Step[State]):
    """The players one after the other; each may fill a room first, or ward off the event. A room
    may be filled even where the tile does nothing now (place.gaming_room.goods)."""

    name = "event"

    def __init__(self, visited: int, room_asked: bool) -> None:
        self.visited = visited
        self.room_asked = room_asked  # whether the next one was asked already

    def facts(self, game: State) -> dict[str, int | str]:
        return {"visited": self.visited, "room_asked": int(self.room_asked)}

    def proceed(self, game: State) -> None:
        tables = game.tables
        tile = tables.hour_glass[game.event]
        quiet = tile.effect is None and tables.room == EMPTY
        if quiet or self.visited == tables.players:
            game.pop()
            return
        seat = (game.start + self.visited) % tables.players
        if not self.room_asked and puts(game, game.players[seat]):
            game.replace(Event(self.visited, True))
            game.push(FillRoom(seat))
            return
        game.replace(Event(self.visited + 1, False))
        if tile.effect is None:
            return
        if tables.wards and wards_ready(game, seat):
            game.push(Ward(seat))
        else:
            tile.effect.happen(game, seat, tile.rule)


def wards_ready(game: State, seat: int) -> list[int]:
    """The own tiles that could keep this event away (place.sacristy, place.brasserie)."""
    player = game.players[seat]
    bad = game.tables.hour_glass[game.event].bad
    found: list[int] = []
    for place in game.tables.wards:
        row = game.tables.places[place]
        if place not in player.places or not (bad or row.wards_all):
            continue
        if sum(player.goods_on_tiles) if row.brings else activated(game, player, place):
            found.append(place)
    return found


def ward_refused(game: State, seat: int, place: int) -> str:
    """Why a tile cannot keep this event away."""
    row = game.tables.places[place]
    if place not in game.players[seat].places or place not in game.tables.wards:
        return row.rule
    if row.brings:
        return "place.brasserie.protect"
    return "place.sacristy.harmful" if activated(game, game.players[seat], place) else row.rule


class Ward(Ask):
    """combo.protect: one tile per event is given up for, or none."""

    name = "ward"
    turn_rule = "event.all"

    def facts(self, game: State) -> dict[str, int | str]:
        places = [game.tables.places[place].id for place in wards_ready(game, self.seat)]
        return {"seat": self.seat, "places": " ".join(places)}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.ward[place] for place in wards_ready(game, seat)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != WARD:
            return wrong_time_rule(game, move)
        return "" if move.a in wards_ready(game, seat) else ward_refused(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        tile = game.tables.hour_glass[game.event]
        if move.kind == SKIP:
            if tile.effect is not None:
                tile.effect.happen(game, seat, tile.rule)
            return
        place = game.tables.places[move.a]
        if game.events is not None:
            game.emit("warded", seat, place.id)
        if place.brings:
            discard_kept(game, seat, place.id)
        else:
            send_home(game, game.players[seat], move.a)


def discard_kept(game: State, seat: int, source: str) -> None:
    """place.brasserie.protect: one of the goods on the tile, the player's choice."""
    kinds = kept_kinds(game, seat)
    if len(kinds) == 1:
        spend_kept(game, seat, kinds[0], source)
    else:
        game.push(DiscardKept(seat, source))


def kept_kinds(game: State, seat: int) -> list[int]:
    return [good for good in range(GOODS) if game.players[seat].goods_on_tiles[good]]


def spend_kept(game: State, seat: int, good: int, source: str) -> None:
    player = game.players[seat]
    player.goods_on_tiles = with_item(player.goods_on_tiles, good, player.goods_on_tiles[good] - 1)
    spend_good(game, seat, good, source)


class DiscardKept(AskGood):
    name = "discard"
    turn_rule = "event.all"
    rule = "place.brasserie.protect"

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def kinds(self, game: State, seat: int) -> list[int]:
        return kept_kinds(game, seat)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        spend_kept(game, seat, move.a, self.source)
