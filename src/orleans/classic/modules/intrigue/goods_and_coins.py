"""Fraud and the Tax Collector: what others own changes hands."""

from ....kernel.moves import Move
from ...effects.base import Effect
from ...ids import OWN_GOOD_NAMES, SPEND, TAKE
from ...pieces.coins import hand_coins
from ...pieces.goods import goods_owned, hand_good, owned_kinds
from ...state import State
from ...steps import Ask, wrong_time_rule
from .bribing import aim, deal
from .harm import Character, Facts, Harm, rivals
from .state import TAKE_BREAD, intrigue_of


class Fraud(Character):
    """intrigue.fraud.exchange: one of the own goods for one of another player's."""

    def victim_forbidden_by(self, game: State, seat: int, victim: int) -> str:
        return "" if goods_owned(game.players[victim]) else "intrigue.fraud.both_need_goods"

    def idle(self, game: State, seat: int) -> bool:
        return not goods_owned(game.players[seat]) or super().idle(game, seat)

    def victim_named(self, game: State, seat: int, victim: int, source: str) -> None:
        kinds = owned_kinds(game.players[seat])
        if len(kinds) == 1:
            good_named(game, seat, victim, kinds[0], source)
        else:
            game.push(NameOwnGood(seat, victim, source))


def good_named(game: State, seat: int, victim: int, given: int, source: str) -> None:
    kinds = owned_kinds(game.players[victim])
    if len(kinds) == 1:
        aim(game, seat, victim, Swap(given, kinds[0]), source)
    else:
        game.push(NameTakenGood(seat, victim, given, source))


class NameOwnGood(Ask):
    """Which good the active player gives away."""

    name = "swap_give"

    def __init__(self, seat: int, victim: int, source: str) -> None:
        super().__init__(seat)
        self.victim = victim
        self.source = source

    def facts(self, game: State) -> Facts:
        return {"seat": self.seat, "victim": self.victim, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        spend = game.tables.moves.spend
        return [spend[good] for good in owned_kinds(game.players[seat])]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != SPEND:
            return wrong_time_rule(game, move)
        return "" if game.players[seat].goods[move.a] else "intrigue.fraud.loose_goods"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        good_named(game, seat, self.victim, move.a, self.source)


class NameTakenGood(Ask):
    """Which good of the victim: the victim has no say in it."""

    name = "swap_take"

    def __init__(self, seat: int, victim: int, given: int, source: str) -> None:
        super().__init__(seat)
        self.victim = victim
        self.given = given
        self.source = source

    def facts(self, game: State) -> Facts:
        given = OWN_GOOD_NAMES[self.given]
        return {"seat": self.seat, "victim": self.victim, "good": given, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = intrigue_of(game).moves
        kinds = owned_kinds(game.players[self.victim])
        return [moves.take(game.tables, good) for good in kinds]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TAKE and move.kind != TAKE_BREAD:
            return wrong_time_rule(game, move)
        return "" if game.players[self.victim].goods[move.a] else "intrigue.fraud.loose_goods"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        aim(game, seat, self.victim, Swap(self.given, move.a), self.source)


class Swap(Harm):
    def __init__(self, given: int, taken: int) -> None:
        self.given = given
        self.taken = taken

    def details(self, game: State) -> Facts:
        return {"good": OWN_GOOD_NAMES[self.given], "taken": OWN_GOOD_NAMES[self.taken]}

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        hand_good(game, seat, victim, self.given, source)
        hand_good(game, victim, seat, self.taken, source)


class TaxCollector(Effect):
    """intrigue.tax_collector.effect: every other player who has coins."""

    def __init__(self, each: int) -> None:
        self.each = each

    def payers(self, game: State, seat: int) -> list[int]:
        return [other for other in rivals(game, seat) if game.players[other].coins]

    def idle(self, game: State, seat: int) -> bool:
        return not self.payers(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        deal(game, seat, self.payers(game, seat), Tax(self.each), source)


class Tax(Harm):
    def __init__(self, each: int) -> None:
        self.each = each

    def details(self, game: State) -> Facts:
        return {"amount": self.each}

    def due(self, game: State, victim: int) -> int:
        """intrigue.tax_collector.short"""
        return min(self.each, game.players[victim].coins)

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        hand_coins(game, victim, seat, self.due(game, victim), source)
