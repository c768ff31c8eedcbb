"""The Merchant on the map: roads, waterways and the goods beside them."""

from typing import Final

from ...kernel.moves import Move
from ..ids import ANY_ROUTE, EMPTY, GO, GOOD_NAMES, ROAD, SKIP, TAKE, WATER
from ..places.prairie import arrive
from ..state import State
from ..steps import Ask, wrong_time_rule

ALL_ROUTES: Final = [ROAD, WATER]


def routes_open(game: State, seat: int, kinds: list[int]) -> list[int]:
    """The routes of these kinds from the town where the Merchant stands."""
    town = game.players[seat].merchant
    routes: list[int] = []
    for kind in kinds:
        routes.extend(game.tables.routes_from[kind][town])
    return routes


def kinds_open(game: State, seat: int, kinds: list[int], place: int) -> list[int]:
    """place.drawbridge: some actions may use every kind of route."""
    if game.players[seat].abilities & ANY_ROUTE and place in game.tables.freed_routes:
        return ALL_ROUTES
    return kinds


def move_along(game: State, seat: int, route: int, source: str) -> None:
    """The Merchant of a seat goes to the other end of a route."""
    player = game.players[seat]
    row = game.tables.routes[route]
    player.merchant = row.other_end(player.merchant)
    if game.events is not None:
        town = game.tables.towns[player.merchant]
        game.emit("moved", seat, source, {"route": row.id, "town": town})


def find_good(game: State, route: int, good: int) -> int:
    """A space of the route where this good lies, or EMPTY."""
    row = game.tables.routes[route]
    for space in range(row.first, row.last):
        if game.route_goods[space] == good:
            return space
    return EMPTY


def goods_on(game: State, route: int) -> list[int]:
    """The kinds of goods that lie on a route."""
    row = game.tables.routes[route]
    found: list[int] = []
    for space in range(row.first, row.last):
        good = game.route_goods[space]
        if good != EMPTY and good not in found:
            found.append(good)
    return found


def offer_good(game: State, seat: int, route: int) -> None:
    if goods_on(game, route):
        game.push(TakeGood(seat, route))


class Travel(Ask):
    """ship.move, wagon.move: choose a connection."""

    name = "travel"

    def __init__(self, seat: int, kinds: list[int], with_good: bool, source: str) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.with_good = with_good
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        go = game.tables.moves.go
        return [go[route] for route in routes_open(game, seat, self.kinds)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != GO:
            return "travel.mustmove" if move.kind == SKIP else wrong_time_rule(game, move)
        if game.tables.routes[move.a].kind not in self.kinds:
            return self.source
        return "" if move.a in routes_open(game, seat, self.kinds) else "travel.mustmove"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        move_along(game, seat, move.a, self.source)
        arrive(game, seat)
        if self.with_good:
            offer_good(game, seat, move.a)


class TakeGood(Ask):
    """travel.good, travel.onegood: take one good of the route travelled, or leave them."""

    name = "take_good"

    def __init__(self, seat: int, route: int) -> None:
        super().__init__(seat)
        self.route = route

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "route": game.tables.routes[self.route].id}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.take[good] for good in goods_on(game, self.route)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != TAKE:
            return wrong_time_rule(game, move)
        return "travel.good" if find_good(game, self.route, move.a) == EMPTY else ""

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == TAKE:
            take_from(game, seat, self.route, find_good(game, self.route, move.a))


def take_from(game: State, seat: int, route: int, space: int) -> None:
    good = game.route_goods[space]
    game.route_goods[space] = EMPTY
    game.players[seat].goods[good] += 1
    if game.events is not None:
        game.emit("good", seat, game.tables.routes[route].id, {"good": GOOD_NAMES[good]})
