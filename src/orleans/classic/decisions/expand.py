"""Place tiles for the own city: which ones may be taken, and for how much."""

from ...kernel.moves import Move
from ..ids import SKIP, TILE
from ..pieces.coins import pay_coins
from ..pieces.tiles import gain_place
from ..state import State
from ..steps import Ask, wrong_time_rule


def tiles_open(game: State, category: int) -> list[int]:
    """Place tiles in the stacks up to a category."""
    places = game.tables.places
    return [place for place in game.tiles if places[place].category <= category]


def offer_tile(game: State, seat: int, category: int, source: str) -> None:
    """expand.decline: with no allowed tile left there is nothing to ask."""
    if tiles_open(game, category):
        game.push(Expand(seat, category, source))


def take_tile(game: State, seat: int, place: int, source: str) -> None:
    if game.events is not None:
        game.emit("tile", seat, source, {"place": game.tables.places[place].id})
    gain_place(game, seat, place)


class Expand(Ask):
    """village.trader: choose a Place tile of an allowed category, or none."""

    name = "expand"

    def __init__(self, seat: int, category: int, source: str) -> None:
        super().__init__(seat)
        self.category = category
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "category": self.category, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.tile[place] for place in tiles_open(game, self.category)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != TILE:
            return wrong_time_rule(game, move)
        if move.a not in game.tiles:
            return "expand.pick"
        return "expand.first" if game.tables.places[move.a].category > self.category else ""

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == TILE:
            take_tile(game, seat, move.a, self.source)


class BuyTile(Ask):
    """A Place tile for coins, by its category."""

    name = "buy_tile"

    def __init__(self, seat: int, prices: list[int], source: str) -> None:
        super().__init__(seat)
        self.prices = prices
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        one, two = self.prices
        return {"seat": self.seat, "source": self.source, "one": one, "two": two}

    def legal(self, game: State, seat: int) -> list[Move]:
        tile = game.tables.moves.tile
        return [tile[place] for place in tiles_bought(game, seat, self.prices)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TILE:
            return wrong_time_rule(game, move)
        if move.a not in game.tiles:
            return "expand.pick"
        price = self.prices[game.tables.places[move.a].category - 1]
        return "" if game.players[seat].coins >= price else "action.cost"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        buy_tile(game, seat, move.a, self.prices, self.source)


def buy_tile(game: State, seat: int, place: int, prices: list[int], source: str) -> None:
    pay_coins(game, seat, prices[game.tables.places[place].category - 1], source)
    take_tile(game, seat, place, source)


def tiles_bought(game: State, seat: int, prices: list[int]) -> list[int]:
    """The tiles that a player could pay for."""
    coins = game.players[seat].coins
    places = game.tables.places
    return [place for place in tiles_open(game, 2) if prices[places[place].category - 1] <= coins]
