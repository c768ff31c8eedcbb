"""How an expansion plugs in: named moments of the game that it may act on.

The core calls these on every module of the set-up and never asks which one it is. A set-up has
modules of its own, so what a module finds out when its tables are built it keeps in itself.
What it remembers during a game is a ModuleState, kept in `game.module_states` at the module's
place in the list.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from ..kernel.freezable import Freezable
from ..kernel.positions import cannot_be

if TYPE_CHECKING:
    from ..content import Content
    from ..kernel.setup import Option, Setup
    from .effects.base import Effect
    from .effects.hour_glass import HourGlassEffect
    from .state import State
    from .tables import Deed, HourGlassTile, Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleState(Freezable):
    """What a module keeps during a game; one that keeps nothing uses this as it is."""

    def copy(self) -> "ModuleState":
        return self

    def snapshot(self) -> list[Any]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Override the moments that matter; the others cost nothing."""

    id: ClassVar[str] = ""
    rules: ClassVar[str] = ""  # how the ids of its rules begin

    # ---- what the set-up needs to know

    deed_board: ClassVar[str] = ""  # takes the place of the edition's deeds
    hour_glass_set: ClassVar[str] = ""  # takes the place of the edition's Hour Glass tiles
    one_board_rule: ClassVar[str] = ""  # why a module with the same kind of board excludes it
    alone_rule: ClassVar[str] = ""  # why it takes no other module: a scenario
    scope_rule: ClassVar[str] = ""  # why it is not added to a scenario
    bars: ClassVar[bool] = False  # it has a `bars_action` that must be asked

    def options(self) -> "dict[str, Option]":
        """Options of the table that come with the module."""
        return {}

    def timing_rules(self) -> dict[int, str]:
        """By kind of its own moves: the rule that says when such a move is made."""
        return {}

    def deed_verbs(self) -> dict[str, "Callable[[Any, Deed], Effect]"]:
        """What the named effects on its deeds do: from the words of the row to an effect."""
        return {}

    def tile_verbs(self) -> dict[str, "Callable[[Any], HourGlassEffect | None]"]:
        """What its Hour Glass tiles do in phase 6: from the row to an effect."""
        return {}

    # ---- building the tables, once per set-up

    def build(self, tables: "Tables", setup: "Setup", content: "Content") -> None:
        """Add what is the module's own to the tables of the set-up."""

    def add_tile(self, tile: "HourGlassTile", row: Any) -> None:
        """One of its Hour Glass tiles is built from its row."""

    def add_moves(self, tables: "Tables") -> None:
        """Add moves of the module's own; they are numbered after the game's."""

    def shared(self) -> list[object]:
        """What it keeps in itself that its ModuleState refers to."""
        return []

    # ---- moments of a game

    def set_up(self, game: "State") -> ModuleState:
        """Lay out the pieces, after the base game's own set-up."""
        return ModuleState()

    def before_phase(self, game: "State", phase: int) -> None:
        """A phase is about to begin; pushed steps come before it."""

    def bars_action(self, game: "State", seat: int, owner: int, place: int) -> str:
        """The rule that forbids a seat to use a Place, its own or another owner's, or ""."""
        return ""

    def places_newcomers(self, game: "State", seat: int) -> bool:
        """Whether a Follower gained now may go straight onto an Action Space."""
        return False

    def binds_wheel(self, game: "State", seat: int, space: int, rule: str) -> str:
        """The rule that keeps a wheel in hand off a space; `rule` is what the edition says."""
        return rule

    def wheel_placed(self, game: "State", seat: int, space: int) -> None:
        """A Gear wheel has gone from the hand onto a space."""

    def after_action(self, game: "State", seat: int, place: int) -> None:
        """An action is fully carried out and its Followers are home."""

    def score(self, game: "State", seat: int) -> int:
        """Points at the end, besides coins, goods, stations and Citizens."""
        return 0

    # ---- what is known, and positions

    def face_down(self, game: "State") -> int:
        """How many of its pieces lie face down until they are turned up in play."""
        return 0

    def imagine(self, game: "State", seat: int | None) -> None:
        """Deal anew what this module hides from the seat, with `game.chance`."""

    def view(self, game: "State", seat: int | None) -> dict[str, Any]:
        """What a seat may know of this module's pieces."""
        return {}

    def position(self, game: "State", fields: dict[str, Any]) -> None:
        """Lay its pieces out as the table of this name in a position says."""
        if fields:
            raise cannot_be(self.id, "a position says nothing of this module")
