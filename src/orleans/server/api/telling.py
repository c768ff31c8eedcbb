"""What a table can tell besides its state: its log, any moment, its record, hints and odds."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec

from ...games import tables_for
from ...kernel.record import Record, read_record
from ...table.boards.about import about_view
from ...table.boards.door import board_of
from ...table.odds import Odds
from ...table.result import Result
from .. import analysing, services, wire, wire_help
from ..access import require_seat
from ..archive import Archive
from ..call import Asked, Call
from ..past import lines_of
from ..saying import words_in
from ..unplayable import Unplayable
from ..workers.queue import Origin


class LogQuery(Asked, frozen=True):
    """The entries behind the one numbered `after`."""

    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=500)] = 100


def origin_of(call: Call[Any, Any]) -> Origin:
    """On whose account the workers are asked."""
    return Origin(call.server.rooms.counted(call.address))


async def read_log(call: Call[LogQuery, None]) -> wire.Lines:
    query, rooms = call.query, call.server.rooms
    seat = call.caller.seat
    try:
        room = await rooms.room(call.table.id)
        lines = await lines_of(room, seat, call.language, query.after, query.limit, origin_of(call))
    except Unplayable as why:
        archive = Archive(rooms, why)
        lines = await archive.lines(seat, call.language, query.after, query.limit)
    more = lines[-1].seq if len(lines) == query.limit else None
    return wire.Lines(lines=lines, after=more)


async def read_moment(call: Call[Asked, None]) -> wire.MomentView:
    room = await call.server.rooms.room(call.table.id)
    found = await services.moment(room, call.path["moment"], call.caller.seat, origin_of(call))
    table = room.table
    tables = tables_for(table.setup)
    said = about_view(words_in(call.language), tables, found["view"], table.names)
    return msgspec.convert({**found, "about": said}, wire.MomentView)


async def read_board(call: Call[Asked, None]) -> wire.TableBoard:
    """Made in a thread: the first one of a set-up takes a moment."""
    room = await call.server.rooms.room(call.table.id)
    board = await asyncio.to_thread(board_of, call.language, room.table.setup)
    return wire.TableBoard(board=board)


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
    return await analysing.analysis(room, call.path["round"], call.language, origin_of(call))


async def ask_hint(call: Call[Asked, None]) -> wire_help.Hint:
    seat = require_seat(call.caller)
    room = await call.server.rooms.room(call.table.id)
    return await services.hint(room, seat, call.language, origin_of(call))


async def read_odds(call: Call[Asked, None]) -> Odds:
    seat = require_seat(call.caller)
    room = await call.server.rooms.room(call.table.id)
    return await services.odds(room, seat, origin_of(call))


async def upload(call: Call[Asked, Record]) -> wire.Uploaded:
    record = read_record(call.body.to_json())
    rooms, language = call.server.rooms, call.language
    return wire.Uploaded(table=await services.upload(rooms, record, language, origin_of(call)))
