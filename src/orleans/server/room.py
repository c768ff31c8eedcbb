"""A table that is open in this process: one change at a time, stored before it is told.

The table in memory is a copy of what the store holds. A change is made in it, committed, then
acknowledged, then told to all who watch. Whenever the commit fails, or another process was
faster, the copy is thrown away and read anew; who watches is told what they missed by that.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from ..kernel.freezing import FrozenError
from ..kernel.refusals import Refused
from ..table.commands import AnyCommand, Propose
from ..table.deciding import (
    Outcome,
    Told,
    carry_out,
    consider,
    play_for,
    run_out,
    sit_down,
    told_by,
)
from ..table.drafts import draft_of
from ..table.entry import Entry
from ..table.freezing import freeze_table, thaw_table
from ..table.problems import Problem
from ..table.table import MOVED, RUNNING, Table
from . import wire
from .audience import Audience
from .storage.problems import Taken
from .storage.rows import Answer, Commit, Key, Snapshot, StoredTable
from .storage.rows import Draft as StoredDraft
from .storage.store import Store
from .summary import new_table, summary_of

if TYPE_CHECKING:
    from .rooms import Rooms

RECENT: Final = 50
"""Entries whose events are kept at hand for those who come back."""

ANSWERS: Final = 200
TRIES: Final = 20
"""How often a change is tried again when other processes keep being faster."""


class Busy(Exception):
    """Other processes change this table all the time."""


class Room:
    def __init__(self, rooms: Rooms, info: StoredTable) -> None:
        self.rooms = rooms
        self.info = info
        self.table = new_table(info)
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.answers: OrderedDict[tuple[str, str], bytes | Exception] = OrderedDict()
        self.versions: dict[int, int] = {}  # of the drafts
        self.used_at = 0.0
        self.as_stored = False  # whether `table` is what the store holds, and no more
        self.known = 0  # the last entry that those who watch have been told
        self.held_until = 0  # so long it is this process that asks the bots
        self.attended = False  # it does so now

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
            except FrozenError:  # of an older version: the entries tell everything
                table = new_table(self.info)
        entries = await self.store.entries(self.id, table.seq)
        drafts = await self.store.drafts(self.id)
        self.table = table
        self.recent.clear()
        self.held_until = 0
        added = self.add(entries)
        self.take_drafts(drafts)
        self.as_stored = True
        self.audience.tell([one for one in added if one.entry.seq > self.known])
        self.known = self.table.seq

    def take_drafts(self, drafts: Mapping[int, StoredDraft]) -> None:
        self.table.drafts = {}
        self.table.keep_drafts({seat: draft_of(kept.moves) for seat, kept in drafts.items()})
        self.versions = {seat: kept.version for seat, kept in drafts.items()}

    def add(self, entries: Sequence[Entry]) -> list[Told]:
        """Entries that are stored already. Only the last ones are told as events."""
        left = range(len(entries), 0, -1)
        return [
            self.remember(told_by(self.table, entry, listen=number <= RECENT))
            for number, entry in zip(left, entries, strict=True)
        ]

    def remember(self, told: Told) -> Told:
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
        who: str = "",
        command: str = "",
        acknowledge: Callable[[bytes], None] | None = None,
        keys: Sequence[Key] = (),
    ) -> bytes:
        """Shielded: a client that goes away does not stop a change halfway."""
        change = self.change_now(make, who, command, acknowledge, keys)
        return await asyncio.shield(asyncio.ensure_future(change))

    async def change_now(
        self,
        make: Callable[[Table], Outcome],
        who: str,
        command: str,
        acknowledge: Callable[[bytes], None] | None,
        keys: Sequence[Key],
    ) -> bytes:
        async with self.alone():
            for _ in range(TRIES):
                known = self.answers.get((who, command)) if command else None
                if isinstance(known, Exception):
                    raise known.with_traceback(None)
                if known is not None:
                    return self.again(known, acknowledge)
                now = self.rooms.now()
                try:
                    outcome = make(self.table)
                except (Refused, Problem, ValueError) as error:
                    stored = await self.stored_answer(who, command)
                    if stored is not None:
                        return self.again(stored, acknowledge)
                    if command:
                        self.keep_answer((who, command), error)
                    raise
                added, answer = await self.commit(outcome, now, who, command, keys)
                if answer is not None:
                    self.again(answer, acknowledge)
                    self.audience.tell(added, only=None if added else seat_of(outcome))
                    self.rooms.attend(self)
                    return answer
            raise Busy

    def again(self, answer: bytes, acknowledge: Callable[[bytes], None] | None) -> bytes:
        if acknowledge is not None:
            acknowledge(answer)
        return answer

    async def stored_answer(self, who: str, command: str) -> bytes | None:
        return await self.store.answer(self.id, who, command) if command else None

    async def commit(
        self, outcome: Outcome, now: int, who: str, command: str, keys: Sequence[Key]
    ) -> tuple[list[Told], bytes | None]:
        """Made here, then stored. No answer: somebody else was faster, and it is to be
        considered anew."""
        self.as_stored = False
        table = self.table
        round_before = table.game.round if table.history is not None else 0
        told = carry_out(table, outcome, now)
        answer = msgspec.json.encode(wire.Done(id=command, seq=table.seq))
        held_until = self.rooms.lease(table, now) if told else self.held_until
        try:
            await self.rooms.timed_commit(
                Commit(
                    table=self.id,
                    entries=[each.entry for each in told],
                    command=command or None,
                    after=table.seq if not told else UNSET,
                    drafts={seat: draft.to_lines() for seat, draft in outcome.drafts.items()},
                    versions={seat: self.versions.get(seat, 0) for seat in outcome.drafts},
                    answer=Answer(who=who, command=command, body=answer, at=now)
                    if command
                    else None,
                    keys=list(keys),
                    status=table.status if told else UNSET,
                    listed=self.is_listed if told else UNSET,
                    summary=summary_of(table) if told else UNSET,
                    wake_at=self.wake_at(now) if told else UNSET,
                    holder=(self.rooms.holder if held_until else None) if told else UNSET,
                    held_until=held_until if told else UNSET,
                    snapshot=self.snapshot(round_before),
                )
            )
        except Taken:
            await self.read()
            return [], await self.stored_answer(who, command)
        self.as_stored, self.known, self.held_until = True, table.seq, held_until
        for seat in outcome.drafts:
            self.versions[seat] = self.versions.get(seat, 0) + 1
        if command:
            self.keep_answer((who, command), answer)
        return [self.remember(each) for each in told], answer

    @property
    def is_listed(self) -> bool:
        return not self.table.options.private

    def keep_answer(self, key: tuple[str, str], answer: bytes | Exception) -> None:
        """A refusal has changed nothing, so it is remembered here alone."""
        self.answers[key] = answer
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    def wake_at(self, now: int) -> int | None:
        """When somebody has to look after the table: now for bots, later for clocks."""
        return now if self.table.bots_pending else self.table.deadline

    def snapshot(self, round_before: int) -> Snapshot | None:
        """Once a round."""
        table = self.table
        if table.status != RUNNING or table.proposal is not None:
            return None
        if table.game.round == round_before:
            return None
        return Snapshot(seq=table.seq, body=freeze_table(table))

    # ---------------------------------------------------------- what is asked for

    async def do(
        self,
        seat: int,
        id: str,
        command: AnyCommand,
        acknowledge: Callable[[bytes], None] | None = None,
    ) -> bytes:
        """The command of the person at a seat; the same id again gets the same answer."""

        def make(table: Table) -> Outcome:
            self.require_away(command)
            return consider(table, seat, command)

        await self.clocks_run_out()
        return await self.change(make, f"seat:{seat}", id, acknowledge)

    def require_away(self, command: AnyCommand) -> None:
        """Nobody is replaced who is there."""
        if not isinstance(command, Propose) or command.what != "stand_in":
            return
        if command.seat in self.audience.online:
            raise Problem("server-is-there")

    async def sit(self, seat: int, name: str, key: Key) -> None:
        await self.change(lambda table: sit_down(table, seat, name), keys=[key])

    async def bot_moves(self, seat: int, moves: list[str], moment: int) -> None:
        """What a computer player has decided, unless the game has gone on without it."""

        def make(table: Table) -> Outcome:
            if table.history is None or table.history.moment != moment:
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
                raise Problem("table-stale")
            return outcome

        await self.change(make)

    async def rest(self) -> None:
        """Unless bots have to think, nobody need look at the table before its deadline."""
        async with self.alone():
            if not self.table.bots_pending:
                wake_at = self.wake_at(self.rooms.now())
                later = Commit(
                    table=self.id, after=self.table.seq, wake_at=wake_at, holder=None, held_until=0
                )
                self.held_until = 0
                with contextlib.suppress(Taken):
                    await self.store.commit(later)


def seat_of(outcome: Outcome) -> int | None:
    """Whose draft a change without entries is about."""
    return next(iter(outcome.drafts), None)


__all__ = ["Busy", "Room"]
