"""How the server is: for whoever runs it."""

from __future__ import annotations

import hmac

import orleans

from ...ops import metrics
from ...wire import messages
from ..auth import KeyProblem
from ..request import Asked, Call


async def health(call: Call[Asked, None]) -> messages.Health:
    """The process answers."""
    return messages.Health(ok=True, version=orleans.__version__)


async def ready(call: Call[Asked, None]) -> messages.Health:
    """The database can be written to, and there are workers."""
    await call.server.readiness.check()
    return messages.Health(ok=True, version=orleans.__version__)


async def read_metrics(call: Call[Asked, None]) -> bytes:
    """Without a token only for this machine itself, and for nobody through a proxy."""
    token = call.server.settings.metrics_token
    if token:
        given = call.key or ""
        if not hmac.compare_digest(given.encode(), token.encode()):
            raise KeyProblem("server-key-unknown" if given else "server-key-needed")
    elif not call.near:
        raise KeyProblem("server-key-needed")
    return metrics.told()
