"""A table that cannot be replayed here, as far as it is stored: seats, talk, moves, the result.

Without its rules nobody can say what its moves gave away. So the moves of others are told once
the game is over, when its seed is public too; before that only that they were made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ...content.schema import Language
from ...kernel.chance import commitment
from ...table.commands import AnyCommand
from ...table.entry import Entry
from ...table.options import TableOptions
from ...table.result import Result, SeatResult
from ...table.table import (
    ABANDONED,
    CAME_BACK,
    FLAGGED,
    MOVED,
    OVER,
    REMATCH,
    RESIGNED,
    STOOD_IN,
)
from ..present.log_history import MOST_LINES, Kept, that_count
from ..present.presenter import entry_words, reason_of, words_in
from ..wire import messages
from .live_table import Seated
from .unplayable import Unplayable

if TYPE_CHECKING:
    from .registry import TableRegistry

ENDED = (OVER, ABANDONED)


class Archive:
    def __init__(self, rooms: TableRegistry, why: Unplayable) -> None:
        self.rooms = rooms
        self.why = why
        self.info = why.info
        self.used_at, self.address = 0.0, ""  # as a room has them

    @property
    def status(self) -> str:
        return OVER if self.info.status == "record" else self.info.status

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.info.summary.get("seats", [])]

    # ------------------------------------------------------------------ the table

    async def table_state(self, seat: int | None, language: Language) -> messages.TableState:
        entries = await self.rooms.store.entries(self.info.id)
        kept = that_count(entries)
        return messages.TableState(
            info=self.table_info(seat, language),
            state=self.state(entries, kept[-1].moment if kept else 0, seat, language),
            lines=self.lines_of(kept[-MOST_LINES:], seat, language),
        )

    def table_info(self, seat: int | None, language: Language) -> messages.TableInfo:
        info = self.info
        return messages.TableInfo(
            table=info.id,
            created=info.created,
            setup=info.setup,
            options=options_of(info.options),
            commitment=commitment(info.seed),
            rules=info.rules,
            seat=seat,
            language=language,
        )

    def state(
        self, entries: Sequence[Entry], moment: int, seat: int | None, language: Language
    ) -> messages.State:
        return messages.State(
            seq=self.info.seq,
            moment=moment,
            status=self.status,
            paused=False,
            seats=self.seats(entries, seat),
            pending=[],
            view=None,
            about=None,
            question=None,
            draft=None,
            back=None,
            clock=None,
            proposal=None,
            result=self.result(entries),
            rematch=next((one.body["table"] for one in entries if one.kind == REMATCH), ""),
            archived=reason_of(self.why, language),
        )

    def seats(self, entries: Sequence[Entry], mine: int | None) -> list[messages.SeatView]:
        resigned = resigned_in(entries)
        stand_ins: dict[int, str] = {}
        for entry in entries:
            if entry.kind in (STOOD_IN, FLAGGED, RESIGNED):
                stand_ins[entry.body.get("seat", entry.seat)] = entry.body["level"]
            elif entry.kind == CAME_BACK:
                stand_ins.pop(entry.seat, None)
        return [
            messages.SeatView(
                seat=number,
                name=seat["name"],
                player=seat["player"],
                stand_in=stand_ins.get(number, ""),
                resigned=number in resigned,
                online=False,
                mine=number == mine,
                host=False,
                grace=None,
            )
            for number, seat in enumerate(self.info.summary.get("seats", []))
        ]

    def result(self, entries: Sequence[Entry]) -> Result | None:
        """The points as they were counted then; where they came from is not stored."""
        summary, resigned = self.info.summary, resigned_in(entries)
        if not summary.get("scores"):
            return None
        seats = [
            SeatResult(
                seat=number,
                name=seat["name"],
                player=seat["player"],
                resigned=number in resigned,
                score=summary["scores"][number],
                parts={},
                won=number in summary["winners"],
                taken_back=0,
            )
            for number, seat in enumerate(summary.get("seats", []))
        ]
        return Result(
            ended=self.status,
            seats=seats,
            seed=self.info.seed,
            commitment=commitment(self.info.seed),
        )

    async def stored_result(self) -> Result:
        found = self.result(await self.rooms.store.entries(self.info.id))
        if found is None:
            raise self.why
        return found

    # -------------------------------------------------------------------- the log

    async def lines(
        self, seat: int | None, language: Language, after: int, limit: int
    ) -> list[messages.Line]:
        kept = that_count(await self.rooms.store.entries(self.info.id))
        found = [one for one in kept if one.entry.seq > after]
        return self.lines_of(found[: min(limit, MOST_LINES)], seat, language)

    def lines_of(
        self, kept: Sequence[Kept], seat: int | None, language: Language
    ) -> list[messages.Line]:
        return [
            messages.Line(
                seq=one.entry.seq,
                at=one.entry.at,
                seat=one.entry.seat,
                kind=one.entry.kind,
                moment=one.moment,
                sentences=[self.sentence(one.entry, seat, language)],
                events=[],
                body={} if one.entry.kind == MOVED else one.entry.body,
            )
            for one in kept
        ]

    def sentence(self, entry: Entry, seat: int | None, language: Language) -> str:
        words = words_in(language)
        if entry.kind != MOVED:
            return entry_words(words, self.names, entry)
        who, moves = self.names[entry.seat], entry.body["moves"]
        if self.status in ENDED or entry.seat == seat:
            return words.say("told-moves", who=who, moves=", ".join(moves))
        return words.say("told-moves-unseen", who=who, count=len(moves))

    # ------------------------------------------------------------- a connection

    async def do(
        self,
        seated: Seated,
        id: str,
        command: AnyCommand,
        language: Language,
        acknowledge: Callable[[bytes], None],
    ) -> None:
        """Nothing can be done here."""
        refused = messages.Refused(id=id, reason=reason_of(self.why, language))
        acknowledge(msgspec.json.encode(refused))

    async def welcome(self, seat: int | None, language: Language) -> bytes:
        found = await self.table_state(seat, language)
        first = found.lines[0].seq if found.lines else self.info.seq + 1
        return msgspec.json.encode(
            messages.Welcome(info=found.info, state=found.state, lines=found.lines, first=first)
        )


def resigned_in(entries: Sequence[Entry]) -> set[int]:
    return {entry.seat for entry in entries if entry.kind == RESIGNED}


def options_of(stored: dict[str, object]) -> TableOptions:
    """Those of another version may have been others."""
    try:
        return msgspec.convert(stored, TableOptions)
    except msgspec.ValidationError:
        return TableOptions()
