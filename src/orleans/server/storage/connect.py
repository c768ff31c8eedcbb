"""The door: a store, wherever it is."""

from __future__ import annotations

from pathlib import Path

from .database import Database
from .location import sqlite_path
from .postgres import open_postgres
from .sqlite_file import open_sqlite
from .store import Store
from .unit_of_work import Driver


async def open_store(where: str | Path) -> Store:
    """`where` is a file, sqlite:///FILE or postgresql://…; what is missing is made."""
    return Database(await open_driver(where))


async def open_driver(where: str | Path) -> Driver:
    path = sqlite_path(where)
    return await open_postgres(str(where)) if path is None else await open_sqlite(path)
