"""Goods and tiles against goods and coins: Market Stand, Black Market, Bakery, Ballroom."""

from ...kernel.moves import Move
from ..decisions.expand import BuyTile, buy_tile, tiles_bought, tiles_open
from ..decisions.give_good import AskGood
from ..effects.base import Effect
from ..ids import BAKE, BREAD, BUY, GOOD_NAMES, GOODS, GRAIN, SELL, SKIP, TAKE
from ..pieces.coins import can_gain_coins, gain_coins, pay_coins
from ..pieces.goods import drop_good, gain_good, spend_good
from ..state import State
from ..steps import Ask, wrong_time_rule


class Trades(Effect):
    """place.market_stand: so many goods bought or sold at their value in points."""

    def __init__(self, most: int, rule: str) -> None:
        self.most = most
        self.rule = rule

    def idle(self, game: State, seat: int) -> bool:
        return not bought(game, seat) and not sold(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        trade = Trade(seat, self.most, False, self.rule)
        game.push(trade)
        first = trade.legal(game, seat)
        if len(first) == 1:
            trade.play(game, seat, first[0])


def bought(game: State, seat: int) -> list[int]:
    """What the supply has and the player can pay."""
    coins = game.players[seat].coins
    return [
        good for good in range(GOODS) if game.goods[good] and game.tables.good_points[good] <= coins
    ]


def sold(game: State, seat: int) -> list[int]:
    """place.market_stand.supply: bread has no price."""
    if not can_gain_coins(game):
        return []
    return [good for good in range(GOODS) if game.players[seat].goods[good]]


class Trade(Ask):
    """place.market_stand.total: purchases and sales together; the first one is a must."""

    name = "trade"

    def __init__(self, seat: int, left: int, begun: bool, source: str) -> None:
        super().__init__(seat)
        self.left = left
        self.begun = begun
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        begun = int(self.begun)
        return {"seat": self.seat, "left": self.left, "begun": begun, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.buy[good] for good in bought(game, seat)]
        legal.extend(moves.sell[good] for good in sold(game, seat))
        if self.begun:
            legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return "" if self.begun else self.source
        if move.kind == BUY:
            if not game.goods[move.a]:
                return "place.market_stand.supply"
            return "" if move.a in bought(game, seat) else "action.cost"
        if move.kind == SELL:
            return "" if move.a in sold(game, seat) else "action.cost"
        return wrong_time_rule(game, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        if move.kind == SKIP or self.left == 1:
            game.pop()
        else:
            game.replace(Trade(seat, self.left - 1, True, self.source))
        if move.kind == BUY:
            pay_coins(game, seat, game.tables.good_points[move.a], self.source)
            gain_good(game, seat, move.a, self.source)
        elif move.kind == SELL:
            spend_good(game, seat, move.a, self.source)
            gain_coins(game, seat, game.tables.good_points[move.a], self.source)


class Exchange(Effect):
    """place.black_market: goods of one type for one of another."""

    def __init__(self, give: int) -> None:
        self.give = give

    def given(self, game: State, seat: int) -> list[int]:
        return [
            good
            for good in range(GOODS)
            if game.players[seat].goods[good] >= self.give and others_left(game, good)
        ]

    def forbidden_by(self, game: State, seat: int) -> str:
        if self.given(game, seat):
            return ""
        pairs = max(game.players[seat].goods[:GOODS]) >= self.give
        return "supply.block" if pairs else "action.cost"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        given = self.given(game, seat)
        if len(given) == 1:
            self.exchange(game, seat, given[0], source)
        else:
            game.push(GiveSame(seat, self, source))

    def exchange(self, game: State, seat: int, good: int, source: str) -> None:
        for _ in range(self.give):
            spend_good(game, seat, good, source)
        others = others_left(game, good)
        if len(others) == 1:
            gain_good(game, seat, others[0], source)
        else:
            game.push(TakeOther(seat, good, source))


def others_left(game: State, good: int) -> list[int]:
    return [other for other in range(GOODS) if other != good and game.goods[other]]


class GiveSame(AskGood):
    name = "give_same"
    rule = "place.black_market"

    def __init__(self, seat: int, effect: Exchange, source: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "amount": self.effect.give, "source": self.source}

    def kinds(self, game: State, seat: int) -> list[int]:
        return self.effect.given(game, seat)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        self.effect.exchange(game, seat, move.a, self.source)


class TakeOther(Ask):
    name = "take_other"

    def __init__(self, seat: int, given: int, source: str) -> None:
        super().__init__(seat)
        self.given = given
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "given": GOOD_NAMES[self.given], "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [game.tables.moves.take[good] for good in others_left(game, self.given)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TAKE:
            return wrong_time_rule(game, move)
        if move.a == self.given:
            return "place.black_market"
        return "" if game.goods[move.a] else "supply.block"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        gain_good(game, seat, move.a, self.source)


class Bake(Effect):
    """place.bakery: some of the own grain becomes bread."""

    def __init__(self, most: int) -> None:
        self.most = most

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if game.players[seat].goods[GRAIN] else "action.cost"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        if self.loaves(game, seat) == 1:
            bake(game, seat, 1, source)
        else:
            game.push(BakeBread(seat, self.most, source))

    def loaves(self, game: State, seat: int) -> int:
        return min(self.most, game.players[seat].goods[GRAIN])


def bake(game: State, seat: int, loaves: int, source: str) -> None:
    player = game.players[seat]
    for _ in range(loaves):
        drop_good(player, GRAIN)
        player.goods[BREAD] += 1
    if game.events is not None:
        game.emit("baked", seat, source, {"amount": loaves})


class BakeBread(Ask):
    name = "bake"

    def __init__(self, seat: int, most: int, source: str) -> None:
        super().__init__(seat)
        self.most = most
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "most": self.most, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        most = min(self.most, game.players[seat].goods[GRAIN])
        return game.tables.moves.bake[1 : most + 1]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != BAKE:
            return wrong_time_rule(game, move)
        if not 1 <= move.a <= self.most:
            return "place.bakery.limit"
        return "" if move.a <= game.players[seat].goods[GRAIN] else "action.cost"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        bake(game, seat, move.a, self.source)


class BuyPlaceTile(Effect):
    """place.ballroom: any tile of the stacks, for a price by its category."""

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices

    def forbidden_by(self, game: State, seat: int) -> str:
        if not tiles_open(game, 2):
            return "expand.pick"
        return "" if tiles_bought(game, seat, self.prices) else "action.cost"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        tiles = tiles_bought(game, seat, self.prices)
        if len(tiles) == 1:
            buy_tile(game, seat, tiles[0], self.prices, source)
        else:
            game.push(BuyTile(seat, self.prices, source))
