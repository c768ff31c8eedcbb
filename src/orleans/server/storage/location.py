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


def address_file(where: str | Path) -> Path | None:
    """Where the server that has a file open says at which address it is."""
    path = sqlite_path(where)
    return path.with_name(path.name + ".address") if path else None


def running_at(where: str | Path) -> str:
    """The address of the server that has this file open; empty if it has not said so."""
    file = address_file(where)
    try:
        return file.read_text(encoding="utf-8").strip() if file else ""
    except OSError:
        return ""


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
