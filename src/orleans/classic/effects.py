"""The vocabulary of effects that Places, deeds and tiles are written in.

`blocked` names the rule that forbids the effect outright, `idle` tells that it would bring
nothing: an action is refused if one effect is blocked or all are idle (action.effect).
"""

from mypy_extensions import mypyc_attr

from ..kernel.moves import Move
from .deeds import Send, send_blocked
from .development import develop, status
from .money import can_gain_coins, gain_coins, pay_coins
from .names import CHOOSE, PAY
from .recruiting import Recruit, gain_good, gain_wheels, recruit, recruit_blocked
from .state import State
from .stations import build_blocked, build_station
from .steps import Ask, moment_rule
from .travel import Travel, routes_open


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    def blocked(self, game: State, seat: int) -> str:
        return ""

    def idle(self, game: State, seat: int) -> bool:
        return False

    def carry_out(self, game: State, seat: int, source: str) -> None:
        raise NotImplementedError


class GainCoins(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def idle(self, game: State, seat: int) -> bool:
        return not can_gain_coins(game)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_coins(game, seat, self.amount, source)


class CoinsPerStatus(Effect):
    def __init__(self, each: int) -> None:
        self.each = each

    def idle(self, game: State, seat: int) -> bool:
        return not can_gain_coins(game)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_coins(game, seat, self.each * status(game, seat), source)


class CoinsPerStation(Effect):
    def __init__(self, each: int) -> None:
        self.each = each

    def idle(self, game: State, seat: int) -> bool:
        return game.players[seat].built == 0 or not can_gain_coins(game)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_coins(game, seat, self.each * game.players[seat].built, source)


class Develop(Effect):
    def __init__(self, points: int) -> None:
        self.points = points

    def idle(self, game: State, seat: int) -> bool:
        return game.players[seat].dev == game.tables.dev_last

    def carry_out(self, game: State, seat: int, source: str) -> None:
        develop(game, seat, self.points, source)


class GainGood(Effect):
    def __init__(self, good: int, count: int) -> None:
        self.good = good
        self.count = count

    def blocked(self, game: State, seat: int) -> str:
        return "" if game.goods[self.good] else "supply.block"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        for _ in range(self.count):
            gain_good(game, seat, self.good, source)


class GainWheel(Effect):
    def __init__(self, count: int) -> None:
        self.count = count

    def blocked(self, game: State, seat: int) -> str:
        return "" if game.wheels else "supply.block"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_wheels(game, seat, self.count, source)


class RecruitOne(Effect):
    """One type: at once. Several: the player chooses when the action is carried out."""

    def __init__(self, types: list[int]) -> None:
        self.types = types

    def blocked(self, game: State, seat: int) -> str:
        rule = ""
        for type in self.types:
            rule = recruit_blocked(game, seat, type)
            if not rule:
                return ""
        return rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        if len(self.types) == 1:
            recruit(game, seat, self.types[0], source)
        else:
            game.push(Recruit(seat, self.types, source))


class MoveMerchant(Effect):
    def __init__(self, kinds: list[int], with_good: bool, rule: str) -> None:
        self.kinds = kinds
        self.with_good = with_good
        self.rule = rule

    def blocked(self, game: State, seat: int) -> str:
        return "" if routes_open(game, seat, self.kinds) else "travel.mustmove"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(Travel(seat, self.kinds, self.with_good, self.rule))


class BuildStation(Effect):
    def blocked(self, game: State, seat: int) -> str:
        return build_blocked(game, seat, game.players[seat].merchant)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        build_station(game, seat, game.players[seat].merchant, source)


class SendToDeeds(Effect):
    def __init__(self, place: int, count: int) -> None:
        self.place = place
        self.count = count

    def blocked(self, game: State, seat: int) -> str:
        return send_blocked(game, seat, self.place)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(Send(seat, self.place, self.count, False))


class CoinsForPoints(Effect):
    """Pay 1 to `most` coins for as many Development Points."""

    def __init__(self, most: int) -> None:
        self.most = most

    def blocked(self, game: State, seat: int) -> str:
        return "" if game.players[seat].coins else "action.cost"

    def idle(self, game: State, seat: int) -> bool:
        return game.players[seat].dev == game.tables.dev_last

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(PayForPoints(seat, self.most, source))


class OneOf(Effect):
    """The player picks one of several effects that can be carried out."""

    def __init__(self, options: list[Effect]) -> None:
        self.options = options

    def open(self, game: State, seat: int) -> list[int]:
        return [
            index
            for index, option in enumerate(self.options)
            if not option.blocked(game, seat) and not option.idle(game, seat)
        ]

    def idle(self, game: State, seat: int) -> bool:
        return not self.open(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        options = self.open(game, seat)
        if len(options) == 1:
            self.options[options[0]].carry_out(game, seat, source)
        else:
            game.push(ChooseOne(seat, self, source))


class PayForPoints(Ask):
    name = "pay"

    def __init__(self, seat: int, most: int, source: str) -> None:
        super().__init__(seat)
        self.most = most
        self.source = source

    def legal(self, game: State, seat: int) -> list[Move]:
        pay = game.tables.moves.pay
        return [pay[n] for n in range(1, min(self.most, game.players[seat].coins) + 1)]

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind != PAY:
            return moment_rule(move)
        if not 1 <= move.a <= self.most:
            return game.tables.rule_of(self.source)
        return "" if move.a <= game.players[seat].coins else "action.cost"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        pay_coins(game, seat, move.a, self.source)
        develop(game, seat, move.a, self.source)


class ChooseOne(Ask):
    name = "choose"

    def __init__(self, seat: int, choice: OneOf, source: str) -> None:
        super().__init__(seat)
        self.choice = choice
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        choose = game.tables.moves.choose
        return [choose[index] for index in self.choice.open(game, seat)]

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind != CHOOSE:
            return moment_rule(move)
        return "" if move.a in self.choice.open(game, seat) else "action.effect"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        self.choice.options[move.a].carry_out(game, seat, self.source)
