"""Whether `Game.chances` says what happens: of all the moments in which a seat was given 30 %, it
should win in three of ten. Also which constants of chances.py would say it best."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from math import log
from typing import Any, Final

import msgspec

from ...bots import PLAYERS
from ...games import Setup, new
from ...kernel.win_probability import logistic, mean_softmax
from ..run.parallel import parallel_map
from ..run.simulate import bot_seed
from ..run.timed import without_time_limit
from .parts import STATISTICS

BINS: Final = 10
SMALLEST: Final = 1e-6  # a chance of nothing would be an endless surprise

Doubt = tuple[float, float]
"""At the end, and what each round or pick that is left adds."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The beginning of a round. `left` are rounds, or what else its title counts; `worlds` what it
    may come to for each seat; `won` the share of each seat in the win that came."""

    left: float
    worlds: list[list[float]]
    foretold: list[float]
    won: list[float]


class Bin(msgspec.Struct, frozen=True, kw_only=True):
    """All seats that were given a chance between these: what they were given on average, and how
    many of them won."""

    low: float
    high: float
    count: int
    foretold: float
    won: float


class Watch(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are looked at."""

    setup: dict[str, Any]
    player: str
    seed: str


# ------------------------------------------------------------------------------- playing


def moments(
    setup: dict[str, Any], player: str, seed: str, games: int, jobs: int
) -> Iterator[list[Moment]]:
    """Game by game, in order; the same player on all seats."""
    return parallel_map(watched, Watch(setup=setup, player=player, seed=seed), games, jobs)


def watched(watch: Watch, number: int) -> list[Moment]:
    setup = Setup(**watch.setup)
    seed = f"{watch.seed}-{number}"
    game = new(setup, seed, listen=False)
    tells = STATISTICS.of(setup.game)
    player = PLAYERS[watch.player]
    bots = [without_time_limit(player(bot_seed(seed, seat))) for seat in range(setup.players)]
    seen: list[tuple[float, list[list[float]], list[float]]] = []
    stage = -1
    while game.steps:
        if game.stage() != stage:
            stage = game.stage()
            seen.append((tells.left(game), tells.worlds(game), game.win_probabilities()))
        seat = game.pending[0]
        for move in bots[seat].decide(game, seat):
            game.play_legal(seat, move)
    won = game.win_probabilities()  # of a game that is over they are no longer a guess
    if game.rival or game.shared:  # nobody wins at another seat's expense
        won = [float(seat in game.winners) for seat in range(setup.players)]
    return [
        Moment(left=left, worlds=worlds, foretold=foretold, won=won)
        for left, worlds, foretold in seen
    ]


# ------------------------------------------------------------------------------- judging


def bins(found: Sequence[Moment]) -> list[Bin]:
    """Those that are not empty."""
    pairs = [pair for one in found for pair in zip(one.foretold, one.won, strict=True)]
    result = []
    for number in range(BINS):
        some = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == number]
        if some:
            result.append(
                Bin(
                    low=number / BINS,
                    high=(number + 1) / BINS,
                    count=len(some),
                    foretold=statistics.fmean(chance for chance, _ in some),
                    won=statistics.fmean(won for _, won in some),
                )
            )
    return result


def error(found: Sequence[Bin]) -> float:
    """How far chances and wins are apart on average."""
    count = sum(one.count for one in found)
    return sum(one.count * abs(one.foretold - one.won) for one in found) / count


def surprise(found: Sequence[Moment], foretell: Callable[[Moment], list[float]]) -> float:
    """Log loss of a moment: the smaller, the better they were foretold."""
    return statistics.fmean(loss(one, foretell(one)) for one in found)


def loss(moment: Moment, foretold: Sequence[float]) -> float:
    if len(foretold) == 1:
        chance = min(1 - SMALLEST, max(SMALLEST, foretold[0]))
        return -moment.won[0] * log(chance) - (1 - moment.won[0]) * log(1 - chance)
    pairs = zip(foretold, moment.won, strict=True)
    return -sum(won * log(max(SMALLEST, chance)) for chance, won in pairs if won)


def doubting(doubt: Doubt) -> Callable[[Moment], list[float]]:
    """The chances under other constants."""
    at_the_end, each = doubt

    def foretell(moment: Moment) -> list[float]:
        points = at_the_end + each * moment.left
        if len(moment.won) == 1:
            return [logistic(moment.worlds[0][0], points)]
        return mean_softmax(moment.worlds, points)

    return foretell


def least_surprising(found: Sequence[Moment]) -> Doubt:
    """The constants under which the games were foretold best."""
    best: Doubt = (6.0, 0.5)
    for step in (2.0, 0.5, 0.1):
        tried = [
            (max(0.5, best[0] + step * a), max(0.0, best[1] + step / 10 * b))
            for a in range(-4, 5)
            for b in range(-4, 5)
        ]
        best = min(tried, key=lambda doubt: surprise(found, doubting(doubt)))
    return round(best[0], 2), round(best[1], 2)
