"""The game of a table with its past: what was decided, and how far it can be taken back.

A moment is a number of moves, but a sealed decision counts as one: how many moves it took would
tell what is in it. So the game may have been played further than the moment says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..analysis.revealed import known_now
from ..games import AnyGame, start
from ..kernel.chance import fresh_chance
from ..kernel.events import Event
from ..kernel.refusals import Refused
from ..kernel.setup import Setup


class Decision(NamedTuple):
    """`moment` is the one before it; `reveals`: something became known that nobody knew;
    `sealed`: what was decided is shown later, with the decisions of others."""

    seat: int
    moment: int
    moves: tuple[str, ...]
    reveals: bool
    sealed: bool = False

    @property
    def moments(self) -> int:
        """That it takes."""
        return moments_of(self.moves, self.sealed)

    def repeats(self, other: Decision) -> bool:
        return self.seat == other.seat and self.moves == other.moves


def moments_of(moves: Sequence[str], sealed: bool) -> int:
    return 1 if sealed else len(moves)


class History:
    def __init__(
        self, setup: Setup, seed: str, position: str = "", game: AnyGame | None = None
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.position = position
        self.game = game or start(setup, fresh_chance(seed), position, listen=True)
        self.opening: list[Event] = list(self.game.events or [])
        self.decisions: list[Decision] = []
        self.undone: list[Decision] = []
        # Before each decision that can be taken back freely: going back there costs no replay.
        self.trail: list[AnyGame] = []
        self.made = [0] * setup.players  # decisions by seat

    @property
    def moment(self) -> int:
        if not self.decisions:
            return 0
        return self.decisions[-1].moment + self.decisions[-1].moments

    def moves_at(self, moment: int) -> int:
        """How many moves lead to a moment."""
        moves = 0
        for decision in self.decisions:
            since = moment - decision.moment
            if since <= 0:
                break
            moves += min(since, len(decision.moves)) if not decision.sealed else len(decision.moves)
        return moves

    def moment_at(self, moves: int) -> int:
        """The last moment that so many moves have reached."""
        for decision in self.decisions:
            if moves < len(decision.moves):
                return decision.moment + (0 if decision.sealed else moves)
            moves -= len(decision.moves)
        return self.moment

    # --------------------------------------------------------------- forwards

    def play(
        self, seat: int, moves: Sequence[str], listen: bool = True, sealed: bool = False
    ) -> list[Event]:
        """One decision. If a move of it is not legal, Refused is raised and nothing is played."""
        game = self.game
        before = game.copy()
        if listen and game.events is None:
            game.listen()
        elif not listen:
            game.events = None
        parsed = [game.parse(notation) for notation in moves]
        events: list[Event] = []
        try:
            for move in parsed:
                events += game.play(seat, move)
        except Refused:
            self.game = before
            raise
        # The notation of the vocabulary is one text for all games of the set-up.
        told = tuple(move.notation for move in parsed)
        # With the end of a game its seed is published: whoever went back would know all draws.
        reveals = has_revealed(before, game) or game.over
        self.remember(Decision(seat, self.moment, told, reveals, sealed), before)
        return events

    def remember(self, decision: Decision, before: AnyGame) -> None:
        if self.undone and decision.repeats(self.undone[-1]):
            self.undone.pop()
        else:
            self.undone = []
        if decision.reveals:
            self.trail = []
        else:
            if self.decisions and self.decisions[-1].seat != decision.seat:
                self.trail = []
            self.trail.append(before)
        self.decisions.append(decision)
        self.made[decision.seat] += 1

    # -------------------------------------------------------------- backwards

    def free_to(self, seat: int) -> int:
        """The earliest moment that a seat may go back to without asking anybody."""
        moment = self.moment
        for decision in reversed(self.decisions):
            if decision.seat != seat or decision.reveals:
                break
            moment = decision.moment
        return moment

    def is_boundary(self, moment: int) -> bool:
        """Whether a moment lies between two decisions, and not in the middle of one."""
        return moment == self.moment or any(d.moment == moment for d in self.decisions)

    def undo_to(self, moment: int) -> None:
        """Back to a moment between two decisions; those taken back may be made again."""
        kept = [decision for decision in self.decisions if decision.moment < moment]
        gone = self.decisions[len(kept) :]
        steps = len(gone)
        if steps <= len(self.trail):
            self.game = self.trail[-steps] if steps else self.game
            self.trail = self.trail[: len(self.trail) - steps]
            self.game.listen()
        else:
            again = replayed(self.setup, self.seed, self.position, kept)
            self.game, self.trail = again.game, again.trail
        self.decisions = kept
        for decision in gone:
            self.made[decision.seat] -= 1
        self.undone += reversed(gone)

    def next_undone(self, seat: int) -> Decision | None:
        """What this seat could make again."""
        if self.undone and self.undone[-1].seat == seat:
            return self.undone[-1]
        return None


def replayed(setup: Setup, seed: str, position: str, decisions: Sequence[Decision]) -> History:
    history = History(setup, seed, position)
    for decision in decisions:
        history.play(decision.seat, decision.moves, listen=False, sealed=decision.sealed)
    history.game.listen()
    return history


def recalled(
    setup: Setup, seed: str, position: str, game: AnyGame, past: Sequence[tuple[int, bool, bool]]
) -> History:
    """The history of a game that was kept whole. `past` has the number of moves of each decision,
    whether it revealed anything and whether it was sealed; raises ValueError where that cannot be
    this game's past."""
    history = History(setup, seed, position, game)
    played = game.moves_played()
    if sum(moves for moves, _, _ in past) != len(played) or any(one[0] < 1 for one in past):
        raise ValueError("these are not the decisions of this game")
    first = moment = 0
    for length, reveals, sealed in past:
        seat = played[first][0]
        moves = tuple([move.notation for _, move in played[first : first + length]])
        history.decisions.append(Decision(seat, moment, moves, reveals, sealed))
        history.made[seat] += 1
        first += length
        moment += moments_of(moves, sealed)
    return history


def has_revealed(before: AnyGame, after: AnyGame) -> bool:
    """A draw, or something turned up: a tile, a card, a sealed offer."""
    return known_now(after).has_revealed_more_than(known_now(before))
