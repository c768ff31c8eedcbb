"""Tables whose entries this program cannot replay: what is stored can be read, no more."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from ...kernel.record import RULES_VERSION, is_known_version
from ...table.table import WAITING
from ...text.errors import Problem
from ..storage.rows import Status, StoredTable

log = logging.getLogger(__name__)


class Unplayable(Problem):
    """`info` is all that is known without replaying."""

    def __init__(self, info: StoredTable, key: str) -> None:
        super().__init__(key, rules=info.rules, known=RULES_VERSION)
        self.info = info


def is_of_other_version(status: Status, rules: int) -> bool:
    """Where nothing has been played yet the game will begin with the rules of today."""
    return status != WAITING and not is_known_version(rules)


@contextmanager
def replaying(info: StoredTable) -> Iterator[None]:
    """Entries that were accepted once are no longer: rules or data have changed, or the database
    was. Whatever is raised then says nothing to players."""
    try:
        yield
    except Exception as error:
        log.error("unplayable", exc_info=error, extra={"table": info.id, "rules": info.rules})
        raise Unplayable(info, "server-unplayable") from error
