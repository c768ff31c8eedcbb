"""Work for a database, written once for all of them.

A piece of work is a generator: it yields queries, is given their rows, and returns a result. Who
carries it out chooses the connection and, for writing, puts a transaction around it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from .rows import Note

T = TypeVar("T")


class Query(msgspec.Struct, frozen=True):
    """`sql` as PostgreSQL reads it, with $1, $2, …; `many` are several sets of arguments."""

    sql: str
    args: Sequence[Any] = ()
    many: list[Sequence[Any]] | None = None


Rows = Sequence[Sequence[Any]]
Work = Generator[Query, Rows, T]


class Driver(Protocol):
    """A database that carries out work. `SIZE` asks how many bytes it has."""

    SIZE: str

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T], table: str | None = None) -> T:
        """Durable afterwards; what the work raises undoes all of it, and nothing else. `table` if
        it is about that table alone: then it may share a transaction with work on others."""

    def notes(self, notes: list[Note]) -> Work[None]:
        """The part of a transaction that tells the other processes."""

    def listen(self, callback: Callable[[Note], None]) -> None: ...

    async def close(self) -> None: ...
