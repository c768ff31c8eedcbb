"""Tables: making one, finding one, looking, sitting down, playing."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...live.live_table import Seated
from ...live.stored_table import Archive
from ...live.unplayable import Unplayable, is_of_other_version
from ...present import services
from ...storage import Listed
from ...wire import messages
from ..auth import INVITE, KeyProblem, caller_at, require_seat
from ..errors import Declined
from ..request import Asked, Call, TableId


class ListQuery(Asked, frozen=True):
    """`before` is the last table of the page before."""

    list: Literal["open", "mine"] = "open"
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50
    before: TableId | None = None


async def make_table(call: Call[Asked, messages.NewTable]) -> messages.Created:
    server = call.server
    await server.rooms.require_space()
    return await server.rooms.create(call.body, call.player, address=call.address)


async def list_tables(call: Call[ListQuery, None]) -> messages.Tables:
    query, store = call.query, call.server.store
    if query.list == "open":
        found = await store.open_tables(query.limit + 1, query.before)
    elif call.player is not None:
        found = await store.tables_of(call.player, query.limit + 1, query.before)
    else:
        raise KeyProblem("server-key-needed")
    page = found[: query.limit]
    more = page[-1].id if len(found) > query.limit else None
    return messages.Tables(tables=[summary_of(one) for one in page], before=more)


def summary_of(one: Listed) -> messages.TableSummary:
    return messages.TableSummary(
        table=one.id,
        created=one.created,
        updated=one.updated,
        status=one.status,
        summary=one.summary,
        archived=is_of_other_version(one.status, one.rules),
    )


async def look(call: Call[Asked, None]) -> messages.TableState:
    rooms = call.server.rooms
    try:
        room = await rooms.room(call.table.id)
        return await room.audience.table_state(call.caller, call.language)
    except Unplayable as why:
        return await Archive(rooms, why).table_state(call.caller.seat, call.language)


async def sit_down(call: Call[Asked, messages.SitDown]) -> messages.SeatKey:
    """The invitation may come in the body, so that a player's key can come in the header."""
    caller = call.caller
    if call.body.invite is not None:
        guest = await is_invited(call, call.body.invite)
        caller = msgspec.structs.replace(caller, guest=guest)
    room = await call.server.rooms.room(call.table.id)
    room.address = room.rooms.counted(call.address)
    return await services.sit(room, call.body, caller)


async def is_invited(call: Call[Asked, messages.SitDown], invite: str) -> bool:
    """An invitation can be guessed no more often than a key in the header."""
    try:
        if not invite.startswith(INVITE):
            raise KeyProblem("server-key-unknown")
        return (await caller_at(call.server.store, invite, call.table)).guest
    except KeyProblem:
        call.server.limiter.take("wrong_keys", call.address)
        raise


async def give_link(call: Call[Asked, None]) -> messages.SeatKey:
    room = await call.server.rooms.room(call.table.id)
    return await services.give_link(room, call.caller, call.path["seat"])


async def command(call: Call[Asked, messages.CommandWish]) -> messages.Done:
    """The same as over the WebSocket."""
    seated = Seated(require_seat(call.caller), call.caller.sitting)
    room = await call.server.rooms.room(call.table.id)
    room.address = room.rooms.counted(call.address)
    answers: list[bytes] = []
    await room.do(seated, call.body.id, call.body.command, call.language, answers.append)
    answer = msgspec.json.decode(answers[0], type=messages.Done | messages.Refused)
    if isinstance(answer, messages.Refused):
        raise Declined(answer.reason)
    return answer


async def rematch(call: Call[Asked, None]) -> messages.Joined:
    seat = require_seat(call.caller)
    rooms = call.server.rooms
    room = await rooms.room(call.table.id)
    return await services.rematch(rooms, room, seat, call.caller.player, call.address)
