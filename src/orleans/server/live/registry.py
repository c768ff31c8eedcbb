"""All tables that this process has open: found on demand, looked after, let go when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, Final

import msgspec

from ...games import Setup, tables_for
from ...kernel.chance import commitment, new_seed
from ...kernel.record import RULES_VERSION, Record
from ...table.applied import Outcome
from ...table.entry import Entry
from ...table.handle import free_name, sit_down
from ...table.options import TableOptions, require_player
from ...table.seats import HUMAN, OPEN, Seat
from ...table.summary import summary_of
from ...table.table import WAITING, Table
from ...table.uploaded import UploadedTable
from ...text.errors import Problem
from ..config import Settings
from ..http.auth import INVITE, SEAT, fresh_key, hash_of, new_id
from ..http.rate_limits import is_loopback
from ..ops import metrics
from ..ops.supervision import supervised
from ..present.analysis_cache import Analyses
from ..storage.rows import Commit, Key, NewTable, Note, Snapshot, StoredTable
from ..storage.store import Store
from ..wire import messages
from ..workers.pool import Pool
from .bot_runner import attend
from .live_table import AT_ONCE, UNKNOWN, LiveTable
from .remote_presence import EVERY
from .unplayable import Unplayable, is_of_other_version, replaying

LEASE: Final = 6_000
"""Milliseconds for which a process that asks the bots of a table keeps others from doing so. It
says again and again that it still does; so the work of one that has died is soon taken up."""

REPEATED: Final = 7 * 24 * 3600 * 1000
"""Milliseconds: within a week a command may be repeated and gets its old answer."""

HOUR: Final = 3600.0

log = logging.getLogger(__name__)


class TableRegistry:
    def __init__(self, store: Store, pool: Pool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.analyses = Analyses(pool)
        self.holder = secrets.token_hex(8)
        self.rooms: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.unplayable: set[str] = set()  # tables of this version that do not replay all the same
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    def now(self) -> int:
        return int(time.time() * 1000)

    def counted(self, address: str) -> str:
        """On whose account the workers are asked; none for this machine itself if it is spared."""
        return "" if self.settings.spare_loopback and is_loopback(address) else address

    def commitment(self, table: Table) -> str:
        return commitment(table.seed)

    # ------------------------------------------------------------ coming and going

    async def start(self) -> None:
        self.store.listen(self.hear)
        for work in (self.watch_over, self.let_go, self.forget, self.say_again):
            self.run(supervised(work.__name__, work))

    async def stop(self) -> None:
        """Bots and clocks are left to the other processes, or to the next start."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.held_until:
                await self.store.release(room.id, self.holder)

    def run(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task_failed", exc_info=task.exception())

    async def room(self, id: str) -> LiveTable:
        """Read from the store once, however many ask at the same time."""
        room = self.rooms.get(id)
        if room is None:
            opening = self.opening.get(id)
            if opening is None:
                opening = asyncio.ensure_future(self.open(id))
                self.opening[id] = opening
                opening.add_done_callback(lambda _: self.opening.pop(id, None))
            room = await asyncio.shield(opening)
        room.used_at = time.monotonic()
        return room

    async def open(self, id: str) -> LiveTable:
        info = await self.store.table(id)
        if info is None:
            raise Problem("server-no-table")
        if is_of_other_version(info.status, info.rules):
            raise Unplayable(info, "server-other-version")
        if id in self.unplayable:
            raise Unplayable(info, "server-unplayable")
        try:
            return await self.open_room(info)
        except Unplayable:
            self.unplayable.add(id)
            raise

    async def open_room(self, info: StoredTable) -> LiveTable:
        id = info.id
        if info.status == WAITING:  # nothing has been played yet
            info = msgspec.structs.replace(info, rules=RULES_VERSION)
        with replaying(info):
            # In a thread: the first one of a set-up takes a moment.
            await asyncio.to_thread(tables_for, Setup.from_plain(info.setup))
            room = LiveTable(self, info)
        room.used_at = time.monotonic()  # else it could be let go before anybody has seen it
        # Known before it is read, so that no note about it is missed.
        self.rooms[id] = room
        try:
            async with room.alone():
                pass
        except BaseException:
            self.rooms.pop(id, None)
            raise
        metrics.rooms(len(self.rooms))
        return room

    async def let_go(self) -> None:
        """Tables that nobody watches leave memory: everything is in the store."""
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 4)
            self.let_go_idle()

    def let_go_idle(self) -> None:
        before = time.monotonic() - self.settings.idle_seconds
        for id, room in list(self.rooms.items()):
            busy = room.audience.watchers or room.attended or room.lock.locked()
            if not busy and room.used_at < before:
                del self.rooms[id]
        metrics.rooms(len(self.rooms))

    async def forget(self) -> None:
        """Answers that nobody will ask for again."""
        while True:
            try:
                await self.store.prune_answers(self.now() - REPEATED)
            except Exception:
                log.exception("forget_failed")
            await asyncio.sleep(HOUR)

    # -------------------------------------------------------- other processes

    def hear(self, note: Note) -> None:
        """Another process has changed something."""
        if note.table is None:
            for room in list(self.rooms.values()):
                self.run(room.catch_up())
        elif note.table in self.rooms:
            room = self.rooms[note.table]
            if note.here is not None:
                self.run(room.audience.hear(note.process, note.here))
            elif note.draft is not None:
                self.run(room.draft_changed(note.draft))
            elif note.seq is None or note.seq > room.table.seq:
                self.run(room.catch_up())

    def tell_here(self, rooms: list[LiveTable]) -> None:
        """Other processes learn who is connected to this one."""
        notes = [Note(table=room.id, here=tuple(sorted(room.audience.seats))) for room in rooms]
        self.run(self.store.tell(notes))

    async def say_again(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for room in self.rooms.values():
                self.run(room.audience.forget_gone())
            rooms = [room for room in self.rooms.values() if room.audience.seats]
            for first in range(0, len(rooms), 100):
                self.tell_here(rooms[first : first + 100])

    # ------------------------------------------------------------ bots and clocks

    def lease(self, table: Table, now: int) -> int:
        """While bots have to think, this process looks after the table so long."""
        return now + LEASE if table.bots_pending else 0

    def attend(self, room: LiveTable) -> None:
        """Bots that are to decide are asked at once, if that is for this process to do."""
        wanted = room.held_until and room.table.bots_pending
        if wanted and not room.attended and not self.stopping:
            room.attended = True
            self.run(attend(room))

    async def watch_over(self) -> None:
        """Tables whose process has died, and clocks that run out."""
        while True:
            metrics.queued(len(self.pool.queue))
            try:
                await self.keep_held()
                now = self.now()
                for id in await self.store.wake(self.holder, now, now + LEASE):
                    self.run(self.wake(id, now + LEASE))
            except Exception:
                log.exception("wake_failed")
            await asyncio.sleep(self.settings.wake_seconds)

    async def keep_held(self) -> None:
        """Tables where bots think for long stay with this process."""
        now = self.now()
        for room in list(self.rooms.values()):
            # Further ahead than any lease reaches: the clock was put back meanwhile.
            if 0 < room.held_until < now + LEASE // 2 or room.held_until > now + LEASE:
                kept = await self.store.keep(room.id, self.holder, now + LEASE)
                room.held_until = now + LEASE if kept else 0
                self.attend(room)

    async def wake(self, id: str, held_until: int) -> None:
        try:
            room = await self.room(id)
            await room.catch_up()  # somebody else may just have opened it, and read it in vain
        except Unplayable:
            await self.store.commit(Commit(table=id, wake_at=None, holder=None, held_until=0))
            return
        room.held_until = held_until
        await room.clocks_run_out()
        await room.rest()
        self.attend(room)

    async def timed_commit(self, commit: Commit) -> None:
        started = time.perf_counter()
        await self.store.commit(commit)
        metrics.committed(len(commit.entries), time.perf_counter() - started)

    # ---------------------------------------------------------------- new tables

    async def require_space(self) -> None:
        if sum((await self.store.counts()).values()) >= self.settings.limits.all_tables:
            raise Problem("server-full")

    async def create(
        self,
        wish: messages.NewTable,
        player: str | None,
        id: str | None = None,
        rematch_of: str | None = None,
        address: str = UNKNOWN,
    ) -> messages.Created:
        """Raises SetupError or Problem where such a table cannot be."""
        wished = wish.setup
        setup = Setup(
            wished.game, wished.edition, wished.players, wished.modules, wished.options, wished.data
        )
        wish.options.check()
        await asyncio.to_thread(tables_for, setup)  # nobody else waits for it
        id, seed = id or new_id(), new_seed()
        table = Table(id, setup, seed, [Seat(player=OPEN)] * setup.players, wish.options)
        if len(wish.seats) != setup.players:
            raise Problem("server-seats-number", players=setup.players)
        if not any(seat.player in (HUMAN, OPEN) for seat in wish.seats):
            raise Problem("server-needs-person")
        entries = seat_all(table, wish.seats, self.now())
        own = [n for n, seat in enumerate(wish.seats) if seat.player == HUMAN]
        keys = {seat: fresh_key(SEAT) for seat in own}
        invite = fresh_key(INVITE)
        now = self.now()
        await self.store.create(
            NewTable(
                id=id,
                created=now,
                setup=setup.plain(),
                seed=seed,
                rules=RULES_VERSION,
                status=table.status,
                listed=not wish.options.private,
                options=msgspec.to_builtins(wish.options),
                invite_hash=hash_of(invite),
                wake_at=AT_ONCE if table.bots_pending else table.deadline,
                summary=summary_of(table),
                rematch_of=rematch_of,
                entries=entries,
                keys=[
                    Key(
                        key_hash=hash_of(key),
                        table=id,
                        seat=seat,
                        player=player,
                        sitting=table.seats[seat].sitting,
                    )
                    for seat, key in keys.items()
                ],
            )
        )
        if table.bots_pending:
            room = await self.room(id)
            room.address = self.counted(address)
            room.held_until = now + LEASE
            self.attend(room)
        return messages.Created(
            table=id,
            seats=[messages.SeatKey(seat=seat, key=key) for seat, key in keys.items()],
            invite=invite,
            commitment=commitment(seed),
        )

    async def keep_record(self, record: Record, found: UploadedTable, now: int) -> str:
        """A game that was played elsewhere, to look at. It is not played again here."""
        id = new_id()
        await self.store.create(
            NewTable(
                id=id,
                created=now,
                setup=record.setup,
                seed=record.seed,
                rules=RULES_VERSION,
                status="record",
                listed=False,
                options=msgspec.to_builtins(TableOptions()),
                summary=found.summary,
                rows=found.rows,
                snapshot=Snapshot(seq=found.seq, body=found.frozen),
            )
        )
        return id


def seat_all(table: Table, wishes: list[messages.SeatWish], now: int) -> list[Entry]:
    """Everybody who is there from the start sits down; with no seat left the game begins."""
    entries: list[Entry] = []

    def add(outcome: Outcome) -> None:
        for entry in outcome.entries(table, now):
            table.apply(entry)
            entries.append(entry)

    for number, wish in enumerate(wishes):
        if wish.player in (HUMAN, OPEN):
            if wish.player == HUMAN:
                add(sit_down(table, number, wish.name))
            continue
        require_player(wish.player)
        name = wish.name or free_name(table.names)
        add(sit_down(table, number, name, wish.player))
    return entries
