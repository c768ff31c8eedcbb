"""A game in progress for people, as it follows from its entries.

`deciding.py` turns what a person asks for into entries; `apply` is what they do. So a table that
is read back, or that another process has changed, is the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from ..games import AnyGame, tables_for
from ..kernel.events import Event
from ..kernel.record import Record, record_of
from ..kernel.setup import Setup
from .clock import Clock
from .drafts import EMPTY, Draft, Sketch, Sketches
from .entry import NOBODY, Entry
from .history import History
from .options import TableOptions
from .seats import HUMAN, OPEN, Seat

Status = Literal["open", "running", "over", "abandoned"]
WAITING: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
ABANDONED: Final = "abandoned"


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has asked the others to agree to; `waiting` are those who have not yet."""

    seat: int
    what: str
    to: int | None = None
    about: int | None = None
    level: str = ""
    waiting: tuple[int, ...] = ()


class Table:
    def __init__(
        self,
        id: str,
        setup: Setup,
        seed: str,
        seats: Sequence[Seat],
        options: TableOptions | None = None,
        position: str = "",
    ) -> None:
        self.id = id
        self.setup = setup
        self.seed = seed
        self.position = position
        self.options = options or TableOptions()
        self.seats = list(seats)
        self.seq = 0
        self.status: Status = WAITING
        self.paused = False
        self.proposal: Proposal | None = None
        self.history: History | None = None
        self.drafts: dict[int, Draft] = {}
        self.sketches = Sketches()
        self.clock = Clock(self.options.clock, len(seats)) if self.options.clock else None
        self.taken_back = [0] * len(seats)  # decisions, by the seat that took them back
        self.asked_anew = [0] * len(seats)  # how often going back changed what is asked there
        self.active_at = [0] * len(seats)  # when the person there last did something
        self.rematch = ""
        tables_for(setup)  # a set-up that cannot be played is refused before anybody sits down

    # --------------------------------------------------------------- looking

    @property
    def game(self) -> AnyGame:
        assert self.history is not None, "the game has not begun"
        return self.history.game

    @property
    def moment(self) -> int:
        """How far the game has come; 0 before it begins."""
        return self.history.moment if self.history is not None else 0

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def pending(self) -> list[int]:
        """The seats whose decision is awaited."""
        return self.game.pending if self.status == RUNNING else []

    @property
    def bots_pending(self) -> list[int]:
        """The seats for which a computer player has to think now. People first: nobody is to
        see a computer player's plan before making one."""
        if self.paused or self.is_deserted:
            return []
        people = [seat for seat in self.pending if self.seats[seat].is_human]
        return [] if people else [seat for seat in self.pending if self.seats[seat].bot]

    @property
    def is_deserted(self) -> bool:
        """All people are away: the game waits, or it would be over before one of them is back."""
        people = [seat for seat in self.seats if seat.player == HUMAN]
        return bool(people) and not any(seat.is_human for seat in people)

    @property
    def host(self) -> int | None:
        """The person who has sat here longest: whoever made the table, unless gone since."""
        people = [n for n, seat in enumerate(self.seats) if seat.player == HUMAN]
        return min(people, key=lambda n: self.seats[n].since, default=None)

    def draft(self, seat: int) -> Draft:
        return self.drafts.get(seat, EMPTY)

    def sketch(self, seat: int) -> Sketch:
        """The game as this seat sees it, its own draft included; only to be looked at."""
        return self.sketches.of(self.game, seat, self.draft(seat).moves)

    def seen_by(self, seat: int | None) -> AnyGame:
        """The game with what this seat has drafted, only to be looked at: without a draft it is
        the game itself."""
        return self.game if seat is None else self.sketch(seat).game

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat or a spectator may know of the game."""
        return self.seen_by(seat).view(seat)

    def question(self, seat: int) -> str:
        """Changes whenever something else is asked of the seat: an answer to an older question
        is recognised by it. It stays the same while others plan or take their plans back."""
        if self.history is None:
            return ""
        asked = self.game.asked if seat in self.pending else ""
        return f"{asked}.{self.history.made[seat]}.{self.asked_anew[seat]}"

    @property
    def deadline(self) -> int | None:
        """When somebody's time runs out."""
        return self.clock.deadline if self.clock is not None else None

    def record(self) -> Record:
        """With the seed once the game is over; before that it is not for the players."""
        return record_of(self.game, reveal_seed=self.status in (OVER, ABANDONED))

    # -------------------------------------------------------------- applying

    def apply(self, entry: Entry, listen: bool = True) -> list[Event]:
        """What an entry does; the events of the game that it brings about."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} follows {self.seq}"
        if entry.kind == MOVED:
            events = self.move(entry, listen)
        else:
            events = CHANGES[entry.kind](self, entry) or []
        self.seq = entry.seq
        if entry.seat != NOBODY and self.seats[entry.seat].is_human:
            self.active_at[entry.seat] = entry.at
        if self.proposal is not None and not self.outlives(self.proposal, entry):
            self.proposal = None
        self.turn_clock(entry)
        return events

    def outlives(self, proposal: Proposal, entry: Entry) -> bool:
        """Whether a proposal still stands after an entry. The game goes on meanwhile; but
        what is to be taken back must not grow, and who moves is not away."""
        if entry.kind == MOVED:
            moved = proposal.what != "undo" and proposal.about != entry.seat
            return moved and self.status == RUNNING
        return entry.kind in TALK

    def keep_drafts(self, drafts: Mapping[int, Draft]) -> None:
        for seat, draft in drafts.items():
            if draft:
                self.drafts[seat] = draft
            else:
                self.drafts.pop(seat, None)

    def move(self, entry: Entry, listen: bool) -> list[Event]:
        assert self.history is not None
        moves, sealed = entry.body["moves"], entry.body.get("sealed", False)
        events = self.history.play(entry.seat, moves, listen, sealed)
        self.drafts.pop(entry.seat, None)
        if self.game.over:
            self.status = OVER
        return events

    def turn_clock(self, entry: Entry) -> None:
        if self.clock is None:
            return
        people = [seat for seat in self.pending if self.seats[seat].is_human]
        running = [] if self.paused else people
        if entry.kind == MOVED:
            self.clock.decided(entry.seat, entry.at, running)
        else:
            self.clock.turn_to(entry.at, running)
        if entry.kind == UNDONE and self.history is not None:
            self.clock.take_back(len(self.history.decisions))

    def put(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **changes)

    # ------------------------------------------------------ what entries change

    def sat(self, entry: Entry) -> None:
        self.put(
            entry.seat,
            player=entry.body["player"],
            name=entry.body["name"],
            since=entry.seq,
            sitting=entry.seq,
        )

    def left(self, entry: Entry) -> None:
        self.put(entry.seat, player=OPEN, name="", since=0, sitting=0)

    def linked(self, entry: Entry) -> None:
        self.put(entry.body["seat"], sitting=entry.seq)

    def started(self, entry: Entry) -> list[Event]:
        self.history = History(self.setup, self.seed, self.position)
        self.status = OVER if self.game.over else RUNNING
        return self.history.opening

    def undone(self, entry: Entry) -> None:
        assert self.history is not None
        decisions = len(self.history.decisions)
        questions = [self.question(seat) for seat in range(len(self.seats))]
        self.history.undo_to(entry.body["to"])
        self.status = RUNNING
        self.taken_back[entry.seat] += decisions - len(self.history.decisions)
        for seat, question in enumerate(questions):
            self.asked_anew[seat] += question != self.question(seat)
        self.drafts.pop(entry.seat, None)

    def proposed(self, entry: Entry) -> None:
        self.proposal = msgspec.convert(
            {**entry.body, "seat": entry.seat, "waiting": tuple(entry.body["waiting"])}, Proposal
        )

    def agreed(self, entry: Entry) -> None:
        assert self.proposal is not None
        waiting = tuple(seat for seat in self.proposal.waiting if seat != entry.seat)
        self.proposal = msgspec.structs.replace(self.proposal, waiting=waiting)

    def set_paused(self, entry: Entry) -> None:
        self.paused = entry.kind == PAUSED

    def stood_in(self, entry: Entry) -> None:
        seat = entry.body.get("seat", entry.seat)
        self.put(seat, stand_in=entry.body["level"])
        self.drafts.pop(seat, None)

    def came_back(self, entry: Entry) -> None:
        self.put(entry.seat, stand_in="")
        if self.clock is not None:
            self.clock.welcome_back(entry.seat)

    def resigned(self, entry: Entry) -> None:
        self.put(entry.seat, stand_in=entry.body["level"], resigned=True)
        self.drafts.pop(entry.seat, None)

    def ended(self, entry: Entry) -> None:
        self.status = ABANDONED

    def nothing(self, entry: Entry) -> None:
        """Only told: it changes nothing."""

    def rematched(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]


SAT: Final = "sat"
LEFT: Final = "left"
LINKED: Final = "linked"
STARTED: Final = "started"
MOVED: Final = "moved"
UNDONE: Final = "undone"
PROPOSED: Final = "proposed"
AGREED: Final = "agreed"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
PAUSED: Final = "paused"
RESUMED: Final = "resumed"
STOOD_IN: Final = "stood_in"
FLAGGED: Final = "flagged"
CAME_BACK: Final = "came_back"
RESIGNED: Final = "resigned"
ENDED: Final = "ended"
SAID: Final = "said"
REMATCH: Final = "rematch"

TALK: Final = frozenset({SAID, PROPOSED, AGREED, REMATCH, LINKED})
"""Entries that leave every proposal standing."""

CHANGES: Final[dict[str, Callable[[Table, Entry], list[Event] | None]]] = {
    SAT: Table.sat,
    LEFT: Table.left,
    LINKED: Table.linked,
    STARTED: Table.started,
    UNDONE: Table.undone,
    PROPOSED: Table.proposed,
    AGREED: Table.agreed,
    DECLINED: Table.nothing,
    WITHDRAWN: Table.nothing,
    PAUSED: Table.set_paused,
    RESUMED: Table.set_paused,
    STOOD_IN: Table.stood_in,
    FLAGGED: Table.stood_in,
    CAME_BACK: Table.came_back,
    RESIGNED: Table.resigned,
    ENDED: Table.ended,
    SAID: Table.nothing,
    REMATCH: Table.rematched,
}


def humans(seats: Iterable[Seat]) -> list[int]:
    """The seats of people who have not resigned, present or not."""
    return [n for n, seat in enumerate(seats) if seat.player == HUMAN and not seat.resigned]


__all__ = ["NOBODY", "Proposal", "Table", "humans"]
