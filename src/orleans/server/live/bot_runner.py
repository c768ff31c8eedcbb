"""Computer players at a table: asked in worker processes, one decision after another."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import time
from typing import TYPE_CHECKING

from ...analysis.requests import plain_decision
from ...kernel.refusals import Refused
from ...table.table import Table
from ...text.errors import Problem
from ..ops import metrics
from ..workers.bots import bot_moves
from ..workers.queue import Origin

if TYPE_CHECKING:
    from .live_table import LiveTable

log = logging.getLogger(__name__)


async def attend(room: LiveTable) -> None:
    """Until nobody but people has to decide, or another process has taken over."""
    try:
        while room.held_until and room.table.bots_pending:
            await decide_one(room)
    finally:
        room.attended = False


async def decide_one(room: LiveTable) -> None:
    async with room.alone():
        table = room.table
        if not table.bots_pending:
            return
        seat = table.bots_pending[0]
        level, moment = table.seats[seat].bot, table.moment
        game, seed = table.game.copy(), bot_seed(table, seat)
    started = time.perf_counter()
    pool, origin = room.rooms.pool, Origin(room.address, room.is_awaited)
    thought = await bot_moves(pool, room.id, game, seat, level, seed, origin=origin)
    outcome = thought.failures[0].rpartition(" ")[2] if thought.failures else "decided"
    metrics.bot(level, outcome, time.perf_counter() - started)
    facts = {"table": room.id, "seat": seat, "player": level}
    try:
        await room.bot_moves(seat, thought.moves, moment)
    except Problem as error:
        # People have gone back, paused or come back meanwhile: it is looked at anew.
        log.info("bot_overtaken", extra=facts | {"why": str(error)})
    except (Refused, ValueError) as error:
        log.error("bot_refused", extra=facts | {"why": str(error)})
        with contextlib.suppress(Problem):
            await room.bot_moves(seat, plain_decision(game, seat), moment)


def bot_seed(table: Table, seat: int) -> int:
    """From the table's seed, so that a decision made again after a crash is the same one."""
    text = f"bot:{table.seed}:{seat}:{table.game.played.length}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
