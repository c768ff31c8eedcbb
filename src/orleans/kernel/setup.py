"""Which game is played, by how many, with what: plain data that a record can hold."""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from .faults import Fault

LARGEST: Final = 10_000  # ten times the largest number of any box
DEEPEST: Final = 20  # tables within tables; the data of a game needs five


class SetupError(Fault):
    """The set-up cannot be played; `rule` names the ledger rule that forbids it, if one does."""


class Option(NamedTuple):
    """What the players of a table may choose: `kind` is bool, int, str or list, `rule` the ledger
    rule that says what it means, `choices` the only words that a str may be."""

    kind: type
    default: Any
    rule: str
    choices: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """`options` are table options, `data` corrections to the component tables (see content)."""

    def __init__(
        self,
        game: str,
        edition: str,
        players: int,
        modules: Iterable[str] = (),
        options: dict[str, Any] | None = None,
        data: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.players = players
        self.modules: tuple[str, ...] = tuple(modules)
        check_plain("options", options, 0)
        check_plain("data", data, 0)
        # Copies, so that nobody can change a running game's set-up from outside.
        self.options: dict[str, Any] = {} if options is None else deepcopy(options)
        self.data: dict[str, Any] = {} if data is None else deepcopy(data)

    @staticmethod
    def from_plain(plain: dict[str, Any]) -> "Setup":
        """The inverse of `plain`, for data from outside."""
        kinds = {
            "game": str,
            "edition": str,
            "players": int,
            "modules": list,
            "options": dict,
            "data": dict,
        }
        for field in kinds:
            if field not in plain:
                raise SetupError("setup-needs", "a set-up needs the field {field!r}", field=field)
        for field, value in plain.items():
            if field not in kinds:
                raise SetupError("setup-field", "a set-up has no field {field!r}", field=field)
            if type(value) is not kinds[field]:
                kind, found = kinds[field].__name__, repr(value)
                text = "{field} must be a {kind}, not {value}"
                raise SetupError("setup-kind", text, field=field, kind=kind, value=found)
        if not all(isinstance(module, str) for module in plain["modules"]):
            raise SetupError("setup-module-names", "modules must be a list of names")
        return Setup(**plain)

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "modules": list(self.modules),
            "options": deepcopy(self.options),
            "data": deepcopy(self.data),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.game, self.edition, self.players, self.modules))

    def __repr__(self) -> str:
        return f"Setup({self.plain()!r})"


def check_plain(field: str, value: object, depth: int) -> None:
    """Whatever comes from outside stays small enough to be counted, copied and sent on."""
    if depth > DEEPEST:
        raise SetupError("setup-deep", "{field} is nested too deeply", field=field)
    if isinstance(value, dict):
        for inner in value.values():
            check_plain(field, inner, depth + 1)
    elif isinstance(value, list | tuple):
        for inner in value:
            check_plain(field, inner, depth + 1)
    elif isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
        text = "{field} holds a number beyond {largest}"
        raise SetupError("setup-number", text, field=field, largest=LARGEST)
