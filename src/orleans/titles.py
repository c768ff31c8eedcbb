"""The titles of the family: a row for each, and where each layer keeps its part of one.

A title is a game with a turn of its own. What a layer needs to know of it stands in the folder of
its name, in `<layer>/<title>/title.py`, as `PART`; its rules in `<title>/title.py`, as `TITLE`.
"""

from importlib import import_module
from typing import Any, Final, Generic, Literal, TypeVar, get_args

from .kernel.setup import SetupError
from .kernel.title import Title

T = TypeVar("T")

TitleId = Literal["classic", "joan"]
USUAL: Final = "classic"

HOMES: Final[dict[str, str]] = dict.fromkeys(get_args(TitleId), __package__ or "")
"""By title: the package that holds its folders."""


def title_of(id: str) -> Title[Any]:
    if id not in HOMES:
        known = ", ".join(HOMES)
        text = "there is no game {game!r}; there are {known}"
        raise SetupError("setup-game", text, game=id, known=known)
    title = found(f"{HOMES[id]}.{id}.title", "TITLE", Title)
    assert title is not None, f"{HOMES[id]} has no title {id}"
    return title


def all_titles() -> list[Title[Any]]:
    return [title_of(id) for id in HOMES]


def title_with_rival() -> Title[Any]:
    """The first one in which a player alone meets somebody."""
    return next(title for title in all_titles() if title.solo)


class Parts(Generic[T]):
    """The parts of all titles in one layer. A title that brings none has the usual one; nothing
    is loaded before somebody asks for it."""

    def __init__(self, layer: str, usual: T) -> None:
        self.layer = layer
        self.usual = usual
        self.known: dict[str, T] = {}  # by module, as far as they were asked for

    def of(self, id: str) -> T:
        if id not in HOMES:
            return self.usual  # of a game from elsewhere, in a file that is only looked at
        module = f"{HOMES[id]}.{self.layer}.{id}.title"
        if module not in self.known:
            part = found(module, "PART", type(self.usual))
            self.known[module] = self.usual if part is None else part
        return self.known[module]


def found(module: str, name: str, kind: type[T]) -> T | None:
    """What a module holds under a name; None if there is no such module."""
    try:
        part = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        return None
    assert isinstance(part, kind), f"{module}.{name} is no {kind.__name__}"
    return part
