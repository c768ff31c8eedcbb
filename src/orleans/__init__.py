"""The Orléans board game family as a library.

>>> import orleans
>>> game = orleans.new(orleans.Setup(edition="2021", players=2), seed="daily")
>>> game.pending
[0, 1]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import _build

if TYPE_CHECKING:
    from .games import Setup, freeze, new, read_position, replay_record, resume, thaw, verify_record
    from .kernel.events import Event
    from .kernel.faults import SeatError
    from .kernel.game import Game
    from .kernel.moves import Move, NotationError
    from .kernel.record import Record, RecordError, read_record, record_of, state_hash
    from .kernel.refusals import Refusal, Refused
    from .kernel.searchable import Searchable
    from .kernel.setup import SetupError

__version__ = "0.1.0"
compiled = _build.compiled

__all__ = [
    "Event",
    "Game",
    "Move",
    "NotationError",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Searchable",
    "SeatError",
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

WHERE = {
    "Event": "kernel.events",
    "Game": "kernel.game",
    **dict.fromkeys(("Move", "NotationError"), "kernel.moves"),
    **dict.fromkeys(
        ("Record", "RecordError", "read_record", "record_of", "state_hash"), "kernel.record"
    ),
    **dict.fromkeys(("Refusal", "Refused"), "kernel.refusals"),
    "Searchable": "kernel.searchable",
    "SeatError": "kernel.faults",
    "SetupError": "kernel.setup",
}
"""Where the names above come from; those that are not here from `games`."""


def __getattr__(name: str) -> Any:
    """Loads the engine when it is first asked for: `orleans --version` needs none of it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{WHERE.get(name, 'games')}", __name__), name)
    globals()[name] = value
    return value
