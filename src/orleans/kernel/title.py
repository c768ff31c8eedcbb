"""What the family knows of a game with a turn of its own, as far as rules go."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from .chance import Chance
from .game import Game
from .positions import no_field
from .searchable import Searchable
from .setup import Option, Setup

G = TypeVar("G", bound=Searchable)


def only_setup(game: Game, position: dict[str, Any]) -> None:
    """Of a game that can begin nowhere else."""
    for field in position:
        if field not in game.setup.plain():
            raise no_field(field)


def no_digest(setup: Setup) -> str:
    """Of a game whose data nobody can correct."""
    return ""


def nothing_more(tables: Any) -> list[object]:
    return []


class Title(msgspec.Struct, Generic[G], frozen=True, kw_only=True):
    """`edition` is the one that most tables want. `tables` are built once per set-up, `shared` is
    what states refer to besides them; `digest` is of the data that a set-up is made of. `rules` is
    how the ids of its rules begin. Where one player alone meets a rival, `rival` is the message
    with the rival's name and `solo` the option that says how strong that one is."""

    id: str
    edition: str
    tables: Callable[[Setup], Any]
    new_game: Callable[[Setup, Any, Chance], G]
    apply_position: Callable[[G, dict[str, Any]], None] = only_setup
    options: Mapping[str, Option] = {}
    digest: Callable[[Setup], str] = no_digest
    shared: Callable[[Any], list[object]] = nothing_more
    rules: str = ""
    rival: str = ""
    solo: str = ""
