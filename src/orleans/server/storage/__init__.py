"""Where tables are kept: a SQLite file for one process, PostgreSQL for several."""

from .connect import open_store
from .problems import StorageError, Taken
from .rows import (
    Answer,
    Commit,
    Draft,
    Key,
    Listed,
    NewTable,
    Note,
    Player,
    Snapshot,
    Status,
    StoredTable,
)
from .store import Store

__all__ = [
    "Answer",
    "Commit",
    "Draft",
    "Key",
    "Listed",
    "NewTable",
    "Note",
    "Player",
    "Snapshot",
    "Status",
    "StorageError",
    "Store",
    "StoredTable",
    "Taken",
    "open_store",
]
