"""What a tournament says about its players."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec

from ..run.outcome import Outcome
from .elo import ladder
from .wilson import wilson


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A player's seats taken together, so a game counts once for every seat that it had.

    A shared win counts as its part. Ratings need somebody to compare with.
    """

    name: str
    games: int
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float
    parts: dict[str, float]
    elo: float | None
    elo_ci95: tuple[float, float] | None
    decisions: int
    seconds_per_decision: float
    slowest_decision: float


def finished(outcomes: Sequence[Outcome]) -> list[Outcome]:
    return [outcome for outcome in outcomes if not outcome.error]


def names_in(outcomes: Sequence[Outcome]) -> list[str]:
    """As they first appear."""
    return list(dict.fromkeys(name for outcome in outcomes for name in outcome.seats))


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Of games that came to their end."""
    contests = [outcome for outcome in outcomes if outcome.is_contest]
    ratings = ladder(contests, names_in(contests))
    found = []
    for name in names_in(outcomes):
        rating = ratings.get(name)
        standing = standing_of(name, outcomes)
        if rating:
            elo, margin = rating.elo, rating.margin
            interval = (round(elo - margin, 1), round(elo + margin, 1))
            standing = msgspec.structs.replace(standing, elo=round(elo, 1), elo_ci95=interval)
        found.append(standing)
    return found


def standing_of(name: str, outcomes: Sequence[Outcome]) -> Standing:
    sat = [
        (outcome, seat)
        for outcome in outcomes
        for seat, sitting in enumerate(outcome.seats)
        if sitting == name
    ]
    wins = round(sum(outcome.share(seat) for outcome, seat in sat), 6)
    decisions = sum(outcome.decisions[seat] for outcome, seat in sat)
    seconds = sum(outcome.seconds[seat] for outcome, seat in sat)
    low, high = wilson(wins, len(sat))
    return Standing(
        name=name,
        games=len(sat),
        wins=int(wins) if wins == int(wins) else wins,
        win_rate=round(wins / len(sat), 6),
        ci95=(round(low, 6), round(high, 6)),
        mean_score=round(statistics.fmean(o.scores[seat] for o, seat in sat), 3),
        parts=mean_parts([outcome.parts[seat] for outcome, seat in sat]),
        elo=None,
        elo_ci95=None,
        decisions=decisions,
        seconds_per_decision=round(seconds / decisions, 9) if decisions else 0.0,
        slowest_decision=max(outcome.slowest[seat] for outcome, seat in sat),
    )


def mean_parts(parts: Sequence[dict[str, int]]) -> dict[str, float]:
    """By source; who has nothing of a source has 0 of it."""
    sources = dict.fromkeys(source for one in parts for source in one)
    return {
        source: round(sum(one.get(source, 0) for one in parts) / len(parts), 3)
        for source in sources
    }
