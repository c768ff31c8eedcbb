"""The games of the family behind one door: new games, positions, records."""

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

import msgspec

from .kernel.chance import Chance, fresh_chance, new_seed
from .kernel.freezing import freeze as freeze_game
from .kernel.freezing import thaw as thaw_game
from .kernel.game import Game
from .kernel.positions import PositionError
from .kernel.record import Record, RecordError, replay, verify
from .kernel.setup import Setup as AnySetup
from .titles import HOMES, USUAL, title_of

__all__ = [
    "AnyGame",
    "PositionError",
    "Setup",
    "freeze",
    "new",
    "read_position",
    "replay_record",
    "resume",
    "thaw",
    "verify_record",
]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from .classic.game import Classic
    from .joan.game import JoanOfArc

    # A checker knows each title by its class, here and in the overloads below.
    AnyGame = Classic | JoanOfArc
    G = TypeVar("G", bound=AnyGame, covariant=True, default=AnyGame)
else:
    from typing import TypeVar

    AnyGame = Game  # a title is loaded when it is first played
    G = TypeVar("G", covariant=True)


class Setup(AnySetup, Generic[G]):
    """A set-up with what most tables want: four players, the newest edition.

    A checker knows which game it makes: `Setup()` is a `Setup[Classic]`.
    """

    @overload
    def __init__(
        self: "Setup[Classic]",
        game: Literal["classic"] = "classic",
        edition: str | None = None,
        players: int = 4,
        modules: Iterable[str] = (),
        options: dict[str, Any] | None = None,
        data: dict[str, Any] | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: "Setup[JoanOfArc]",
        game: Literal["joan"],
        edition: str | None = None,
        players: int = 4,
        modules: Iterable[str] = (),
        options: dict[str, Any] | None = None,
        data: dict[str, Any] | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: "Setup[AnyGame]",
        game: str,
        edition: str | None = None,
        players: int = 4,
        modules: Iterable[str] = (),
        options: dict[str, Any] | None = None,
        data: dict[str, Any] | None = None,
    ) -> None: ...
    def __init__(
        self,
        game: str = USUAL,
        edition: str | None = None,
        players: int = 4,
        modules: Iterable[str] = (),
        options: dict[str, Any] | None = None,
        data: dict[str, Any] | None = None,
    ) -> None:
        newest = usual_edition(game) if edition is None else edition
        super().__init__(game, newest, players, modules, options, data)


def usual_edition(game: str) -> str:
    return title_of(game).edition if game in HOMES else ""


@lru_cache(maxsize=64)
def cached_tables(plain: str) -> Any:
    setup = Setup.from_plain(msgspec.json.decode(plain))
    return title_of(setup.game).tables(setup)


def tables_for(setup: AnySetup) -> Any:
    """One set of tables per set-up, shared by all its games."""
    title_of(setup.game)
    return cached_tables(msgspec.json.encode(setup.plain(), order="sorted").decode())


@overload
def new(
    setup: Setup[G],
    seed: int | str | None = None,
    position: str | dict[str, Any] = "",
    listen: bool = True,
) -> G: ...
@overload
def new(
    setup: None = None,
    seed: int | str | None = None,
    position: Literal[""] = "",
    listen: bool = True,
) -> "Classic": ...
@overload
def new(
    setup: AnySetup | None = None,
    seed: int | str | None = None,
    position: str | dict[str, Any] = "",
    listen: bool = True,
) -> AnyGame: ...
def new(
    setup: AnySetup | None = None,
    seed: int | str | None = None,
    position: str | dict[str, Any] = "",
    listen: bool = True,
) -> AnyGame:
    """A game at its first decision.

    Without a seed a secret one is drawn. A position may stand in for the set-up: its game,
    edition, players and options are used then.
    """
    text = position_text(position)
    if setup is None:
        setup = setup_of(read_position(text)) if text else Setup()
    chance = fresh_chance(new_seed() if seed is None else str(seed))
    return start(Setup.from_plain(setup.plain()), chance, text, listen)


def position_text(position: str | dict[str, Any]) -> str:
    if isinstance(position, str):
        return position
    try:
        return msgspec.json.encode(position).decode()
    except TypeError as error:
        text = "a position is plain data: {reason}"
        raise PositionError("position-plain", text, reason=error) from None


def start(setup: AnySetup, chance: Chance, position: str = "", listen: bool = False) -> AnyGame:
    tables = tables_for(setup)
    title = title_of(setup.game)
    game: AnyGame = title.new_game(setup, tables, chance)
    if listen:
        game.listen()
    if position:
        game.position = position
        fields = read_position(position)
        for field, value in setup_of(fields).plain().items():
            if field in fields and value != setup.plain()[field]:
                text = "the position is for another {field} than the set-up"
                raise PositionError("position-setup", text, field=field)
        title.apply_position(game, fields)
    game.settle()
    return game


def read_position(text: str) -> dict[str, Any]:
    """A position as plain data, from TOML or JSON."""
    try:
        data = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        text = "this is not a position: {reason}"
        raise PositionError("position-not", text, reason=error) from None
    if not isinstance(data, dict):
        raise PositionError("position-fields", "a position is a table of fields")
    return data


def setup_of(position: dict[str, Any]) -> AnySetup:
    fields = ("game", "edition", "players", "modules", "options")
    named = {field: position[field] for field in fields if field in position}
    game = named.get("game", USUAL)
    usual = Setup(game) if isinstance(game, str) else Setup()
    return Setup.from_plain(usual.plain() | named)


def replay_record(record: Record, moves: int | None = None) -> AnyGame:
    """The game after so many moves of a record."""
    return replay(record, start, moves)


def verify_record(record: Record) -> AnyGame:
    """Replay a record and demand that it ends as it says; raises RecordError."""
    return verify(record, start)


def resume(record: Record) -> AnyGame:
    """A saved game, ready to go on: the save must hold its seed."""
    if not record.seed:
        text = "this record has no seed, so it can be watched but not continued"
        raise RecordError("record-seedless", text)
    game = replay(record, start, chance=fresh_chance(record.seed))
    if game.chance.outcomes.numbers() != record.chance:
        raise RecordError("record-chance", "the chance outcomes do not follow from the seed")
    return game


def freeze(game: AnyGame) -> bytes:
    """The game as it stands, all but its seed."""
    return freeze_game(game, shared_by_all(game.setup, game.tables), data_digest(game.setup))


def thaw(setup: AnySetup, data: bytes, seed: int | str) -> AnyGame:
    """The frozen game, ready to go on. Raises FrozenError for what is not a game of this set-up
    and seed, frozen by this version of the program with this data: replay the moves then."""
    tables = tables_for(setup)
    own = Setup.from_plain(setup.plain())
    shared = shared_by_all(setup, tables)
    game: Any = thaw_game(data, str(seed), own, tables.vocabulary, shared, data_digest(setup))
    thawed: AnyGame = game
    return thawed


def data_digest(setup: AnySetup) -> str:
    """Of all that a game of this set-up is made of, the owner's corrections included."""
    return title_of(setup.game).digest(setup)


def shared_by_all(setup: AnySetup, tables: Any) -> list[object]:
    """What the games of a set-up have in common, as far as their states refer to it."""
    return [tables, *title_of(setup.game).shared(tables)]
