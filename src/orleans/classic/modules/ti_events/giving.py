"""Events that ask for goods by their value: Retraining and Dues."""

from ....kernel.moves import Move
from ...decisions.torture import Torture
from ...effects.hour_glass import HourGlassEffect
from ...ids import BREAD, COINS, GIVE_FOLLOWER, GIVE_PLACED, SKIP, SPEND
from ...pieces.coins import charge
from ...pieces.development import develop, status
from ...pieces.goods import owned_kinds, spend_good
from ...state import State
from ...steps import Ask, wrong_time_rule


def value_of(game: State, seat: int, good: int) -> int:
    """events.ti.tiles.bread: bread is worth its owner's Development Status."""
    return status(game, seat) if good == BREAD else game.tables.good_points[good]


def value_owned(game: State, seat: int) -> int:
    goods = game.players[seat].goods
    return sum(goods[good] * value_of(game, seat, good) for good in owned_kinds(game.players[seat]))


# ----------------------------------------------------------------- Retraining


class Retraining(HourGlassEffect):
    """events.ti.b.retraining, events.ti.b.retraining_penalty"""

    def __init__(self, penalty: int) -> None:
        self.penalty = penalty

    def happen(self, game: State, seat: int, rule: str) -> None:
        if owned_kinds(game.players[seat]):
            game.push(Retrain(seat, self.penalty, rule))
        else:
            charge(game, seat, self.penalty, rule)


class Retrain(Ask):
    """One good for as many Development Points as it is worth, or the penalty."""

    name = "retraining"
    turn_rule = "events.ti.timing.turn_order"

    def __init__(self, seat: int, penalty: int, rule: str) -> None:
        super().__init__(seat)
        self.penalty = penalty
        self.rule = rule

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "coins": self.penalty, "source": self.rule}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.spend[good] for good in owned_kinds(game.players[seat])]
        legal.append(moves.coins)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == COINS:
            return ""
        if move.kind == SPEND:
            return "" if game.players[seat].goods[move.a] else self.rule
        return (
            "events.ti.b.retraining_penalty" if move.kind == SKIP else wrong_time_rule(game, move)
        )

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == COINS:
            charge(game, seat, self.penalty, self.rule)
            return
        points = value_of(game, seat, move.a)
        spend_good(game, seat, move.a, self.rule)
        develop(game, seat, points, self.rule)


# ----------------------------------------------------------------------- Dues


class Dues(HourGlassEffect):
    def __init__(self, points: int) -> None:
        self.points = points

    def happen(self, game: State, seat: int, rule: str) -> None:
        game.push(PayDues(seat, self.points, rule))


class PayDues(Ask):
    """events.ti.d.dues: good by good, until they are worth enough."""

    name = "dues"
    turn_rule = "events.ti.timing.turn_order"

    def __init__(self, seat: int, owed: int, rule: str) -> None:
        super().__init__(seat)
        self.owed = owed
        self.rule = rule

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "owed": self.owed, "source": self.rule}

    def seats(self, game: State) -> list[int]:
        player = game.players[self.seat]
        if 0 < self.owed < value_owned(game, self.seat) and len(owned_kinds(player)) > 1:
            return game.tables.only[self.seat]
        return game.tables.nobody

    def proceed(self, game: State) -> None:
        """Enough is given, there is only one way to give, or nothing is left: the gap is
        settled by torture (events.ti.d.dues_short)."""
        kinds = owned_kinds(game.players[self.seat])
        if self.owed > 0 and kinds:
            self.give(game, kinds[0])
            return
        game.pop()
        if self.owed > 0:
            game.push(Torture(self.seat, self.owed, self.rule))

    def give(self, game: State, good: int) -> None:
        """events.ti.d.dues_supply"""
        owed = max(0, self.owed - value_of(game, self.seat, good))
        game.replace(PayDues(self.seat, owed, self.rule))
        spend_good(game, self.seat, good, self.rule)

    def legal(self, game: State, seat: int) -> list[Move]:
        spend = game.tables.moves.spend
        return [spend[good] for good in owned_kinds(game.players[seat])]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SPEND:
            return "" if game.players[seat].goods[move.a] else self.rule
        if move.kind in (SKIP, COINS) or GIVE_FOLLOWER <= move.kind <= GIVE_PLACED:
            return "events.ti.d.dues_no_underpay"
        return wrong_time_rule(game, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        self.give(game, move.a)
