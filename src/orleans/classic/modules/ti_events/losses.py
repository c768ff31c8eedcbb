"""Events that take something away: Malfunction, Torture, Book Fire, Summoning."""

from ....kernel.moves import Move
from ...decisions.torture import Torture
from ...effects.hour_glass import HourGlassEffect
from ...ids import COINS, GEAR, GIVE_PLACED, GIVE_WHEEL, JUMP
from ...pieces.coins import pay_coins
from ...pieces.spaces import clear
from ...places.journeys import jump
from ...places.prairie import arrive
from ...state import State
from ...steps import Ask, wrong_time_rule


class TortureTile(HourGlassEffect):
    """events.ti.c.torture: so many things without any debt; coins do not help."""

    def __init__(self, things: int) -> None:
        self.things = things

    def happen(self, game: State, seat: int, rule: str) -> None:
        game.push(Torture(seat, self.things, rule))


class BookFire(HourGlassEffect):
    """events.ti.c.book_fire: only the marker moves, to the nearest star behind it."""

    def happen(self, game: State, seat: int, rule: str) -> None:
        player = game.players[seat]
        star = 0  # events.ti.c.book_fire_start
        for space in game.tables.stars:
            if space < player.dev:
                star = space
        points = player.dev - star
        player.dev = star
        if points and game.events is not None:
            game.emit("set_back", seat, rule, {"amount": points})


# ---------------------------------------------------------------- Malfunction


class Malfunction(HourGlassEffect):
    def __init__(self, wheels: int) -> None:
        self.wheels = wheels

    def happen(self, game: State, seat: int, rule: str) -> None:
        game.push(ReturnWheel(seat, self.wheels, rule))


class ReturnWheel(Ask):
    """events.ti.c.malfunction: any own wheel goes back to the supply, placed or in hand."""

    name = "malfunction"
    turn_rule = "events.ti.timing.turn_order"

    def __init__(self, seat: int, left: int, rule: str) -> None:
        super().__init__(seat)
        self.left = left
        self.rule = rule

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "left": self.left, "source": self.rule}

    def seats(self, game: State) -> list[int]:
        if self.left and len(self.legal(game, self.seat)) > 1:
            return game.tables.only[self.seat]
        return game.tables.nobody

    def proceed(self, game: State) -> None:
        """One wheel is no choice, and none is no loss (events.ti.c.malfunction_none)."""
        legal = self.legal(game, self.seat)
        if self.left and legal:
            self.play(game, self.seat, legal[0])
        else:
            game.pop()

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        player = game.players[seat]
        legal: list[Move] = []
        if player.wheels:
            legal.append(moves.give_wheel)
        for space, piece in enumerate(player.spaces):
            if piece == GEAR:
                legal.append(moves.give_placed[space])
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        player = game.players[seat]
        if move.kind == GIVE_WHEEL:
            return "" if player.wheels else self.rule
        if move.kind == GIVE_PLACED:
            return "" if player.spaces[move.a] == GEAR else self.rule
        return wrong_time_rule(game, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.replace(ReturnWheel(seat, self.left - 1, self.rule))
        player = game.players[seat]
        space = ""
        if move.kind == GIVE_WHEEL:
            player.wheels -= 1
        else:
            clear(game, player, move.a)
            space = game.tables.space_names[move.a]
        game.wheels += 1
        if game.events is not None:
            game.emit("returned_wheel", seat, self.rule, {"space": space})


# ------------------------------------------------------------------ Summoning


class Summoning(HourGlassEffect):
    """events.ti.d.summoning, events.ti.d.summoning_home, events.ti.d.summoning_poor"""

    def __init__(self, price: int) -> None:
        self.price = price

    def happen(self, game: State, seat: int, rule: str) -> None:
        player = game.players[seat]
        if player.merchant == game.tables.start_town:
            return
        if player.coins >= self.price:
            game.push(Summoned(seat, self.price, rule))
        else:
            go_home(game, seat, rule)


def go_home(game: State, seat: int, rule: str) -> None:
    """events.ti.d.summoning_prairie: nothing is picked up, but the Merchant arrives."""
    jump(game, seat, game.tables.start_town, rule)
    arrive(game, seat)


class Summoned(Ask):
    """To Orléans, or coins to stay."""

    name = "summoning"
    turn_rule = "events.ti.timing.turn_order"

    def __init__(self, seat: int, price: int, rule: str) -> None:
        super().__init__(seat)
        self.price = price
        self.rule = rule

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "coins": self.price, "source": self.rule}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        return [moves.jump[game.tables.start_town], moves.coins]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == COINS:
            return ""
        if move.kind != JUMP:
            return wrong_time_rule(game, move)
        return "" if move.a == game.tables.start_town else self.rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == COINS:
            pay_coins(game, seat, self.price, self.rule)
        else:
            go_home(game, seat, self.rule)
