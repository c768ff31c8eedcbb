"""The Merchant on the map: roads, waterways and the goods beside them."""

from ..kernel.moves import Move
from .names import EMPTY, GO, GOOD_NAMES, SKIP, TAKE
from .state import State
from .steps import Ask, moment_rule


def routes_open(game: State, seat: int, kinds: list[int]) -> list[int]:
    """The routes of these kinds from the town where the Merchant stands."""
    town = game.players[seat].merchant
    routes: list[int] = []
    for kind in kinds:
        routes.extend(game.tables.routes_from[kind][town])
    return routes


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

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind != GO:
            return "travel.mustmove" if move.kind == SKIP else moment_rule(move)
        if game.tables.routes[move.a].kind not in self.kinds:
            return self.source
        return "" if move.a in routes_open(game, seat, self.kinds) else "travel.mustmove"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        player = game.players[seat]
        route = game.tables.routes[move.a]
        player.merchant = route.other_end(player.merchant)
        if game.heard is not None:
            town = game.tables.towns[player.merchant]
            game.tell("moved", seat, self.source, {"route": route.id, "town": town})
        if self.with_good:
            for space in range(route.first, route.last):
                if game.route_goods[space] != EMPTY:
                    game.push(TakeGood(seat, move.a))
                    return


class TakeGood(Ask):
    """travel.good, travel.onegood: take one good of the route travelled, or leave them."""

    name = "take_good"

    def __init__(self, seat: int, route: int) -> None:
        super().__init__(seat)
        self.route = route

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "route": game.tables.routes[self.route].id}

    def find(self, game: State, good: int) -> int:
        route = game.tables.routes[self.route]
        for space in range(route.first, route.last):
            if game.route_goods[space] == good:
                return space
        return EMPTY

    def legal(self, game: State, seat: int) -> list[Move]:
        route = game.tables.routes[self.route]
        moves = game.tables.moves
        legal: list[Move] = []
        for space in range(route.first, route.last):
            good = game.route_goods[space]
            if good != EMPTY and moves.take[good] not in legal:
                legal.append(moves.take[good])
        legal.append(moves.skip)
        return legal

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != TAKE:
            return moment_rule(move)
        return "travel.good" if self.find(game, move.a) == EMPTY else ""

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == TAKE:
            game.route_goods[self.find(game, move.a)] = EMPTY
            game.players[seat].goods[move.a] += 1
            if game.heard is not None:
                route = game.tables.routes[self.route].id
                game.tell("good", seat, route, {"good": GOOD_NAMES[move.a]})
