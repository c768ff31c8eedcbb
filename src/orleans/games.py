"""The games of the family behind one door: new games, positions, records."""

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from .classic.build import build_tables
from .classic.fields import PositionError
from .classic.game import Classic, new_game
from .classic.position import apply_position
from .classic.tables import Tables
from .kernel.chance import Chance, fresh_chance, new_seed
from .kernel.game import Game
from .kernel.record import Record, RecordError, replay, verify
from .kernel.setup import Setup as AnySetup
from .kernel.setup import SetupError

__all__ = [
    "PositionError",
    "Setup",
    "new",
    "read_position",
    "replay_record",
    "resume",
    "verify_record",
]


class Setup(AnySetup):
    """A set-up with what most tables want: four players, the newest edition."""

    def __init__(
        self,
        game: str = "classic",
        edition: str = "bigbox",
        players: int = 4,
        modules: Iterable[str] = (),
        options: dict[str, Any] | None = None,
        data: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(game, edition, players, modules, options, data)


@lru_cache(maxsize=64)
def cached_tables(plain: str) -> Tables:
    return build_tables(Setup.from_plain(msgspec.json.decode(plain)))


def tables_for(setup: AnySetup) -> Tables:
    """One set of tables per set-up, shared by all its games."""
    if setup.game != "classic":
        raise SetupError(f"there is no game {setup.game!r}; there is classic")
    return cached_tables(msgspec.json.encode(setup.plain(), order="sorted").decode())


def new(
    setup: AnySetup | None = None,
    seed: int | str | None = None,
    position: str | dict[str, Any] = "",
    listen: bool = True,
) -> Classic:
    """A game at its first decision.

    Without a seed a secret one is drawn. A position may stand in for the set-up: its edition,
    players and options are used then.
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
        raise PositionError(f"a position is plain data: {error}") from None


def start(setup: AnySetup, chance: Chance, position: str = "", listen: bool = False) -> Classic:
    game = new_game(setup, tables_for(setup), chance)
    if listen:
        game.listen()
    if position:
        game.position = position
        fields = read_position(position)
        for field, value in setup_of(fields).plain().items():
            if field in fields and value != setup.plain()[field]:
                raise PositionError(f"the position is for another {field} than the set-up")
        apply_position(game, fields)
    game.settle()
    return game


def read_position(text: str) -> dict[str, Any]:
    """A position as plain data, from TOML or JSON."""
    try:
        data = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"this is not a position: {error}") from None
    if not isinstance(data, dict):
        raise PositionError("a position is a table of fields")
    return data


def setup_of(position: dict[str, Any]) -> AnySetup:
    fields = ("game", "edition", "players", "modules", "options")
    named = {field: position[field] for field in fields if field in position}
    return Setup.from_plain(Setup().plain() | named)


def start_recorded(setup: AnySetup, chance: Chance, position: str) -> Game:
    return start(setup, chance, position)


def replay_record(record: Record, moves: int | None = None) -> Game:
    """The game after so many moves of a record."""
    return replay(record, start_recorded, moves)


def verify_record(record: Record) -> Game:
    """Replay a record and demand that it ends as it says; raises RecordError."""
    return verify(record, start_recorded)


def resume(record: Record) -> Game:
    """A saved game, ready to go on: the save must hold its seed."""
    if not record.seed:
        raise RecordError("this record has no seed, so it can be watched but not continued")
    game = replay(record, start_recorded, chance=fresh_chance(record.seed))
    if game.chance.outcomes.numbers() != record.chance:
        raise RecordError("the chance outcomes do not follow from the seed")
    return game
