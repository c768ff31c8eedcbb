"""Those who watch a table, in this process and, as far as it is told, in others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ...content.schema import Language
from ...table.handle import AppliedEntry
from ...table.table import RUNNING, humans
from ..http.auth import Caller, KeyProblem
from ..present.presenter import Attendance, line_of, state_of
from ..wire import messages
from .presence import Presence
from .remote_presence import Elsewhere
from .subscriber import Subscriber

if TYPE_CHECKING:
    from .live_table import LiveTable


class Broadcast:
    def __init__(self, room: LiveTable) -> None:
        self.room = room
        self.watchers: set[Subscriber] = set()
        self.elsewhere = Elsewhere()
        self.presence = Presence(room.rooms.now())

    @property
    def connected(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    @property
    def seats(self) -> set[int]:
        """Whose players are connected to this process, or have just asked it for something."""
        return self.connected | self.presence.visitors(self.room.rooms.now())

    @property
    def online(self) -> set[int]:
        """Whose players are there."""
        return self.seats | self.elsewhere.seats(self.room.rooms.now())

    def graces(self) -> dict[int, int]:
        """By seat, for people who are away: milliseconds until the others may go on without."""
        now, table, online = self.room.rooms.now(), self.room.table, self.online
        if table.status != RUNNING:
            return {}
        return {
            seat: self.presence.grace(table, seat, now)
            for seat in humans(table.seats)
            if seat not in online
        }

    @property
    def absent(self) -> frozenset[int]:
        """Who has been away for longer than that."""
        return frozenset(seat for seat, grace in self.graces().items() if grace == 0)

    # ------------------------------------------------------------ what is told

    def tell(self, added: Sequence[AppliedEntry], only: int | None = None) -> None:
        """All who watch; one text for all who see the same in the same language."""
        self.dismiss_former()
        texts: dict[tuple[int | None, Language], bytes] = {}
        for watcher in list(self.watchers):
            if only is not None and watcher.seat != only:
                continue
            reader = (watcher.seat, watcher.language)
            if reader not in texts:
                update = messages.Update(
                    lines=self.lines(added, *reader), state=self.state(*reader)
                )
                texts[reader] = msgspec.json.encode(update)
            watcher.tell(texts[reader])

    def dismiss_former(self) -> None:
        """Whoever has left a seat, or whose link was replaced, hears nothing of its next owner."""
        for watcher in list(self.watchers):
            if not self.room.is_seated(watcher.seat, watcher.sitting):
                self.watchers.discard(watcher)
                watcher.dismiss(KeyProblem("server-key-void"))

    def lines(
        self, told: Sequence[AppliedEntry], seat: int | None, language: Language
    ) -> list[messages.Line]:
        return [line_of(self.room.table, one, seat, language) for one in told]

    def state(self, seat: int | None, language: Language) -> messages.State:
        room, who = self.room, Attendance(self.online, self.graces())
        return state_of(room.table, seat, who, room.rooms.now(), language)

    def info(self, seat: int | None, language: Language) -> messages.TableInfo:
        room = self.room
        return messages.TableInfo(
            table=room.id,
            created=room.info.created,
            setup=room.table.setup.plain(),
            options=room.table.options,
            commitment=room.rooms.commitment(room.table),
            rules=room.info.rules,
            seat=seat,
            language=language,
        )

    # --------------------------------------------------------- coming and going

    async def welcome(self, watcher: Subscriber, last: int | None) -> None:
        """From now on the watcher is told everything; first where things stand."""
        room = self.room
        async with room.alone():
            room.require_seated(watcher.seat, watcher.sitting)
            new = watcher.seat is not None and watcher.seat not in self.seats
            self.watchers.add(watcher)
            reader = (watcher.seat, watcher.language)
            missed = [one for one in room.recent if last is None or one.entry.seq > last]
            message = messages.Welcome(
                info=self.info(*reader),
                state=self.state(*reader),
                lines=self.lines(missed, *reader),
                first=missed[0].entry.seq if missed else room.table.seq + 1,
            )
            watcher.tell(msgspec.json.encode(message))
            if new:
                self.tell_presence(watcher.seat)

    async def farewell(self, watcher: Subscriber) -> None:
        """In its turn: in between the table may hold what is not stored yet."""
        self.watchers.discard(watcher)
        if watcher.seat is not None:
            self.presence.seen([watcher.seat], self.room.rooms.now())
        async with self.room.alone():
            if watcher.seat is not None and watcher.seat not in self.seats:
                self.tell_presence(watcher.seat)

    def visit(self, seats: Iterable[int]) -> None:
        """A request over HTTP: whoever asks is there."""
        new = set(seats) - self.seats
        self.presence.visit(seats, self.room.rooms.now())
        for seat in new:
            self.room.rooms.run(self.tell_of(seat))

    async def tell_of(self, seat: int) -> None:
        async with self.room.alone():
            self.tell_presence(seat)

    def tell_presence(self, seat: int | None) -> None:
        """The others learn that somebody has come or gone, and so do other processes."""
        for other in {watcher.seat for watcher in self.watchers} - {seat}:
            self.tell_seat(other)
        self.room.rooms.tell_here([self.room])

    def tell_seat(self, seat: int | None) -> None:
        for watcher in self.watchers:
            if watcher.seat == seat:
                update = messages.Update(lines=[], state=self.state(seat, watcher.language))
                watcher.tell(msgspec.json.encode(update))

    async def hear(self, process: str, seats: tuple[int, ...]) -> None:
        """Another process says who is there. One that is new here is told who is here."""
        async with self.room.alone():
            now = self.room.rooms.now()
            before, known = self.online, self.elsewhere.knows(process)
            self.presence.seen(self.elsewhere.seats(now) | {*seats}, now)
            self.elsewhere.hear(process, seats, now)
            if self.online != before:
                self.tell([])
            if not known and self.seats:
                self.room.rooms.tell_here([self.room])

    async def forget_gone(self) -> None:
        """A process that has died says no goodbye: its guests are shown as away. Nor does whoever
        has asked over HTTP."""
        now = self.room.rooms.now()
        left = self.presence.forget(now) - self.connected
        if self.elsewhere.forget(now) or left:
            async with self.room.alone():
                self.tell([])
            if left:
                self.room.rooms.tell_here([self.room])

    async def table_state(self, caller: Caller, language: Language) -> messages.TableState:
        room, seat = self.room, caller.seat
        async with room.alone():
            room.require_seated(seat, caller.sitting)
            return messages.TableState(
                info=self.info(seat, language),
                state=self.state(seat, language),
                lines=self.lines(list(room.recent), seat, language),
            )
