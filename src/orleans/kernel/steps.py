"""What is owed: a stack of small typed steps inside the state.

A step is immutable. What changes while it waits lives in the game, so copying the stack is
copying a list, and any moment can be saved, viewed and undone.
"""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .freezable import Freezable
from .moves import Move

if TYPE_CHECKING:
    from .game import Game

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Freezable, Generic[G]):
    """The top step of the stack either waits for seats or proceeds by itself."""

    name: ClassVar[str] = "step"
    turn_rule: ClassVar[str] = ""  # the rule that says whose decision it is

    def seats(self, game: G) -> list[int]:
        """Who owes a decision; empty when the step proceeds by itself."""
        return []

    def proceed(self, game: G) -> None:
        """Go on without a decision: pop yourself, replace yourself or push another step."""
        raise AssertionError(f"step {self.name} can neither wait nor proceed")

    def legal(self, game: G, seat: int) -> list[Move]:
        return []

    def forbidden_by(self, game: G, seat: int, move: Move) -> str:
        """The rule that forbids this move now, or "" if it is legal."""
        raise AssertionError(f"step {self.name} takes no moves")

    def play(self, game: G, seat: int, move: Move) -> None:
        """Carry out a legal move."""
        raise AssertionError(f"step {self.name} takes no moves")

    def drafted(self, game: G, seat: int) -> list[Move] | None:
        """The shortest way to what the seat has in mind and nobody else sees yet; None where
        nothing is planned in private."""
        return None

    def facts(self, game: G) -> dict[str, int | str]:
        """What is asked: for views, prompts and snapshots, so it tells all that the step holds."""
        return {}

    def out_of_turn(self, game: G, seat: int) -> str:
        """The rule that says why this seat has nothing to decide now."""
        return self.turn_rule
