"""How an expansion plugs in: named moments of the game that it may act on.

The core calls these on every module of the set-up and never asks which one it is. What a
module remembers during a game is a ModuleState of its own, kept in `game.asides` at the
module's place in the list.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .state import State
    from .tables import Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleState:
    def copy(self) -> "ModuleState":
        raise NotImplementedError

    def snapshot(self) -> list[Any]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Override the moments that matter; the others cost nothing."""

    id: ClassVar[str] = ""

    def build(self, tables: "Tables") -> None:
        """Add places, deeds and Hour Glass tiles to the tables of the set-up."""

    def add_moves(self, tables: "Tables") -> None:
        """Add moves of the module's own; they are numbered after the game's."""

    def set_up(self, game: "State") -> ModuleState:
        """Lay out the pieces, after the base game's own set-up."""
        raise NotImplementedError

    def before_phase(self, game: "State", phase: int) -> None:
        """A phase is about to begin; pushed steps come before it."""

    def after_action(self, game: "State", seat: int, place: int) -> None:
        """An action is fully carried out and its Followers are home."""

    def score(self, game: "State", seat: int) -> int:
        """Points at the end, besides coins, goods, stations and Citizens."""
        return 0

    def imagine(self, game: "State", seat: int | None) -> None:
        """Deal anew what this module hides from the seat, with `game.chance`."""

    def view(self, game: "State", seat: int | None) -> dict[str, Any]:
        """What a seat may know of this module's pieces."""
        return {}
