"""What characters do to others: who can be hit, and what happens to those who are."""

from ....kernel.freezable import Freezable
from ....kernel.moves import Move
from ...effects.base import Effect
from ...ids import RIVAL, SKIP
from ...state import State
from ...steps import Ask, wrong_time_rule

Facts = dict[str, int | str]


def rivals(game: State, seat: int) -> list[int]:
    """The other seats, clockwise."""
    players = game.tables.players
    return [(seat + n) % players for n in range(1, players)]


class Harm(Freezable):
    """What a character does to a victim, named in every detail (intrigue.bribe.declare)."""

    def details(self, game: State) -> Facts:
        """All that is named besides the victim."""
        return {}

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        raise NotImplementedError

    def strike_all(self, game: State, seat: int, victims: list[int], source: str) -> None:
        for victim in victims:
            self.strike(game, seat, victim, source)


class Character(Effect):
    """One who harms a single player, chosen by the active one."""

    def victim_forbidden_by(self, game: State, seat: int, victim: int) -> str:
        raise NotImplementedError

    def victims(self, game: State, seat: int) -> list[int]:
        return [v for v in rivals(game, seat) if not self.victim_forbidden_by(game, seat, v)]

    def details(self, game: State) -> Facts:
        """What is already named when the victim is asked for."""
        return {}

    def idle(self, game: State, seat: int) -> bool:
        return not self.victims(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(NameVictim(seat, self, source))

    def victim_named(self, game: State, seat: int, victim: int, source: str) -> None:
        """Name the rest, then deal with the victim."""
        raise NotImplementedError


class NameVictim(Ask):
    """One of the players who can be hit, or nobody (intrigue.general.waive)."""

    name = "name_victim"

    def __init__(self, seat: int, character: Character, source: str) -> None:
        super().__init__(seat)
        self.character = character
        self.source = source

    def facts(self, game: State) -> Facts:
        return {"seat": self.seat, "source": self.source, **self.character.details(game)}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.rival[victim] for victim in self.character.victims(game, seat)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != RIVAL:
            return wrong_time_rule(game, move)
        if move.a == seat:
            return "intrigue.general.other_player"
        return self.character.victim_forbidden_by(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == SKIP:
            forgo(game, seat, self.source)
        else:
            self.character.victim_named(game, seat, move.a, self.source)


def forgo(game: State, seat: int, source: str) -> None:
    if game.events is not None:
        game.emit("harm_forgone", seat, source)
