"""People at a table, without any server: what they ask for, and all that a table is."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

import msgspec

from orleans import Refused, Setup, state_hash
from orleans.games import position_text
from orleans.kernel.events import seen_by
from orleans.kernel.moves import NotationError
from orleans.kernel.setup import Setup as AnySetup
from orleans.table import commands as c
from orleans.table.entry import Entry
from orleans.table.handle import (
    AppliedEntry,
    Outcome,
    apply_locally,
    handle_command,
    play_for,
    run_out,
    sit_down,
)
from orleans.table.history import History
from orleans.table.options import TableOptions
from orleans.table.seats import HUMAN, OPEN, Seat
from orleans.table.table import Table
from orleans.text.errors import Problem

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
TWO = Setup(edition="2021", players=2)
THREE = Setup(edition="2021", players=3)
START = 1_700_000_000_000


class Sitting:
    """A table whose entries are kept, so that it can be built anew. `now` stands still unless a
    test moves it."""

    def __init__(
        self,
        setup: AnySetup = TWO,
        seed: str = "table",
        bots: dict[int, str] | None = None,
        position: dict[str, Any] | str = "",
        options: TableOptions | None = None,
        open_seats: int = 0,
    ) -> None:
        self.setup, self.seed = setup, seed
        self.position = position_text(position)
        self.options = options
        self.now = START
        self.entries: list[Entry] = []
        self.told: list[AppliedEntry] = []
        self.table = self.new_table()
        for seat in range(setup.players - open_seats):
            self.sit(seat, NAMES[seat], (bots or {}).get(seat, HUMAN))

    @property
    def status(self) -> str:
        return self.table.status

    @property
    def history(self) -> History:
        assert self.table.history is not None
        return self.table.history

    def new_table(self) -> Table:
        open_seats = [Seat(player=OPEN)] * self.setup.players
        return Table("t", self.setup, self.seed, open_seats, self.options, self.position)

    # -------------------------------------------------------------- asking

    def carry_out(self, outcome: Outcome) -> list[AppliedEntry]:
        told = apply_locally(self.table, outcome, self.now)
        self.entries += [each.entry for each in told]
        self.told += told
        return told

    def sit(self, seat: int, name: str, player: str = HUMAN) -> list[AppliedEntry]:
        return self.carry_out(sit_down(self.table, seat, name, player))

    def do(
        self, seat: int, command: c.AnyCommand, absent: Collection[int] = ()
    ) -> list[AppliedEntry]:
        return self.carry_out(handle_command(self.table, seat, command, absent))

    def play(
        self, seat: int, *moves: str, hold: bool = False, question: str | None = None
    ) -> list[AppliedEntry]:
        return self.do(seat, c.Play(moves=list(moves), hold=hold, question=question))

    def undo(self, seat: int, to: Any = None) -> list[AppliedEntry]:
        return self.do(seat, c.Undo(to=to))

    def redo(self, seat: int) -> list[AppliedEntry]:
        return self.do(seat, c.Redo())

    def refusal(self, seat: int, command: c.AnyCommand) -> str:
        """Why not: the key of a message or the id of a rule. Nothing has changed by asking."""
        before = everything(self.table)
        try:
            handle_command(self.table, seat, command)
        except (Problem, Refused, NotationError) as error:
            assert everything(self.table) == before
            return reason(error)
        raise AssertionError(f"{command} was not refused")

    def bot_decides(self, rng: random.Random | None = None) -> list[AppliedEntry]:
        """The first computer player that has to think makes up its mind."""
        seat = self.table.bots_pending[0]
        moves: list[str] = []
        trial = self.table.game.copy()
        while True:
            choices = trial.candidates(seat, trial.legal(seat))
            move = rng.choice(choices) if rng else choices[0]
            moves.append(move.notation)
            outcome = play_for(self.table, seat, moves)
            if outcome.lines:
                return self.carry_out(outcome)
            trial.play(seat, move)

    def flag(self) -> list[AppliedEntry]:
        return self.carry_out(run_out(self.table, self.now))

    # ------------------------------------------------------------- looking

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]

    def legal(self, seat: int) -> list[str]:
        """What the seat may do, its draft included."""
        return [move.notation for move in self.table.sketch(seat).game.legal(seat)]

    def known_to(self, seat: int | None) -> list[Any]:
        """All that reaches a seat or a spectator: view, events, question, who is awaited."""
        table = self.table
        return [
            table.view(seat),
            [repr(event) for told in self.told for event in seen_by(told.events, seat)],
            table.question(seat) if seat is not None else "",
            (table.pending, table.status, table.seats, table.proposal),
        ]

    def again(self) -> Table:
        """The same table, built anew from its entries as they would be stored."""
        table = self.new_table()
        for entry in self.entries:
            stored = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
            table.apply(stored, listen=False)
        return table

    # ------------------------------------------------------------- playing on

    def step(self, rng: random.Random, hold: bool = False) -> None:
        """One sensible move of somebody who is asked, or the decision of a computer player."""
        table = self.table
        if table.bots_pending:
            self.bot_decides(rng)
            return
        seat = rng.choice([seat for seat in table.pending if table.seats[seat].is_human])
        held = table.sketch(seat)
        if held.waits_for_confirmation(seat):
            self.do(seat, c.Confirm())
        else:
            game = held.game
            move = rng.choice(game.candidates(seat, game.legal(seat)))
            self.play(seat, move.notation, hold=hold)

    def go_or_come_back(self, seat: int) -> None:
        """Somebody who is away is back; somebody else goes, unless nobody would be left."""
        people = [place for place in self.table.seats if place.is_human]
        if not self.table.seats[seat].is_human:
            self.do(seat, c.ComeBack())
        elif len(people) > 1:
            self.do(seat, c.StandIn())

    def finish(self, seed: int = 0) -> Sitting:
        rng = random.Random(seed)
        while self.table.status == "running":
            self.step(rng)
        return self


def reason(error: Exception) -> str:
    if isinstance(error, Problem):
        assert str(error)  # there is a sentence for it
        return error.key
    return error.refusal.rule if isinstance(error, Refused) else "notation"


def lasting(table: Table) -> list[Any]:
    """All that follows from the entries."""
    history, clock = table.history, table.clock
    return [
        (table.seq, table.status, table.paused, table.seats, table.proposal, table.rematch),
        table.taken_back,
        table.active_at,
        [table.question(seat) for seat in range(len(table.seats))],
        None if clock is None else (clock.left, clock.running, clock.at, clock.deadline),
        clock.granted if clock is not None else [],
        (table.pending, table.bots_pending) if history is not None else (),
        []
        if history is None
        else [
            state_hash(history.game),
            history.game.played.numbers(),
            history.game.chance.outcomes.numbers(),
            history.decisions,
            history.undone,
            history.made,
        ],
    ]


def everything(table: Table) -> list[Any]:
    return [*lasting(table), dict(table.drafts)]


def position_of(sitting: Sitting) -> list[Any]:
    """The game itself, as its players and its record see it."""
    game = sitting.table.game
    seats = range(len(sitting.table.seats))
    return [
        state_hash(game),
        msgspec.to_builtins(sitting.table.record()),
        [[move.notation for move in game.legal(seat)] for seat in seats],
        [game.view(seat) for seat in (None, *seats)],
    ]


# -------------------------------------------------------------------- situations

MAT = {"spaces": {"ship": "farmer boatman knight", "village": "farmer boatman craftsman"}}
ACTIONS: dict[str, Any] = {
    "edition": "2021",
    "players": 2,
    "phase": "actions",
    "start": "red",
    "red": MAT,
    "blue": MAT,
    "routes": {"orleans-blois_water": ["wine"]},
}
"""Anna and Ben can both use Village and Ship; Anna begins."""

KINDS = ("farmer", "boatman", "craftsman")
SHIP = ("use ship", "go orleans-blois_water", "take wine")
VILLAGE = ("use village", "recruit craftsman")
PLAN = tuple(f"place {kind}* village.{n}" for n, kind in enumerate(KINDS, start=1))


def acting(**options: Any) -> Sitting:
    return Sitting(position=ACTIONS, **options)


def agree(sitting: Sitting, seat: int) -> list[AppliedEntry]:
    return sitting.do(seat, c.Answer(agree=True))
