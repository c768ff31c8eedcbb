"""One of several effects: the player's pick, or the die's."""

from ...kernel.moves import Move
from ..ids import CHOOSE
from ..state import State
from ..steps import Ask, wrong_time_rule
from .base import Effect


class OneOf(Effect):
    """The player picks one of several effects that can be carried out."""

    def __init__(self, options: list[Effect]) -> None:
        self.options = options

    def parts(self) -> list[Effect]:
        return self.options

    def open(self, game: State, seat: int) -> list[int]:
        return [
            index
            for index, option in enumerate(self.options)
            if not option.forbidden_by(game, seat) and not option.idle(game, seat)
        ]

    def idle(self, game: State, seat: int) -> bool:
        return not self.open(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        options = self.open(game, seat)
        if len(options) == 1:
            self.options[options[0]].carry_out(game, seat, source)
        else:
            game.push(ChooseOne(seat, self, source))


class Die(Effect):
    """One of six effects, by the roll of a die. It may be rolled whatever the result could be
    (action.effect); a face that can bring nothing then brings nothing."""

    def __init__(self, faces: list[Effect]) -> None:
        self.faces = faces

    def parts(self) -> list[Effect]:
        return self.faces

    def carry_out(self, game: State, seat: int, source: str) -> None:
        roll = game.chance.pick(len(self.faces))
        if game.events is not None:
            game.emit("rolled", seat, source, {"number": roll + 1})
        face = self.faces[roll]
        if not face.forbidden_by(game, seat) and not face.idle(game, seat):
            face.carry_out(game, seat, source)


class ChooseOne(Ask):
    name = "choose"

    def __init__(self, seat: int, choice: OneOf, source: str) -> None:
        super().__init__(seat)
        self.choice = choice
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        choose = game.tables.moves.choose
        return [choose[index] for index in self.choice.open(game, seat)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != CHOOSE:
            return wrong_time_rule(game, move)
        return "" if move.a in self.choice.open(game, seat) else "action.effect"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        self.choice.options[move.a].carry_out(game, seat, self.source)
