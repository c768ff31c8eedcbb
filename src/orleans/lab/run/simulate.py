"""Many games between computer players: the same results whatever the number of processes."""

from __future__ import annotations

import hashlib
import statistics
from collections.abc import Callable, Generator
from typing import Any

import msgspec

from ...bots import PLAYERS, play_out
from ...bots.own import load_player
from ...games import new
from ...kernel.setup import Setup
from .outcome import share_of
from .pool import in_pool


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Game i has the seed "{seed}-{i}" and the next number of players in turn."""

    setup: dict[str, Any]
    counts: tuple[int, ...]
    bots: tuple[str, ...]
    seed: str
    games: int
    rotate: bool = False
    position: str = ""
    own: tuple[str, ...] = ()  # players of the user's own, as module:Class

    def seed_of(self, game: int) -> str:
        return f"{self.seed}-{game}"

    def players_of(self, game: int) -> int:
        return self.counts[game % len(self.counts)]

    def bots_of(self, game: int) -> list[str]:
        """The named players from the first seat on, again and again; rotated by one each game."""
        first = game if self.rotate else 0
        return [self.bots[(first + seat) % len(self.bots)] for seat in range(self.players_of(game))]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game; with an error it has no scores."""

    game: int
    seed: str
    bots: list[str]
    scores: list[int] = []
    winners: list[int] = []
    rounds: int = 0
    decisions: int = 0
    actions: int = 0
    shared: bool = False
    error: str = ""


def play_game(plan: Plan, number: int) -> Played:
    """An exception inside a game is an outcome of that game, not of the run."""
    seed = plan.seed_of(number)
    kinds = plan.bots_of(number)
    setup = Setup(**{**plan.setup, "players": plan.players_of(number)})
    try:
        for where in plan.own:
            load_player(where)
        game = new(setup, seed, plan.position, listen=False)
        bots = [PLAYERS[kind](bot_seed(seed, seat)) for seat, kind in enumerate(kinds)]
        decisions = play_out(game, bots)
        return Played(
            game=number,
            seed=seed,
            bots=kinds,
            scores=game.scores,
            winners=game.winners,
            rounds=game.round,
            decisions=decisions,
            actions=game.actions,
            shared=game.shared,
        )
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        return Played(game=number, seed=seed, bots=kinds, error=text)


def bot_seed(seed: str, seat: int) -> int:
    """Does not follow from anything a process keeps, so any process may play the game."""
    return int.from_bytes(hashlib.sha256(f"bot:{seed}:{seat}".encode()).digest()[:8], "big")


def play_games(plan: Plan, numbers: range) -> list[Played]:
    return [play_game(plan, number) for number in numbers]


def simulate(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    """All games in order, each as soon as it is there."""
    if jobs == 1:
        for number in range(plan.games):
            yield play_game(plan, number)
        return
    # Small stretches: a quick game takes no longer than handing it over.
    size = max(1, min(10, plan.games // (jobs * 4)))
    firsts = range(0, plan.games, size)
    stretches = (range(first, min(first + size, plan.games)) for first in firsts)
    for played in in_pool(play_games, plan, stretches, jobs):
        yield from played


class Spread(msgspec.Struct, frozen=True):
    """How a set of scores is spread, and how often they won (a shared win counts as its part)."""

    games: int
    mean: float
    sd: float
    least: int
    most: int
    wins: float


def spread(scores: list[int], wins: float) -> Spread:
    mean = statistics.fmean(scores)
    sd = statistics.stdev(scores) if len(scores) > 1 else 0.0
    return Spread(len(scores), mean, sd, min(scores), max(scores), wins)


def by_seat(played: list[Played]) -> dict[int, Spread]:
    return spreads(played, lambda one, seat: seat)


def by_bot(played: list[Played]) -> dict[str, Spread]:
    return spreads(played, lambda one, seat: one.bots[seat])


def spreads(played: list[Played], key: Callable[[Played, int], Any]) -> dict[Any, Spread]:
    scores: dict[Any, list[int]] = {}
    wins: dict[Any, float] = {}
    for one in played:
        for seat, points in enumerate(one.scores):
            group = key(one, seat)
            scores.setdefault(group, []).append(points)
            share = share_of(one.winners, seat, one.shared)
            wins[group] = wins.get(group, 0.0) + share
    return {group: spread(scores[group], wins[group]) for group in sorted(scores)}
