"""Worker processes in which computer players think and other heavy calls run.

The server's event loop never thinks: it asks the pool. Whatever goes wrong in a worker costs the
job that it was doing, and at most that job's time limit.
"""

from .bots import Thought, bot_moves
from .errors import Closed, Crashed, Full, TooSlow, Unanswerable, WorkerError
from .pool import Pool
from .queue import Origin
from .settings import Settings

__all__ = [
    "Closed",
    "Crashed",
    "Full",
    "Origin",
    "Pool",
    "Settings",
    "Thought",
    "TooSlow",
    "Unanswerable",
    "WorkerError",
    "bot_moves",
]
