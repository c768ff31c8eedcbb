"""A table at one terminal: no server, so whatever is decided happens at once and is saved."""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path

from ..bots import PLAYERS
from ..games import AnyGame
from ..kernel.moves import Move, NotationError
from ..kernel.record import Record, RecordError, record_of, split_move
from ..kernel.refusals import Refused
from ..kernel.setup import Setup
from ..table.applied import AppliedEntry, Outcome, apply_locally, only
from ..table.commands import AnyCommand, Play, Redo, Undo
from ..table.drafts import Draft, is_private, sketch, try_moves
from ..table.entry import NOBODY
from ..table.files import write_whole
from ..table.handle import handle_command, moved, play_for
from ..table.seats import Seat
from ..table.table import STARTED, Table, humans
from ..text.errors import Problem
from .local_game import LocalGame
from .saves import FORMAT, Save

NO_TIME = 0
"""There are no clocks here, so nobody asks when something happened."""


class Match(LocalGame):
    """`game` is the table's with all that is drafted: a view hides the drafts of others."""

    def __init__(self, table: Table, path: Path | None = None) -> None:
        self.table = table
        self.path = path
        self.names = table.names
        self.log: list[AppliedEntry] = []  # the start, then the decisions
        self.carry_out(only(NOBODY, STARTED))

    @property
    def seats(self) -> list[Seat]:
        return self.table.seats

    @property
    def humans(self) -> list[int]:
        return humans(self.seats)

    # --------------------------------------------------------------- playing

    def is_human(self, seat: int) -> bool:
        return self.seats[seat].is_human

    def next_seat(self, last: int = NOBODY) -> int:
        """Who decides now. People first, so that nobody sees a bot's plan before making one."""
        pending = self.game.pending
        if last in pending and self.is_human(last):
            return last
        people = [seat for seat in pending if self.is_human(seat)]
        return (people or pending)[0]

    def do(self, seat: int, command: AnyCommand) -> None:
        """Raises Refused or Problem, and then nothing has changed."""
        self.carry_out(handle_command(self.table, seat, command))

    def carry_out(self, outcome: Outcome) -> None:
        self.log += apply_locally(self.table, outcome, NO_TIME)
        assert self.table.history is not None
        # What was taken back is not told any more.
        del self.log[1 + len(self.table.history.decisions) :]
        self.game = drafted(self.table)

    def play(self, seat: int, move: Move) -> None:
        self.do(seat, Play(moves=[move.notation]))

    def play_bot(self, seat: int) -> None:
        """One decision. It follows from the seed, the seat and the move number alone, so a game
        that is continued from a save goes on exactly as it would have."""
        moves = list(self.table.draft(seat).moves)
        game = self.table.sketch(seat).game.copy()
        game.listen()
        decided = False
        while not decided:
            bot = PLAYERS[self.seats[seat].bot](bot_seed(game, seat))
            for move in bot.decide(game, seat):
                moves.append(move.notation)
                decided = not is_private(game.play(seat, move), game, seat)
                if decided:
                    break
        self.carry_out(play_for(self.table, seat, moves))

    # ------------------------------------------------------------ taking back

    def undo(self, seat: int, everything: bool = False) -> list[str]:
        """One move, or all back to the last thing that was not known before: what was taken
        back. Raises Problem if nothing can be."""
        before = self.game.moves_played()
        command = Undo(to="start") if everything else Undo()
        self.do(seat, command)
        if everything:  # the draft first, then what was decided before it
            with contextlib.suppress(Problem):
                self.do(seat, command)
        return [move.notation for _, move in before[self.game.played.length :]]

    def redo(self, seat: int) -> list[str]:
        """What was done again; raises Problem if there is nothing."""
        before = self.game.played.length
        self.do(seat, Redo())
        return [move.notation for _, move in self.game.moves_played()[before:]]

    # ---------------------------------------------------------------- saving

    def record(self) -> Record:
        """With the seed: a save must be able to go on drawing."""
        return record_of(self.game, reveal_seed=True)

    def save(self, path: Path | None = None, replace: bool = True) -> None:
        where = path or self.path
        if where is not None:
            save = Save(save=FORMAT, seats=self.seats, record=self.record())
            write_whole(where, save.to_json(), replace)


def match_of(game: AnyGame, seats: list[Seat]) -> Match:
    """A match that begins as this game did."""
    return Match(Table("", game.setup, game.chance.seed, seats, position=game.position))


def drafted(table: Table) -> AnyGame:
    game = table.game
    for seat, draft in table.drafts.items():
        game = sketch(game, seat, draft.moves).game
    return game


def bot_seed(game: AnyGame, seat: int) -> int:
    text = f"bot:{game.chance.seed}:{seat}:{game.played.length}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def replayed(record: Record, seats: list[Seat], path: Path | None = None) -> Match:
    """The match of a record, with its log; raises RecordError if it does not replay."""
    if not record.seed:
        says = "this record has no seed, so it can be watched but not continued"
        raise RecordError("record-seedless", says)
    setup = Setup.from_plain(record.setup)
    match = Match(Table("", setup, record.seed, seats, position=record.position), path)
    for number, text in enumerate(record.moves, start=1):
        try:
            seat, notation = split_move(text)
            match.carry_out(as_recorded(match.table, seat, notation))
        except (NotationError, Refused) as error:
            says = "the record does not replay at move {at} of {total}: {reason}"
            total = len(record.moves)
            raise RecordError("record-move", says, at=number, total=total, reason=error) from None
    if match.game.chance.outcomes.numbers() != record.chance:
        raise RecordError("record-chance", "the chance outcomes do not follow from the seed")
    return match


def as_recorded(table: Table, seat: int, notation: str) -> Outcome:
    """A move of anybody: part of a plan, or the end of a decision."""
    drawn = table.sketch(seat)
    tried = try_moves(table.game, seat, drawn, [notation], hold=False, exact=True)
    return Outcome(moved(seat, tried), {seat: Draft(tried.draft)})
