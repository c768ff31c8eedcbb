"""A computer player's move, whatever happens: the table must go on."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from ...analysis.requests import plain_decision, record_so_far
from ...games import AnyGame
from .errors import Closed, Full, WorkerError
from .pool import Pool
from .queue import SOMEBODY, Origin

log = logging.getLogger("orleans.workers")

SUBSTITUTE: Final = "random"
SHORT: Final = 3.0
"""Seconds for the substitute: by then the table has waited long enough."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """`by` is the player whose decision it is, "" if it is nobody's; `failures` tells who could
    not make one, and why: `easy: TooSlow`."""

    moves: list[str]
    by: str
    failures: list[str] = []


async def bot_moves(
    pool: Pool,
    table: str,
    game: AnyGame,
    seat: int,
    player: str,
    seed: int,
    limit: float | None = None,
    origin: Origin = SOMEBODY,
) -> Thought:
    """The decision of the named player; if it cannot make one, of `random`; if that cannot
    either, the first sensible moves. The true game may have moved on meanwhile: whoever plays
    the moves checks them."""
    failures: list[str] = []
    for name, most in ((player, limit), (SUBSTITUTE, SHORT)):
        try:
            moves = await pool.decide(table, record_so_far(game), seat, name, seed, most, origin)
        except WorkerError as error:
            failures.append(f"{name}: {type(error).__name__}")
            facts = {"table": table, "seat": seat, "player": name}
            log.warning("no decision of %s: %s", name, error, extra=facts)
            if isinstance(error, Full | Closed):
                break
        else:
            return Thought(moves=moves, by=name, failures=failures)
    return Thought(moves=plain_decision(game, seat), by="", failures=failures)
