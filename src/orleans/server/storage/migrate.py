"""Brings a database to the shape of this program. Alembic is only loaded if it has work to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from .problems import StorageError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

HEAD: Final = "0002"
"""The last migration; a test compares."""

REVISION: Final = "SELECT version_num FROM alembic_version"
"""Which migration a database has seen last."""

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class UnknownRevision(Exception):
    """A newer version of this program has been here."""


def newer(found: str, where: str) -> StorageError:
    return StorageError("storage-newer", where=where, found=found, known=HEAD)


def check_revision(found: str | None, where: str) -> None:
    """For whoever only reads, and cannot bring the database up to date."""
    if found is None or found < HEAD:
        raise StorageError("storage-older", where=where, found=found or "-", known=HEAD)
    if found > HEAD:
        raise newer(found, where)


def config_of(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config(str(MIGRATIONS / "alembic.ini"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, found: str | None, to: str = HEAD) -> None:
    """All migrations after the one found as far as `to`, in one transaction."""
    from alembic import command
    from alembic.script import ScriptDirectory

    config = config_of(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in (found or to, to):
        if revision not in known:
            raise UnknownRevision(revision)
    command.upgrade(config, to)
    connection.commit()
