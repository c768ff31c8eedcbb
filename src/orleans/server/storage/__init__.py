"""Where tables are kept: a SQLite file for one process, PostgreSQL for several."""

from .connect import open_store
from .problems import Conflict, StorageError
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
    "Conflict",
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
    "open_store",
]
