"""What can be asked of a table besides playing: a seat, its past, help, another game."""

from __future__ import annotations

import contextlib
import hashlib
from typing import Any

from ...analysis.odds import Odds
from ...analysis.requests import record_so_far
from ...content.schema import Language
from ...kernel.record import Record
from ...kernel.setup import Setup
from ...table.handle import Outcome
from ...table.result import Result, result_of
from ...table.seats import HUMAN, OPEN
from ...table.table import ABANDONED, OVER, REMATCH, RUNNING, Table
from ...text.errors import Problem
from ...text.games import move_words
from ...text.reasons import decision_words, reason_words
from ..http.auth import SEAT, Caller, NotYours, fresh_key, hash_of, new_id
from ..live.live_table import RECENT, LiveTable, Seated
from ..live.registry import TableRegistry
from ..storage.problems import Conflict
from ..wire import help as wire_help
from ..wire import messages
from ..workers.queue import Origin
from .presenter import words_in

# ------------------------------------------------------------------ sitting down


async def sit(room: LiveTable, wish: messages.SitDown, caller: Caller) -> messages.SeatKey:
    """On the seat that is wished for, or on the first open one. Several are for the host alone,
    who may keep them for one device."""
    if room.table.options.private and not caller.guest:
        raise NotYours("server-private")
    if caller.seats and room.table.host not in caller.seats:
        raise Problem("server-one-seat")
    wished = range(len(room.table.seats)) if wish.seat is None else [wish.seat]
    for seat in wished:
        if seat < len(room.table.seats) and room.table.seats[seat].is_open:
            key = fresh_key(SEAT)
            await room.sit(seat, wish.name, hash_of(key), caller.player)
            return messages.SeatKey(seat=seat, key=key)
    raise Problem("table-seat-taken")


async def give_link(room: LiveTable, caller: Caller, seat: int) -> messages.SeatKey:
    """By the host of the table, on whichever of the seats at one screen that is."""
    host = next(
        (
            Seated(*one)
            for one in zip(caller.seats, caller.sittings, strict=True)
            if one[0] == room.table.host
        ),
        None,
    )
    if host is None:
        raise NotYours("table-not-host")
    key = fresh_key(SEAT)
    await room.give_link(host, seat, hash_of(key))
    return messages.SeatKey(seat=seat, key=key)


async def rematch(
    rooms: TableRegistry, room: LiveTable, seat: int, player: str | None, address: str
) -> messages.Joined:
    """The same people and computer players again; each sits down by asking for it."""
    if room.table.status not in (OVER, ABANDONED):
        raise Problem("server-not-over")

    def propose(table: Table) -> Outcome:
        if table.rematch:
            raise Problem("table-stale")
        return Outcome([(seat, REMATCH, {"table": id})], {})

    id = room.table.rematch or new_id()
    if not room.table.rematch:
        try:
            await room.change(propose)
        except Problem:
            id = room.table.rematch
    if await rooms.store.table(id) is None:
        await rooms.require_space()
        with contextlib.suppress(Conflict):  # somebody else who wants it was faster
            wish = again(room.table)
            await rooms.create(wish, player, id=id, rematch_of=room.id, address=address)
    other = await rooms.room(id)
    seated = messages.SitDown(name=room.table.seats[seat].name, seat=seat)
    key = await sit(other, seated, Caller(player=player, guest=True))
    return messages.Joined(table=id, seat=seat, key=key.key)


def again(table: Table) -> messages.NewTable:
    plain = table.setup.plain()
    seats = [
        messages.SeatWish(player=OPEN)
        if seat.player == HUMAN
        else messages.SeatWish(player=seat.player, name=seat.name)
        for seat in table.seats
    ]
    return messages.NewTable(seats=seats, setup=messages.SetupWish(**plain), options=table.options)


# ---------------------------------------------------------------------- the past


async def record(room: LiveTable) -> Record:
    """Only once the game is over: it tells everything that was hidden."""
    async with room.alone():
        if room.table.status not in (OVER, ABANDONED):
            raise Problem("server-not-over")
        return room.table.record()


async def result(room: LiveTable) -> Result:
    async with room.alone():
        if room.table.status not in (OVER, ABANDONED):
            raise Problem("server-not-over")
        return result_of(room.table)


async def moment(room: LiveTable, number: int, seat: int | None, origin: Origin) -> dict[str, Any]:
    """What the reader could see at a moment."""
    async with room.alone():
        so_far, history = begun(room), room.table.history
        assert history is not None
        last = history.moment
        if not 0 <= number <= last:
            raise Problem("server-no-moment", last=last)
        moves = history.moves_at(number)
    found = await room.rooms.pool.moment(room.id, so_far, moves, seat, origin)
    return {**found, "moment": number, "moves": last}


def begun(room: LiveTable) -> Record:
    if room.table.history is None:
        raise Problem("table-not-begun")
    return record_so_far(room.table.game)


# -------------------------------------------------------------------------- help


async def hint(room: LiveTable, seat: int, language: Language, origin: Origin) -> wire_help.Hint:
    """What the seat could do best, knowing what it knows, and why."""
    async with room.alone():
        table = room.table
        require_asked(table, seat)
        so_far, drawn = begun(room), table.sketch(seat)
        game, drafted, names = drawn.game.copy(), drawn.valid, table.names
        seed = hint_seed(table, seat)
    found = await room.rooms.pool.hint(room.id, so_far, seat, seed, drafted, origin)
    choices: list[messages.Choice] = []
    others: list[wire_help.Other] = []
    words = words_in(language)
    for number, notation in enumerate(found.moves):
        if number == found.forced:
            for other in found.others:
                text = decision_words(words, game, seat, other.moves, names)
                others.append(wire_help.Other(text=text, less=other.less))
        move = game.parse(notation)
        choices.append(
            messages.Choice(move=notation, text=move_words(words, game, seat, move, names))
        )
        game.play(seat, move)
    return wire_help.Hint(
        question=table.question(seat),
        moves=choices,
        reasons=reason_words(words, found.reasons),
        others=others,
        beside=found.beside,
    )


def require_asked(table: Table, seat: int) -> None:
    if table.status != RUNNING or seat not in table.pending:
        raise Problem("server-not-asked")


def hint_seed(table: Table, seat: int) -> int:
    """The same question gets the same hint; nothing of the true seed, nor of what is sealed, is
    in it."""
    text = f"hint:{table.id}:{seat}:{table.moment}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


async def odds(room: LiveTable, seat: int, origin: Origin) -> Odds:
    async with room.alone():
        so_far, drafted = begun(room), room.table.sketch(seat).valid
    return await room.rooms.pool.odds(room.id, so_far, seat, drafted, origin)


# ----------------------------------------------------------------- uploaded records


async def upload(rooms: TableRegistry, given: Record, language: Language, origin: Origin) -> str:
    """A record becomes a table to look at, if it replays."""
    if not given.seed or given.position:
        raise Problem("server-record-seed")
    Setup.from_plain(given.setup)  # bounds all numbers, before anybody is asked
    await rooms.require_space()
    now = rooms.now()
    found = await rooms.pool.upload(given, language, RECENT, now, origin)
    if found.problem:
        raise Problem("server-record-wrong", reason=found.problem)
    return await rooms.keep_record(given, found, now)
