"""Games that measure computer players: the same deals from every seat, in any number of
processes with the same results."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import Any

import msgspec

from ...bots import play_out
from ...bots.own import load_player
from ...games import AnyGame, new
from ...kernel.setup import Setup
from ..stats.parts import STATISTICS
from .deals import Seating
from .outcome import Outcome
from .pool import in_pool
from .simulate import bot_seed
from .timed import timed_player


class Schedule(msgspec.Struct, frozen=True, kw_only=True):
    """Deal d has the seed "{seed}-{d}" and is played with every seating, one after the other.

    The last deal is cut where the games end.
    """

    setup: dict[str, Any]
    seatings: tuple[Seating, ...]
    seed: str
    games: int
    position: str = ""
    own: tuple[str, ...] = ()  # players of the user's own, as module:Class

    def deal_of(self, game: int) -> int:
        return game // len(self.seatings)

    def seed_of(self, game: int) -> str:
        return f"{self.seed}-{self.deal_of(game)}"

    def seats_of(self, game: int) -> Seating:
        return self.seatings[game % len(self.seatings)]

    def left(self, done: Collection[int] = ()) -> list[int]:
        return [game for game in range(self.games) if game not in done]

    def has(self, outcome: Outcome) -> bool:
        """Whether it is one of these games, or would be if there were more of them."""
        number = outcome.number
        return (
            number >= 0
            and outcome.setup == {**self.setup, "players": len(outcome.seats)}
            and tuple(outcome.seats) == self.seats_of(number)
            and (outcome.deal, outcome.seed) == (self.deal_of(number), self.seed_of(number))
            and outcome.position == self.position
        )


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
        for where in schedule.own:
            load_player(where)
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
        rival=game.rival_score if game.rival else None,
        shared=game.shared or msgspec.UNSET,
        start=start,
        rounds=game.round,
        facts=STATISTICS.of(game.setup.game).facts(game),
    )


def play_all(
    schedule: Schedule,
    jobs: int = 1,
    context: str | None = None,
    done: Collection[int] = (),
) -> Generator[Outcome, None, None]:
    """All games but those that are done, in order, each as soon as those before it are there."""
    left = schedule.left(done)
    if jobs == 1:
        for number in left:
            yield play_game(schedule, number)
    else:
        yield from in_pool(play_game, schedule, left, jobs, context)
