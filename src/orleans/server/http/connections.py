"""Who is connected: so many in all, and so many from one address. Who has been refused too often is
not listened to for a while."""

from __future__ import annotations

import sys

from ..ops import metrics
from .rate_limits import Addresses, Limiter, TooMuch

FULL: int = 503
TOO_MANY: int = 429
SPARE_FILES = 200
"""What else a server has open: its database, its workers, pages that are being sent."""


class Connections:
    """Counted by the other end of the connection. A trusted proxy stands for many people: there
    each of them is counted by the requests that are being answered."""

    def __init__(self, limiter: Limiter, addresses: Addresses) -> None:
        self.limiter = limiter
        self.limits = limiter.limits
        self.addresses = addresses
        self.open = 0

    def refusal(self, peer: str) -> int:
        """Lets it in, or says with which code it is sent away. Whoever was let in leaves again."""
        if self.open >= self.limits.connections:
            metrics.limited("connections")
            return FULL
        if not self.addresses.is_proxy(peer):
            address = self.addresses.of(peer, ())
            if self.limiter.is_spent("refused", address):
                metrics.limited("refused")
                return TOO_MANY
            try:
                self.limiter.enter("connections_each", address)
            except TooMuch:
                return TOO_MANY
        self.open += 1
        metrics.connections(self.open)
        return 0

    def leave(self, peer: str) -> None:
        if not self.addresses.is_proxy(peer):
            self.limiter.leave("connections_each", self.addresses.of(peer, ()))
        self.open -= 1
        metrics.connections(self.open)


def allow_files(connections: int) -> None:
    """Many systems let a process have 1,024 files open unless it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
