"""The Trade board in words."""

from __future__ import annotations

from ...classic.names import BUILD, TRACK
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..pieces import Moment, deed_complete
from .speech import Speech


def advance(moment: Moment, move: Move) -> dict[str, Fact]:
    """Research: what its last Follower may bring besides."""
    return {"reward": deed_complete(moment.words, str(moment.question("source", "")))}


def build_here(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"town": moment.words.name(moment.tables.towns[move.a])}


SPEECH = Speech(
    at_step={
        ("take_or_not", TRACK): ("move-advance", advance),
        ("take_or_not", BUILD): ("move-build-here", build_here),
    },
)
