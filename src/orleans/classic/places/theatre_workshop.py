"""Followers and wheels on tiles: the Theatre's audience and the Workshop's wheels."""

from ...kernel.moves import Move
from ..effects.base import Effect
from ..ids import EMPTY, GEAR, NOBODY, SHIFT, WHEEL
from ..pieces.coins import can_gain_coins, gain_coins
from ..pieces.spaces import clear, fill, followers_on
from ..pieces.tiles import owner_of
from ..pieces.wheels import wheel_forbidden_by
from ..player import Player
from ..state import State
from ..steps import Ask, wrong_time_rule


class CoinsPerFollower(Effect):
    """place.theatre, combo.theatre.borrowed: whoever owns it, those who stand on it count."""

    def __init__(self, place: int, each: int) -> None:
        self.place = place
        self.each = each

    def amount(self, game: State) -> int:
        owner = owner_of(game, self.place)
        if owner == NOBODY:
            return 0
        return self.each * followers_on(game, game.players[owner], self.place)

    def idle(self, game: State, seat: int) -> bool:
        return self.amount(game) == 0 or not can_gain_coins(game)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        gain_coins(game, seat, self.amount(game), source)


def placed_wheels(player: Player) -> list[int]:
    return [space for space in range(len(player.spaces)) if player.spaces[space] == GEAR]


def sites(game: State, player: Player, wheel: int) -> list[int]:
    """Where a placed wheel could go instead: the usual rules, its old Place being without it."""
    clear(game, player, wheel)
    found: list[int] = []
    for place in player.places:
        for space in game.tables.places[place].spaces:
            if (
                space != wheel
                and player.spaces[space] == EMPTY
                and not wheel_forbidden_by(game, player, space)
            ):
                found.append(space)
    fill(game, player, wheel, GEAR)
    return found


class MoveWheel(Effect):
    """place.workshop: a placed wheel to another empty Action Space."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def movable(self, game: State, seat: int) -> list[int]:
        player = game.players[seat]
        return [wheel for wheel in placed_wheels(player) if sites(game, player, wheel)]

    def forbidden_by(self, game: State, seat: int) -> str:
        return "" if self.movable(game, seat) else self.rule

    def carry_out(self, game: State, seat: int, source: str) -> None:
        wheels = self.movable(game, seat)
        if len(wheels) == 1:
            begin_reset(game, seat, wheels[0], source)
        else:
            game.push(ShiftWheel(seat, self, source))


def begin_reset(game: State, seat: int, wheel: int, source: str) -> None:
    """Where a wheel can go to one space only, there is nothing to ask."""
    is_open = sites(game, game.players[seat], wheel)
    if len(is_open) == 1:
        reset(game, seat, wheel, is_open[0])
    else:
        game.push(ResetWheel(seat, wheel, source))


def reset(game: State, seat: int, wheel: int, space: int) -> None:
    player = game.players[seat]
    clear(game, player, wheel)
    fill(game, player, space, GEAR)
    if game.events is not None:
        names = game.tables.space_names
        place = game.tables.places[game.tables.spaces[space].place].id
        game.emit("shifted_wheel", seat, place, {"from": names[wheel], "space": names[space]})


class ShiftWheel(Ask):
    """place.workshop: which of the placed wheels."""

    name = "shift_wheel"

    def __init__(self, seat: int, effect: MoveWheel, source: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [game.tables.moves.shift[wheel] for wheel in self.effect.movable(game, seat)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != SHIFT:
            return wrong_time_rule(game, move)
        return "" if move.a in self.effect.movable(game, seat) else self.effect.rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        begin_reset(game, seat, move.a, self.source)


class ResetWheel(Ask):
    """Where the chosen wheel goes; until then it lies where it lay."""

    name = "reset_wheel"

    def __init__(self, seat: int, wheel: int, source: str) -> None:
        super().__init__(seat)
        self.wheel = wheel
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        wheel = game.tables.space_names[self.wheel]
        return {"seat": self.seat, "wheel": wheel, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        wheel = game.tables.moves.wheel
        return [wheel[space] for space in sites(game, game.players[seat], self.wheel)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != WHEEL:
            return wrong_time_rule(game, move)
        player = game.players[seat]
        if move.a == self.wheel:
            return "place.workshop"
        if move.a in sites(game, player, self.wheel):
            return ""
        clear(game, player, self.wheel)
        rule = wheel_forbidden_by(game, player, move.a)
        fill(game, player, self.wheel, GEAR)
        return rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        reset(game, seat, self.wheel, move.a)
