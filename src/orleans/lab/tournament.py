"""Games that measure computer players: the same deals from every seat, in any number of
processes with the same results."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final

import msgspec

from ..bots import play_out
from ..games import AnyGame, new
from ..joan.game import JoanOfArc
from ..joan.solo import joan_score
from ..kernel.setup import Setup
from .facts import facts_of
from .outcome import Outcome
from .seating import Seating
from .simulate import bot_seed, leave_interrupts_to_parent
from .timed import timed_player

AHEAD: Final = 16
"""Games given out per process, so that none waits for a slow game before it."""


class Schedule(msgspec.Struct, frozen=True, kw_only=True):
    """Deal d has the seed "{seed}-{d}" and is played with every seating, one after the other.

    The last deal is cut where the games end.
    """

    setup: dict[str, Any]
    seatings: tuple[Seating, ...]
    seed: str
    games: int
    position: str = ""

    def deal_of(self, game: int) -> int:
        return game // len(self.seatings)

    def seed_of(self, game: int) -> str:
        return f"{self.seed}-{self.deal_of(game)}"

    def seats_of(self, game: int) -> Seating:
        return self.seatings[game % len(self.seatings)]


def play_game(schedule: Schedule, number: int) -> Outcome:
    """An exception inside a game is an outcome of that game, not of the tournament."""
    seats, seed = schedule.seats_of(number), schedule.seed_of(number)
    begun = Outcome(
        number=number,
        deal=schedule.deal_of(number),
        setup={**schedule.setup, "players": len(seats)},
        seed=seed,
        seats=list(seats),
        position=schedule.position,
    )
    try:
        game = new(Setup(**begun.setup), seed, schedule.position, listen=False)
        start = game.start
        # A seat draws the same numbers whoever sits there, as it gets the same deal.
        players = [timed_player(name, bot_seed(seed, at)) for at, name in enumerate(seats)]
        play_out(game, list(players))
    except Exception as error:
        return msgspec.structs.replace(begun, error=f"{type(error).__name__}: {error}")
    return msgspec.structs.replace(
        ended(begun, game, start),
        decisions=[player.decisions for player in players],
        seconds=[round(player.seconds, 6) for player in players],
        slowest=[round(player.slowest, 6) for player in players],
    )


def ended(outcome: Outcome, game: AnyGame, start: int) -> Outcome:
    """With all that a finished game shows."""
    return msgspec.structs.replace(
        outcome,
        scores=game.scores,
        parts=[game.score_parts(seat) for seat in range(game.setup.players)],
        winners=game.winners,
        joan=joan_points(game),
        start=start,
        rounds=game.round,
        facts=facts_of(game),
    )


def joan_points(game: AnyGame) -> int | None:
    """Joan plays in the solo game only."""
    if isinstance(game, JoanOfArc) and game.area is not None:
        return joan_score(game)
    return None


def play_all(schedule: Schedule, jobs: int = 1, context: str | None = None) -> Iterator[Outcome]:
    """All games in order, each as soon as it and those before it are done."""
    if jobs == 1:
        for number in range(schedule.games):
            yield play_game(schedule, number)
    else:
        yield from in_processes(schedule, jobs, context)


def in_processes(schedule: Schedule, jobs: int, context: str | None) -> Iterator[Outcome]:
    """`context` is how processes are started; whatever the system prefers by default."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        jobs,
        mp_context=multiprocessing.get_context(context),
        initializer=leave_interrupts_to_parent,
    )
    ahead: deque[Future[Outcome]] = deque()
    try:
        for number in range(schedule.games):
            ahead.append(pool.submit(play_game, schedule, number))
            if len(ahead) > jobs * AHEAD:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    except BaseException:
        # Games of strong players are long: nobody wants to wait for those that have begun.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
