"""What a table can tell besides its state: its log, any moment, its record, hints and odds."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec

from ....analysis.odds import Odds
from ....display.board import board_of
from ....display.situation import about_view
from ....games import tables_for
from ....kernel.record import Record, read_record
from ....table.result import Result
from ...live.stored_table import Archive
from ...live.unplayable import Unplayable
from ...present import analysis_cache, services
from ...present.log_history import lines_of
from ...present.presenter import words_in
from ...wire import help as wire_help
from ...wire import messages
from ...workers.queue import Origin
from ..auth import require_seat
from ..request import Asked, Call


class LogQuery(Asked, frozen=True):
    """The entries behind the one numbered `after`."""

    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=500)] = 100


def origin_of(call: Call[Any, Any]) -> Origin:
    """On whose account the workers are asked."""
    return Origin(call.server.rooms.counted(call.address))


async def read_log(call: Call[LogQuery, None]) -> messages.Lines:
    query, rooms = call.query, call.server.rooms
    seat = call.caller.seat
    try:
        room = await rooms.room(call.table.id)
        lines = await lines_of(room, seat, call.language, query.after, query.limit, origin_of(call))
    except Unplayable as why:
        archive = Archive(rooms, why)
        lines = await archive.lines(seat, call.language, query.after, query.limit)
    more = lines[-1].seq if len(lines) == query.limit else None
    return messages.Lines(lines=lines, after=more)


async def read_moment(call: Call[Asked, None]) -> messages.MomentView:
    room = await call.server.rooms.room(call.table.id)
    found = await services.moment(room, call.path["moment"], call.caller.seat, origin_of(call))
    table = room.table
    tables = tables_for(table.setup)
    words = words_in(call.language)
    said = about_view(words, table.setup.game, tables, found["view"], table.names)
    return msgspec.convert({**found, "about": said}, messages.MomentView)


async def read_board(call: Call[Asked, None]) -> messages.TableBoard:
    """Made in a thread: the first one of a set-up takes a moment."""
    room = await call.server.rooms.room(call.table.id)
    board = await asyncio.to_thread(board_of, call.language, room.table.setup)
    return messages.TableBoard(board=board)


async def read_game(call: Call[Asked, None]) -> Record:
    return await services.record(await call.server.rooms.room(call.table.id))


async def read_result(call: Call[Asked, None]) -> Result:
    rooms = call.server.rooms
    try:
        return await services.result(await rooms.room(call.table.id))
    except Unplayable as why:
        return await Archive(rooms, why).stored_result()


async def read_analysis(call: Call[Asked, None]) -> wire_help.RoundAnalysis:
    room = await call.server.rooms.room(call.table.id)
    return await analysis_cache.analysis(room, call.path["round"], call.language, origin_of(call))


async def ask_hint(call: Call[Asked, None]) -> wire_help.Hint:
    seat = require_seat(call.caller)
    room = await call.server.rooms.room(call.table.id)
    return await services.hint(room, seat, call.language, origin_of(call))


async def read_odds(call: Call[Asked, None]) -> Odds:
    seat = require_seat(call.caller)
    room = await call.server.rooms.room(call.table.id)
    return await services.odds(room, seat, origin_of(call))


async def upload(call: Call[Asked, Record]) -> messages.Uploaded:
    record = read_record(call.body.to_json())
    rooms, language = call.server.rooms, call.language
    return messages.Uploaded(table=await services.upload(rooms, record, language, origin_of(call)))
