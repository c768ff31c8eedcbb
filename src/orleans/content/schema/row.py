"""What every row and table of the data has in common."""

from typing import ClassVar, Generic, TypeVar

import msgspec

from orleans.content.provenance import Level
from orleans.content.schema.words import Count, Edition, FollowerId, GoodId

T = TypeVar("T")

Goods = dict[GoodId, Count]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A value that cannot change and refuses fields nobody knows."""


class Table(Strict, frozen=True, kw_only=True):
    """A [table] that stands alone, or one [[row]] of many."""

    KEY: ClassVar[tuple[str, ...]] = ()
    """The fields that tell a row from its neighbours."""

    provenance: dict[str, Level]
    """Where the values come from: "" is the row's own level, other keys are single fields."""
    shown_by: dict[str, str] = {}
    """Ids of data/sources.toml, by the same keys: what shows a value besides the rulebooks."""
    note: str = ""

    @property
    def label(self) -> str:
        """What a message calls this row."""
        return " ".join(str(getattr(self, name)) for name in self.KEY)


class Row(Table, frozen=True, kw_only=True):
    """A row with an id, unique over all files of its game."""

    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str


class NamedRow(Row, frozen=True, kw_only=True):
    """A row that players call by a name."""

    name: str
    name_de: str = ""
    name_fr: str = ""
    name_de_translation: bool = False
    name_fr_translation: bool = False
    """Our own rendering of the name, not a printed one."""


class PerCount(Strict, Generic[T], frozen=True, kw_only=True):
    """One value for each number of players, 2 to 5."""

    p2: T
    p3: T
    p4: T
    p5: T

    def __getitem__(self, players: int) -> T:
        return _of_count(self, players)


class PerCountToFour(Strict, Generic[T], frozen=True, kw_only=True):
    """The same for an edition of 2 to 4 players."""

    p2: T
    p3: T
    p4: T

    def __getitem__(self, players: int) -> T:
        return _of_count(self, players)


class PerCountSolo(Strict, Generic[T], frozen=True, kw_only=True):
    """The same for Joan of Arc, where one player plays too."""

    p1: T
    p2: T
    p3: T
    p4: T
    p5: T

    def __getitem__(self, players: int) -> T:
        return _of_count(self, players)


def _of_count(values: PerCount[T] | PerCountToFour[T] | PerCountSolo[T], players: int) -> T:
    try:
        value: T = getattr(values, f"p{players}")
    except AttributeError:
        raise KeyError(f"no value for {players} players") from None
    return value


def at_count(value: int | PerCount[int], players: int) -> int:
    """A number that may or may not depend on the number of players."""
    return value if isinstance(value, int) else value[players]


class PerEdition(Strict, Generic[T], frozen=True, kw_only=True):
    """One value for each edition."""

    e2014: T
    e2021: T
    bigbox: T

    def __getitem__(self, edition: Edition) -> T:
        value: T = getattr(self, edition if edition == "bigbox" else f"e{edition}")
        return value


class FollowerCounts(Strict, frozen=True, kw_only=True):
    """How many neutral followers of each kind."""

    farmer: Count
    boatman: Count
    craftsman: Count
    trader: Count
    knight: Count
    scholar: Count
    monk: Count

    def __getitem__(self, follower: FollowerId) -> int:
        number: int = getattr(self, follower)
        return number
