"""What can go wrong with the place where tables are kept."""

from __future__ import annotations

import logging

from ...text.errors import Problem

log = logging.getLogger("orleans.storage")


class StorageError(Problem):
    """The database cannot be opened, reached, read or written."""


def noted(error: StorageError) -> StorageError:
    """What a running server meets is for the operator to know, whoever else is told."""
    log.error("storage_failed", extra={"why": str(error.facts.get("reason", ""))[:200]})
    return error


class Conflict(Exception):
    """Somebody else wrote that entry, answer, key or name in between: nothing was stored."""
