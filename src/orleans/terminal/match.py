"""A game in progress at one terminal: who sits where, the log, taking moves back, saving."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

import msgspec

from ..bots import PLAYERS
from ..games import AnyGame, start
from ..kernel.chance import fresh_chance
from ..kernel.events import Event
from ..kernel.moves import Move, NotationError
from ..kernel.record import Record, RecordError, record_of, split_move
from ..kernel.refusals import Refused
from ..kernel.setup import Setup
from ..table.files import write_whole
from ..table.known import Known, known_now
from .saves import FORMAT, HUMAN, Save, Seat

NOBODY = -1


class Entry(NamedTuple):
    """What happened in one move; the first entry is the set-up."""

    seat: int
    events: list[Event]


class Match:
    def __init__(self, game: AnyGame, seats: list[Seat], path: Path | None = None) -> None:
        self.game = game
        self.seats = seats
        self.path = path
        self.log = [Entry(NOBODY, list(game.heard or []))]
        self.known: list[Known] = []  # before each move

    # --------------------------------------------------------------- playing

    def is_human(self, seat: int) -> bool:
        return self.seats[seat].player == HUMAN

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_human(seat)]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def next_seat(self, last: int = NOBODY) -> int:
        """Who decides now. People first, so that nobody sees a bot's plan before making one."""
        pending = self.game.pending
        if last in pending and self.is_human(last):
            return last
        humans = [seat for seat in pending if self.is_human(seat)]
        return (humans or pending)[0]

    def play(self, seat: int, move: Move) -> list[Event]:
        known = known_now(self.game)
        events = self.game.play(seat, move)
        self.known.append(known)
        self.log.append(Entry(seat, events))
        return events

    def play_bot(self, seat: int) -> None:
        """A bot's choice follows from the seed, the seat and the move number alone, so a game
        that is continued from a save goes on exactly as it would have."""
        bot = PLAYERS[self.seats[seat].player](self.bot_seed(seat))
        self.play(seat, bot.choose(self.game, seat, self.game.legal(seat)))

    def bot_seed(self, seat: int) -> int:
        text = f"bot:{self.game.chance.seed}:{seat}:{self.game.played.length}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    # --------------------------------------------------------------- undoing

    def undo_refused(self, seat: int) -> str:
        """The message that says why the last move cannot be taken back, or ""."""
        if not self.known:
            return "undo-nothing"
        if self.log[-1].seat != seat:
            return "undo-other"
        before, now = self.known[-1], known_now(self.game)
        if before.draws != now.draws:
            return "undo-drawn"
        return "undo-turned" if before.face_down != now.face_down else ""

    def undo(self) -> None:
        """Replay all moves but the last."""
        record = self.record()
        shorter = msgspec.structs.replace(record, moves=record.moves[:-1])
        again = replayed(shorter, self.seats, self.path)
        self.game, self.log, self.known = again.game, again.log, again.known

    # ---------------------------------------------------------------- saving

    def record(self) -> Record:
        """With the seed: a save must be able to go on drawing."""
        return record_of(self.game, reveal_seed=True)

    def save(self, path: Path | None = None, replace: bool = True) -> None:
        where = path or self.path
        if where is not None:
            save = Save(save=FORMAT, seats=self.seats, record=self.record())
            write_whole(where, save.to_json(), replace)


def replayed(record: Record, seats: list[Seat], path: Path | None = None) -> Match:
    """The match of a record, with its log; raises RecordError if it does not replay."""
    if not record.seed:
        says = "this record has no seed, so it can be watched but not continued"
        raise RecordError("record-seedless", says)
    setup = Setup.from_plain(record.setup)
    game = start(setup, fresh_chance(record.seed), record.position, listen=True)
    match = Match(game, seats, path)
    for number, text in enumerate(record.moves, start=1):
        try:
            seat, notation = split_move(text)
            match.play(seat, game.parse(notation))
        except (NotationError, Refused) as error:
            says = "the record does not replay at move {at} of {total}: {reason}"
            total = len(record.moves)
            raise RecordError("record-move", says, at=number, total=total, reason=error) from None
    if game.chance.outcomes.numbers() != record.chance:
        raise RecordError("record-chance", "the chance outcomes do not follow from the seed")
    return match
