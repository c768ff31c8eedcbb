"""The Vineyard: a good may be bought after building at the river."""

from ...kernel.moves import Move
from ..ids import BUY, GOOD_NAMES, RIVER_PURCHASE, SKIP, WATER
from ..pieces.coins import pay_coins
from ..pieces.goods import gain_good
from ..state import State
from ..steps import Ask, wrong_time_rule


def offer_purchase(game: State, seat: int, town: int) -> None:
    """place.vineyard, place.vineyard.river: a good for coins after building at the river."""
    player = game.players[seat]
    if player.abilities & RIVER_PURCHASE and game.tables.routes_from[WATER][town]:
        tables = game.tables
        if player.coins >= tables.river_price and game.goods[tables.river_good]:
            game.push(Purchase(seat))


class Purchase(Ask):
    name = "purchase"

    def facts(self, game: State) -> dict[str, int | str]:
        tables = game.tables
        return {
            "seat": self.seat,
            "good": GOOD_NAMES[tables.river_good],
            "coins": tables.river_price,
        }

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        return [moves.buy[game.tables.river_good], moves.skip]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != BUY:
            return wrong_time_rule(game, move)
        return "" if move.a == game.tables.river_good else "place.vineyard"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == BUY:
            pay_coins(game, seat, game.tables.river_price, "place.vineyard")
            gain_good(game, seat, move.a, "place.vineyard")
