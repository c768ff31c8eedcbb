"""Where a store is: a file, or the address of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from .problems import StorageError

POSTGRES = ("postgresql", "postgres")


def sqlite_path(where: str | Path) -> Path | None:
    """The file that is meant; None if it is an address of PostgreSQL."""
    text = str(where)
    scheme, mark, rest = text.partition("://")
    if isinstance(where, Path) or not mark:
        return Path(where)
    if scheme in POSTGRES:
        return None
    if scheme == "sqlite" and len(rest) > 1 and rest[0] == "/":
        return Path(rest[1:])
    raise StorageError("storage-kind", where=shown(where))


def shown(where: str | Path) -> str:
    """As it may stand in a message: without the password."""
    text = str(where)
    if isinstance(where, Path) or "://" not in text:
        return text
    try:
        parts = urlsplit(text)
        netloc = parts.netloc
    except ValueError:
        return text.partition("://")[0] + "://"
    user, at, host = netloc.rpartition("@")
    return urlunsplit((parts.scheme, user.partition(":")[0] + at + host, parts.path, "", ""))
