"""A table that is open in this process: one change at a time, stored before it is told.

The table in memory is a copy of what the store holds. A change is made in it, committed, then
acknowledged, then told to all who watch. Whenever the commit fails, or another process was
faster, the copy is thrown away and read anew; who watches is told what they missed by that.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ...content.schema import Language
from ...kernel.faults import Fault
from ...kernel.freezing import FrozenError
from ...kernel.refusals import Refused
from ...table.commands import AnyCommand, Propose
from ...table.drafts import draft_of
from ...table.entry import Entry
from ...table.handle import (
    AppliedEntry,
    Outcome,
    apply_entry,
    apply_locally,
    give_link,
    handle_command,
    play_for,
    run_out,
    sit_down,
)
from ...table.snapshot import freeze_table, thaw_table
from ...table.summary import summary_of
from ...table.table import LEFT, LINKED, MOVED, RUNNING, Table
from ...text.errors import Problem
from ..http.auth import KeyProblem
from ..storage.problems import Conflict
from ..storage.rows import Commit, Key, Snapshot, StoredTable
from ..storage.rows import Draft as StoredDraft
from ..storage.store import Store
from .broadcast import Broadcast
from .idempotency import Answers, Request
from .summary import new_table
from .unplayable import replaying

if TYPE_CHECKING:
    from .registry import TableRegistry

RECENT: Final = 50
"""Entries whose events are kept at hand for those who come back."""

BREATH: Final = 50
"""Entries that are applied at once while a table is read."""

TRIES: Final = 20
"""How often a change is tried again when other processes keep being faster."""


UNKNOWN: Final = "unknown"

AT_ONCE: Final = 0
"""When bots have to think: no time of day, so that a clock that is put back does not stop them."""

LATELY: Final = 60.0
"""Seconds for which somebody who asks over HTTP, without a socket, is taken to be there."""


class Busy(Exception):
    """Other processes change this table all the time."""


class InTime(ValueError):
    """Somebody has decided just before the clock ran out."""


class Seated(NamedTuple):
    """Somebody by a key: the seat, and the sitting that the key is of."""

    seat: int
    sitting: int


class NewKey(NamedTuple):
    """A key that a change gives out; which sitting it belongs to is known once that is made."""

    key_hash: str
    seat: int
    player: str | None

    def row(self, table: Table) -> Key:
        sitting = table.seats[self.seat].sitting
        return Key(
            key_hash=self.key_hash,
            table=table.id,
            seat=self.seat,
            player=self.player,
            sitting=sitting,
        )


class LiveTable:
    def __init__(self, rooms: TableRegistry, info: StoredTable) -> None:
        self.rooms = rooms
        self.info = info
        self.table = new_table(info)
        self.lock = asyncio.Lock()
        self.audience = Broadcast(self)
        self.recent: deque[AppliedEntry] = deque(maxlen=RECENT)
        self.answers = Answers(rooms.store, info.id)
        self.versions: dict[int, int] = {}  # of the drafts
        self.used_at = 0.0
        self.as_stored = False  # whether `table` is what the store holds, and no more
        self.known = 0  # the last entry that those who watch have been told
        self.held_until = 0  # so long it is this process that asks the bots
        self.attended = False  # it does so now
        self.address = UNKNOWN  # who has acted here last: the bots think on that account

    @property
    def store(self) -> Store:
        return self.rooms.store

    @property
    def id(self) -> str:
        return self.info.id

    # --------------------------------------------------------------- reading

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else looks at the table or changes it meanwhile, and it is as it is stored."""
        async with self.lock:
            if not self.as_stored:
                await self.read()
            yield

    async def read(self) -> None:
        """The table as it is stored now. Who watches is told what is new to them."""
        table = new_table(self.info)
        snapshot = await self.store.latest_snapshot(self.id, self.known or None)
        if snapshot is not None:
            try:
                thaw_table(table, snapshot.body)
            except FrozenError:  # of another version or data: the entries tell everything
                table = new_table(self.info)
        entries = await self.store.entries(self.id, table.seq)
        drafts = await self.store.drafts(self.id)
        if not self.known:
            entries = await self.catch_up_quietly(table, entries)
        self.table = table
        self.recent.clear()
        self.held_until = 0
        added = self.add(entries)
        self.take_drafts(drafts)
        self.as_stored = True
        self.audience.tell([one for one in added if one.entry.seq > self.known])
        self.known = self.table.seq

    async def catch_up_quietly(self, table: Table, entries: list[Entry]) -> list[Entry]:
        """While nobody has been told anything yet: all but the last entries, which are returned.
        Others have their turn in between, however long the game is."""
        for number, entry in enumerate(entries[:-RECENT]):
            with replaying(self.info):
                table.apply(entry, listen=False)
            if number % BREATH == 0:
                await asyncio.sleep(0)
        return entries[-RECENT:]

    def take_drafts(self, drafts: Mapping[int, StoredDraft]) -> None:
        self.table.drafts = {}
        self.table.keep_drafts({seat: draft_of(kept.moves) for seat, kept in drafts.items()})
        self.versions = {seat: kept.version for seat, kept in drafts.items()}

    def add(self, entries: Sequence[Entry]) -> list[AppliedEntry]:
        """Entries that are stored already. Only the last ones are told as events."""
        left = range(len(entries), 0, -1)
        as_stored, self.as_stored = self.as_stored, False
        with replaying(self.info):
            added = [
                self.remember(apply_entry(self.table, entry, listen=number <= RECENT))
                for number, entry in zip(left, entries, strict=True)
            ]
        self.as_stored = as_stored
        return added

    def remember(self, told: AppliedEntry) -> AppliedEntry:
        if told.entry.kind == MOVED:
            told = told._replace(entry=msgspec.structs.replace(told.entry, body={}))
        self.recent.append(told)
        return told

    async def catch_up(self) -> None:
        """Another process has written entries: read and tell them. It asks the bots now."""
        async with self.alone():
            entries = await self.store.entries(self.id, self.table.seq)
            if entries:
                drafts = await self.store.drafts(self.id)
                self.held_until = 0
                added = self.add(entries)
                self.take_drafts(drafts)
                self.known = self.table.seq
                self.audience.tell(added)

    async def draft_changed(self, seat: int) -> None:
        """Another process has changed a draft: its owner's other screens show it."""
        async with self.alone():
            self.take_drafts(await self.store.drafts(self.id))
            self.audience.tell([], only=seat)

    # -------------------------------------------------------------- changing

    async def change(
        self,
        make: Callable[[Table], Outcome],
        request: Request | None = None,
        key: NewKey | None = None,
    ) -> None:
        """Shielded: a client that goes away does not stop a change halfway. What cannot be done
        is raised; but a request is answered, whatever the answer."""
        await asyncio.shield(asyncio.ensure_future(self.change_now(make, request, key)))

    async def change_now(
        self, make: Callable[[Table], Outcome], request: Request | None, key: NewKey | None
    ) -> None:
        async with self.alone():
            for _ in range(TRIES):
                known = self.answers.at_hand(request) if request is not None else None
                if request is not None and known is not None:
                    return request.acknowledge(known)
                now = self.rooms.now()
                try:
                    outcome = make(self.table)
                except (Refused, Problem, Fault) as error:
                    if request is None or isinstance(error, KeyProblem):
                        raise
                    return request.acknowledge(await self.answers.refuse(request, error, now))
                if await self.commit(outcome, now, request, key):
                    return None
            raise Busy

    async def commit(
        self, outcome: Outcome, now: int, request: Request | None, key: NewKey | None
    ) -> bool:
        """Made here, then stored, acknowledged, told. If somebody else was faster it is to be
        considered anew."""
        self.as_stored = False
        round_before = self.table.game.round if self.table.history is not None else 0
        told = apply_locally(self.table, outcome, now)
        answer = request.done(self.table.seq, now) if request is not None else None
        held_until = self.rooms.lease(self.table, now) if told else self.held_until
        changes = self.changes(told, held_until) if told else self.no_changes()
        try:
            await self.rooms.timed_commit(
                msgspec.structs.replace(
                    changes,
                    command=answer.command if answer is not None else None,
                    drafts={seat: draft.to_lines() for seat, draft in outcome.drafts.items()},
                    versions={seat: self.versions.get(seat, 0) for seat in outcome.drafts},
                    answer=answer,
                    keys=[key.row(self.table)] if key is not None else [],
                    void=[key_voided(each.entry) for each in told if each.entry.kind in VOIDING],
                    snapshot=self.snapshot(round_before),
                )
            )
        except Conflict:
            await self.read()
            if request is not None:
                await self.answers.find(request)  # perhaps it was this very command
            return False
        self.as_stored, self.known, self.held_until = True, self.table.seq, held_until
        for seat in outcome.drafts:
            self.versions[seat] = self.versions.get(seat, 0) + 1
        if request is not None and answer is not None:
            self.answers.keep(request, answer.body)
            request.acknowledge(answer.body)
        added = [self.remember(each) for each in told]
        self.audience.tell(added, only=None if added else seat_of(outcome))
        self.rooms.attend(self)
        return True

    def changes(self, told: Sequence[AppliedEntry], held_until: int) -> Commit:
        """What entries do to the table's row."""
        return Commit(
            table=self.id,
            entries=[each.entry for each in told],
            status=self.table.status,
            listed=self.is_listed,
            rules=self.info.rules,
            summary=summary_of(self.table),
            wake_at=self.wake_at(),
            holder=self.rooms.holder if held_until else None,
            held_until=held_until,
        )

    def no_changes(self) -> Commit:
        """A draft alone, which is one of the table as it stands."""
        return Commit(table=self.id, after=self.table.seq)

    @property
    def is_listed(self) -> bool:
        return not self.table.options.private

    def wake_at(self) -> int | None:
        """When somebody has to look after the table: at once for bots, later for clocks."""
        return AT_ONCE if self.table.bots_pending else self.table.deadline

    def is_awaited(self) -> bool:
        """Whether anybody is there to see what the bots decide."""
        lately = time.monotonic() - self.used_at < LATELY
        return lately or bool(self.audience.watchers or self.audience.online)

    def snapshot(self, round_before: int) -> Snapshot | None:
        """Once a round."""
        table = self.table
        if table.status != RUNNING or table.proposal is not None:
            return None
        if table.game.round == round_before:
            return None
        return Snapshot(seq=table.seq, body=freeze_table(table))

    # ---------------------------------------------------------- what is asked for

    def is_seated(self, seat: int | None, sitting: int) -> bool:
        """Whether a key of that sitting is still good; whoever only watches needs none."""
        return seat is None or self.table.seats[seat].sitting == sitting

    def require_seated(self, seat: int | None, sitting: int) -> None:
        if not self.is_seated(seat, sitting):
            raise KeyProblem("server-key-void")

    async def do(
        self,
        seated: Seated,
        id: str,
        command: AnyCommand,
        language: Language,
        acknowledge: Callable[[bytes], None],
    ) -> None:
        """The command of the person at a seat; the same id again gets the same answer."""

        def make(table: Table) -> Outcome:
            self.require_seated(*seated)
            self.require_away(command)
            return handle_command(table, seated.seat, command, self.audience.absent)

        await self.clocks_run_out()
        await self.change(make, Request(f"seat:{seated.seat}", id, language, acknowledge))

    def require_away(self, command: AnyCommand) -> None:
        """Nobody is replaced who is there, or who may come back in time."""
        if not isinstance(command, Propose) or command.what != "stand_in":
            return
        if command.seat in self.audience.online:
            raise Problem("server-is-there")
        grace = self.audience.graces().get(command.seat or 0, 0)
        if grace:
            raise Problem("server-may-return", seconds=-(-grace // 1000))

    async def sit(self, seat: int, name: str, key_hash: str, player: str | None) -> None:
        key = NewKey(key_hash, seat, player)
        await self.change(lambda table: sit_down(table, seat, name), key=key)

    async def give_link(self, host: Seated, seat: int, key_hash: str) -> None:
        """A new key for a seat that is taken; the old ones are void."""

        def make(table: Table) -> Outcome:
            self.require_seated(*host)
            return give_link(table, host.seat, seat)

        await self.change(make, key=NewKey(key_hash, seat, None))

    async def bot_moves(self, seat: int, moves: list[str], moment: int) -> None:
        """What a computer player has decided, unless the game has gone on without it."""

        def make(table: Table) -> Outcome:
            if table.history is None or table.moment != moment:
                raise Problem("table-stale")
            outcome = play_for(table, seat, moves)
            if not outcome.lines:
                raise ValueError("nothing is decided by that")
            return outcome

        await self.change(make)

    async def clocks_run_out(self) -> None:
        if self.table.clock is None or not self.table.clock.flagged(self.rooms.now()):
            return

        def make(table: Table) -> Outcome:
            outcome = run_out(table, self.rooms.now())
            if not outcome.lines:
                raise InTime
            return outcome

        with contextlib.suppress(InTime):
            await self.change(make)

    async def rest(self) -> None:
        """Unless bots have to think, nobody need look at the table before its deadline."""
        async with self.alone():
            if not self.table.bots_pending:
                later = Commit(
                    table=self.id,
                    after=self.table.seq,
                    wake_at=self.wake_at(),
                    holder=None,
                    held_until=0,
                )
                self.held_until = 0
                with contextlib.suppress(Conflict):
                    await self.store.commit(later)


VOIDING: Final = frozenset({LEFT, LINKED})
"""Entries after which the keys given out before are good no longer."""


def key_voided(entry: Entry) -> int:
    """The seat whose keys an entry of that kind voids."""
    seat: int = entry.body.get("seat", entry.seat)
    return seat


def seat_of(outcome: Outcome) -> int | None:
    """Whose draft a change without entries is about."""
    return next(iter(outcome.drafts), None)


__all__ = ["Busy", "LiveTable", "Seated"]
