"""The half of the contract that players think with. A title that says nothing here can be played
by them all the same: they judge by the points."""

from typing import Final

from mypy_extensions import mypyc_attr

from .game import Game
from .moves import Move
from .win_probability import softmax

TEMPERATURE: Final = 10.0  # in points, for titles that say nothing of their own


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """What the players of a set-up think with: made and read by its title's ai/ alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Searchable(Game):
    """A game that can be thought about: what to try, how to play on quickly, how good it looks."""

    __slots__ = ()

    def candidates(self, seat: int, legal: list[Move]) -> list[Move]:
        """Those of the legal moves that a player without any strategy would think of."""
        return legal

    def plans(self, seat: int, most: int) -> list[list[Move]]:
        """Where only several moves together make sense: the most promising ways to make the whole
        decision, so many at most. None where moves may be weighed one by one."""
        return []

    def play_rollout_move(self, seat: int) -> bool:
        """Makes the decision of a seat as it comes to mind without trying anything; False, and
        nothing is played, where nothing comes to mind."""
        return False

    def evaluate(self, seat: int) -> float:
        """How good the position looks for a seat, in points: the computer players' compass."""
        return float(self.scores[seat])

    def evaluation_parts(self, seat: int) -> dict[str, float]:
        """The same by where it comes from; together they are the evaluation."""
        return {"points": self.evaluate(seat)}

    def win_probabilities(self) -> list[float]:
        """How likely each seat is to win, from 0 to 1, as far as the position shows."""
        seats = range(self.setup.players)
        won = self.winners
        if won:
            return [1.0 / len(won) if seat in won else 0.0 for seat in seats]
        return softmax([self.evaluate(seat) for seat in seats], TEMPERATURE)

    def horizon(self) -> int:
        """How many rounds a searching player plays out before it judges the position."""
        return 1

    def far_horizon(self) -> int:
        """The same for a player with more time."""
        return self.horizon()

    def stage(self) -> int:
        """The round: how far a look ahead has come."""
        return 0

    def copy(self) -> "Searchable":
        raise NotImplementedError

    def imagine(self, seat: int | None, seed: str) -> "Searchable":
        raise NotImplementedError
