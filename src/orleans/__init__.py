"""The Orléans board game family as a library.

>>> import orleans
>>> game = orleans.new(orleans.Setup(edition="2021", players=2), seed="daily")
>>> game.pending
[0, 1]
"""

from . import _build
from .games import Setup, freeze, new, read_position, replay_record, resume, thaw, verify_record
from .kernel.moves import Move, NotationError
from .kernel.record import Record, RecordError, read_record, record_of, state_hash
from .kernel.refusals import Refusal, Refused
from .kernel.setup import SetupError

__version__ = "0.1.0"
compiled = _build.compiled

__all__ = [
    "Move",
    "NotationError",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Setup",
    "SetupError",
    "compiled",
    "freeze",
    "new",
    "read_position",
    "read_record",
    "record_of",
    "replay_record",
    "resume",
    "state_hash",
    "thaw",
    "verify_record",
]
