"""What can go wrong with the place where tables are kept."""

from __future__ import annotations

from ...table.problems import Problem


class StorageError(Problem):
    """The database cannot be opened, reached, read or written."""


class Taken(Exception):
    """Somebody else wrote that entry, answer, key or name in between: nothing was stored."""
