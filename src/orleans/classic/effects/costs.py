"""Effects that charge a cost first (action.cost), and a good of the player's choice."""

from ...kernel.moves import Move
from ..decisions.give_good import AskGood
from ..ids import GOODS, PAY, TAKE
from ..pieces.coins import pay_coins
from ..pieces.development import develop
from ..pieces.goods import gain_good, goods_owned, owned_kinds, spend_good
from ..state import State
from ..steps import Ask, wrong_time_rule
from .base import Effect


class PayCoins(Effect):
    """A cost is no effect of its own: alone it would be idle."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def forbidden_by(self, game: State, seat: int) -> str:
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

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if game.players[seat].goods[self.good] >= self.count else "action.cost"

    def idle(self, game: State, seat: int) -> bool:
        return True

    def carry_out(self, game: State, seat: int, source: str) -> None:
        for _ in range(self.count):
            spend_good(game, seat, self.good, source)


class PayAnyGood(Effect):
    """One good of any type, bread included (place.bakery.spend)."""

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if goods_owned(game.players[seat]) else "action.cost"

    def idle(self, game: State, seat: int) -> bool:
        return True

    def carry_out(self, game: State, seat: int, source: str) -> None:
        kinds = owned_kinds(game.players[seat])
        if len(kinds) == 1:
            spend_good(game, seat, kinds[0], source)
        else:
            game.push(SpendGood(seat, source))


class SpendGood(AskGood):
    """action.cost: which of the own goods."""

    name = "spend"

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        spend_good(game, seat, move.a, self.source)


class CoinsForPoints(Effect):
    """Pay 1 to `most` coins for as many Development Points."""

    def __init__(self, most: int) -> None:
        self.most = most

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if game.players[seat].coins else "action.cost"

    def idle(self, game: State, seat: int) -> bool:
        return game.players[seat].dev == game.tables.dev_last

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(PayForPoints(seat, self.most, source))


class PayForPoints(Ask):
    name = "pay"

    def __init__(self, seat: int, most: int, source: str) -> None:
        super().__init__(seat)
        self.most = most
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source, "most": self.most}

    def legal(self, game: State, seat: int) -> list[Move]:
        pay = game.tables.moves.pay
        return [pay[n] for n in range(1, min(self.most, game.players[seat].coins) + 1)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != PAY:
            return wrong_time_rule(game, move)
        if not 1 <= move.a <= self.most:
            return game.tables.rule_of(self.source)
        return "" if move.a <= game.players[seat].coins else "action.cost"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        pay_coins(game, seat, move.a, self.source)
        develop(game, seat, move.a, self.source)


class GoodOfChoice(Effect):
    def forbidden_by(self, game: State, seat: int) -> str:
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

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TAKE:
            return wrong_time_rule(game, move)
        return "" if game.goods[move.a] else "supply.block"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        gain_good(game, seat, move.a, self.source)
