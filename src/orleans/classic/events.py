"""Phase 6, Event: what the Hour Glass tile of the round does to every player, in turn order."""

from mypy_extensions import mypyc_attr

from ..kernel.moves import Move
from ..kernel.steps import Step
from .development import status
from .money import charge, gain_coins, pay_coins
from .names import COINS, EMPTY, FOLLOWERS, FOOD, GOOD_NAMES, PERSONAL, SKIP, WARD
from .spaces import activated, send_home
from .state import State
from .steps import Ask, moment_rule


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
        charge(game, seat, sum(game.players[seat].goods) // self.goods_per_coin, rule)


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
                if game.heard is not None:
                    game.tell("lost", seat, rule, {"follower": FOLLOWERS[kind]})
            elif game.heard is not None:
                game.tell("spared", seat, rule)


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

    def coins_blocked(self, game: State, seat: int) -> str:
        if self.tile.food_first:
            return self.rule
        coins = game.players[seat].coins
        return "" if coins >= self.tile.coins_each else "event.harvest.foodfirst"

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.food[good] for good in self.food_of(game)]
        if not self.coins_blocked(game, seat):
            legal.append(moves.coins)
        return legal

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind == COINS:
            return self.coins_blocked(game, seat)
        if move.kind != FOOD:
            return moment_rule(move)
        if move.a not in game.tables.food:
            return "event.harvest.food"
        return "" if game.players[seat].goods[move.a] else self.rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.replace(Harvest(seat, self.tile, self.owed - 1, self.rule))
        if move.kind == COINS:
            pay_coins(game, seat, self.tile.coins_each, self.rule)
            return
        game.players[seat].goods[move.a] -= 1
        game.goods[move.a] += 1
        if game.heard is not None:
            game.tell("food", seat, self.rule, {"good": GOOD_NAMES[move.a]})


class Event(Step[State]):
    """The players one after the other; each may ward off a harmful event first."""

    name = "event"

    def __init__(self, visited: int) -> None:
        self.visited = visited

    def facts(self, game: State) -> dict[str, int | str]:
        return {"visited": self.visited}

    def proceed(self, game: State) -> None:
        tile = game.tables.hour_glass[game.event]
        if tile.effect is None or self.visited == game.tables.players:
            game.pop()
            return
        seat = (game.start + self.visited) % game.tables.players
        game.replace(Event(self.visited + 1))
        if tile.bad and ward_ready(game, seat):
            game.push(Ward(seat))
        else:
            tile.effect.happen(game, seat, tile.rule)


def ward_ready(game: State, seat: int) -> bool:
    ward = game.tables.ward
    player = game.players[seat]
    return ward != EMPTY and ward in player.places and activated(game, player, ward)


class Ward(Ask):
    """place.sacristy: give up the Monk on it and ignore this event, or keep it."""

    name = "ward"
    turn_rule = "event.all"

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "place": game.tables.places[game.tables.ward].id}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [game.tables.moves.ward, game.tables.moves.skip]

    def blocked(self, game: State, seat: int, move: Move) -> str:
        return "" if move.kind == WARD or move.kind == SKIP else moment_rule(move)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        tile = game.tables.hour_glass[game.event]
        if move.kind == SKIP:
            if tile.effect is not None:
                tile.effect.happen(game, seat, tile.rule)
            return
        send_home(game, game.players[seat], game.tables.ward)
        if game.heard is not None:
            game.tell("warded", seat, game.tables.places[game.tables.ward].id)
