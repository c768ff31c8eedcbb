"""Effects that charge a cost first (action.cost), and a good of the player's choice."""

from ..kernel.moves import Move
from .effects import Effect
from .money import pay_coins
from .names import GOOD_NAMES, GOODS, TAKE
from .recruiting import gain_good
from .state import State
from .steps import Ask, moment_rule


class PayCoins(Effect):
    """A cost is no effect of its own: alone it would be idle."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def blocked(self, game: State, seat: int) -> str:
        return "" if game.players[seat].coins >= self.amount else "action.cost"

    def idle(self, game: State, seat: int) -> bool:
        return True

    def carry_out(self, game: State, seat: int, source: str) -> None:
        pay_coins(game, seat, self.amount, source)


class PayGood(Effect):
    """supply.spent: goods spent return to the goods supply."""

    def __init__(self, good: int, count: int) -> None:
        self.good = good
        self.count = count

    def blocked(self, game: State, seat: int) -> str:
        return "" if game.players[seat].goods[self.good] >= self.count else "action.cost"

    def idle(self, game: State, seat: int) -> bool:
        return True

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.players[seat].goods[self.good] -= self.count
        game.goods[self.good] += self.count
        if game.heard is not None:
            game.tell("spent", seat, source, {"good": GOOD_NAMES[self.good], "amount": self.count})


class GoodOfChoice(Effect):
    def blocked(self, game: State, seat: int) -> str:
        return "" if sum(game.goods) else "supply.block"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(ChooseGood(seat, source))


class ChooseGood(Ask):
    """Any good that the goods supply holds."""

    name = "choose_good"

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def seats(self, game: State) -> list[int]:
        return super().seats(game) if sum(game.goods) else game.tables.nobody

    def proceed(self, game: State) -> None:
        game.pop()

    def legal(self, game: State, seat: int) -> list[Move]:
        take = game.tables.moves.take
        return [take[good] for good in range(GOODS) if game.goods[good]]

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TAKE:
            return moment_rule(move)
        return "" if game.goods[move.a] else "supply.block"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        gain_good(game, seat, move.a, self.source)
