"""Merchants that jump, wander by the die, or are moved by somebody else."""

from ...kernel.moves import Move
from ..decisions.travel import ALL_ROUTES, TakeGood, goods_on, move_along, routes_open
from ..effects.base import Effect
from ..ids import GO, JUMP, RIVAL, SKIP, TAKE
from ..pieces.coins import hand_coins
from ..state import State
from ..steps import Ask, wrong_time_rule
from .prairie import arrive


class JumpTo(Effect):
    """place.episcopal_see: straight to a town, or from there to any other."""

    def __init__(self, town: str, rule: str) -> None:
        self.town = town
        self.rule = rule

    def towns(self, game: State, seat: int) -> list[int]:
        here = game.players[seat].merchant
        home = game.tables.towns.index(self.town)
        if here != home:
            return [home]
        return [town for town in range(len(game.tables.towns)) if town != here]

    def carry_out(self, game: State, seat: int, source: str) -> None:
        towns = self.towns(game, seat)
        if len(towns) == 1:
            jump(game, seat, towns[0], source)
        else:
            game.push(ChooseTown(seat, self, source))


def jump(game: State, seat: int, town: int, source: str) -> None:
    """No good from anybody (place.episcopal_see.prairie); what allows a gift calls `arrive`."""
    game.players[seat].merchant = town
    if game.events is not None:
        game.emit("jumped", seat, source, {"town": game.tables.towns[town]})


class ChooseTown(Ask):
    name = "jump"

    def __init__(self, seat: int, effect: JumpTo, source: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [game.tables.moves.jump[town] for town in self.effect.towns(game, seat)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != JUMP:
            return wrong_time_rule(game, move)
        return "" if move.a in self.effect.towns(game, seat) else self.effect.rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        jump(game, seat, move.a, self.source)


class MoveUpTo(Effect):
    """place.tinkerers_wagon: so many towns at most, without goods."""

    def __init__(self, most: int, rule: str) -> None:
        self.most = most
        self.rule = rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(Wander(seat, self.most, False, self.rule))


class Wander(Ask):
    """place.tinkerers_wagon.upto: any routes, and the player may stop early."""

    name = "wander"

    def __init__(self, seat: int, left: int, moved: bool, source: str) -> None:
        super().__init__(seat)
        self.left = left
        self.moved = moved
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        moved = int(self.moved)
        return {"seat": self.seat, "left": self.left, "moved": moved, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.go[route] for route in routes_open(game, seat, ALL_ROUTES)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != GO:
            return self.source if move.kind == TAKE else wrong_time_rule(game, move)
        return "" if move.a in routes_open(game, seat, ALL_ROUTES) else "travel.mustmove"

    def play(self, game: State, seat: int, move: Move) -> None:
        moved = self.moved
        left = 0
        if move.kind == GO:
            move_along(game, seat, move.a, self.source)
            moved = True
            left = self.left - 1
        if left:
            game.replace(Wander(seat, left, moved, self.source))
            return
        game.pop()
        if moved:
            # place.prairie.moves: only the town where the move ends counts
            arrive(game, seat)


class MoveRival(Effect):
    """place.court: another player's Merchant; its good may be taken for a coin to its owner."""

    def __init__(self, price: int, rule: str) -> None:
        self.price = price
        self.rule = rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        others = [other for other in range(game.tables.players) if other != seat]
        if len(others) == 1:
            game.push(MoveOther(seat, others[0], self, source))
        else:
            game.push(ChooseRival(seat, self, source))


class ChooseRival(Ask):
    name = "choose_rival"

    def __init__(self, seat: int, effect: MoveRival, source: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        rival = game.tables.moves.rival
        return [rival[other] for other in range(game.tables.players) if other != seat]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != RIVAL:
            return wrong_time_rule(game, move)
        return self.effect.rule if move.a == seat else ""

    def play(self, game: State, seat: int, move: Move) -> None:
        game.replace(MoveOther(seat, move.a, self.effect, self.source))


class MoveOther(Ask):
    name = "move_other"

    def __init__(self, seat: int, other: int, effect: MoveRival, source: str) -> None:
        super().__init__(seat)
        self.other = other
        self.effect = effect
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "other": self.other, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        go = game.tables.moves.go
        return [go[route] for route in routes_open(game, self.other, ALL_ROUTES)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != GO:
            return wrong_time_rule(game, move)
        return "" if move.a in routes_open(game, self.other, ALL_ROUTES) else "travel.mustmove"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        # place.court.prairie: it is not its owner's move, so it arrives unnoticed
        move_along(game, self.other, move.a, self.source)
        price = self.effect.price
        if game.players[seat].coins >= price and goods_on(game, move.a):
            game.push(BuyFromRoute(seat, self.other, move.a, price, self.source))


class BuyFromRoute(TakeGood):
    """place.court.pay: the coin is due only if a good is taken."""

    name = "buy_from_route"

    def __init__(self, seat: int, other: int, route: int, price: int, source: str) -> None:
        super().__init__(seat, route)
        self.other = other
        self.price = price
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {
            "seat": self.seat,
            "other": self.other,
            "route": game.tables.routes[self.route].id,
            "coins": self.price,
            "source": self.source,
        }

    def play(self, game: State, seat: int, move: Move) -> None:
        if move.kind == TAKE:
            hand_coins(game, seat, self.other, self.price, self.source)
        super().play(game, seat, move)
