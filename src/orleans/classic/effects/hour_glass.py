"""What Hour Glass tiles do to a player."""

from mypy_extensions import mypyc_attr

from ...kernel.moves import Move
from ..ids import COINS, FOLLOWERS, FOOD, PERSONAL
from ..pieces.coins import charge, gain_coins, pay_coins
from ..pieces.development import status
from ..pieces.goods import goods_owned, spend_good
from ..state import State
from ..steps import Ask, wrong_time_rule


@mypyc_attr(allow_interpreted_subclasses=True)
class HourGlassEffect:
    def happen(self, game: State, seat: int, rule: str) -> None:
        raise NotImplementedError


class Income(HourGlassEffect):
    """event.income.*, event.tradingday.*"""

    def __init__(self, per_status: int, per_station: int) -> None:
        self.per_status = per_status
        self.per_station = per_station

    def happen(self, game: State, seat: int, rule: str) -> None:
        player = game.players[seat]
        amount = self.per_status * status(game, seat) + self.per_station * player.built
        gain_coins(game, seat, amount, rule)


class Taxes(HourGlassEffect):
    """event.taxes.*: one coin for every full group of goods."""

    def __init__(self, goods_per_coin: int) -> None:
        self.goods_per_coin = goods_per_coin

    def happen(self, game: State, seat: int, rule: str) -> None:
        charge(game, seat, goods_owned(game.players[seat]) // self.goods_per_coin, rule)


class Plague(HourGlassEffect):
    """event.plague.*: drawn blind; a personal Follower goes back and nothing is lost."""

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def happen(self, game: State, seat: int, rule: str) -> None:
        player = game.players[seat]
        for _ in range(self.draws):
            if player.bag_size() == 0:
                return
            kind = game.chance.pick_weighted(player.bag)
            if kind < PERSONAL:
                player.bag[kind] -= 1
                game.supply[kind] += 1
                if game.events is not None:
                    game.emit("lost", seat, rule, {"follower": FOLLOWERS[kind]})
            elif game.events is not None:
                game.emit("spared", seat, rule)


class HarvestTile(HourGlassEffect):
    def __init__(self, food: int, coins_each: int, food_first: bool) -> None:
        self.food = food
        self.coins_each = coins_each
        self.food_first = food_first

    def happen(self, game: State, seat: int, rule: str) -> None:
        game.push(Harvest(seat, self, self.food, rule))


class Harvest(Ask):
    """Food, item by item, or coins for it (event.harvest.*)."""

    name = "harvest"
    turn_rule = "event.all"

    def __init__(self, seat: int, tile: HarvestTile, owed: int, rule: str) -> None:
        super().__init__(seat)
        self.tile = tile
        self.owed = owed
        self.rule = rule

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "owed": self.owed, "coins": self.tile.coins_each}

    def food_of(self, game: State) -> list[int]:
        goods = game.players[self.seat].goods
        return [good for good in game.tables.food if goods[good]]

    def seats(self, game: State) -> list[int]:
        if self.owed and self.food_of(game):
            return game.tables.only[self.seat]
        return game.tables.nobody

    def proceed(self, game: State) -> None:
        """No food left: the rest costs coins, or torture."""
        game.pop()
        if self.owed:
            charge(game, self.seat, self.owed * self.tile.coins_each, self.rule)

    def coins_forbidden_by(self, game: State, seat: int) -> str:
        if self.tile.food_first:
            return self.rule
        coins = game.players[seat].coins
        return "" if coins >= self.tile.coins_each else "event.harvest.foodfirst"

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.food[good] for good in self.food_of(game)]
        if not self.coins_forbidden_by(game, seat):
            legal.append(moves.coins)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == COINS:
            return self.coins_forbidden_by(game, seat)
        if move.kind != FOOD:
            return wrong_time_rule(game, move)
        if move.a not in game.tables.food:
            return "event.harvest.food"
        return "" if game.players[seat].goods[move.a] else self.rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.replace(Harvest(seat, self.tile, self.owed - 1, self.rule))
        if move.kind == COINS:
            pay_coins(game, seat, self.tile.coins_each, self.rule)
            return
        spend_good(game, seat, move.a, self.rule, "food")
