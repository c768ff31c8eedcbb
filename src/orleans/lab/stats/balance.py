"""What many games say about the game itself: seats, and what winners did otherwise."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from ..run.outcome import Outcome
from .facts import SeatFacts
from .standings import Standing, names_in, standings
from .wilson import wilson

Sat = tuple[Outcome, int]
Amounts = Callable[[SeatFacts], dict[str, int]]


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """How often those won who sat somewhere; `expected` is what nothing but luck would give."""

    at: int
    games: int
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    expected: float
    mean_score: float


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """A tile, a track, a deed: how often who had it won, and how much of it winners and others
    had on average, those without it included."""

    id: str
    games: int
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    expected: float
    winners: float
    others: float


class Seats(msgspec.Struct, frozen=True, kw_only=True):
    """All games of one number of players; `order` counts from the first Start Player."""

    players: int
    games: int
    seats: list[Chance]
    order: list[Chance]


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """`mixed` are the players, if they are not all of one strength: then whoever is stronger wins
    more, and what winners had may tell of them and not of the game."""

    game: str
    games: int
    mixed: list[str]
    by_players: list[Seats]
    tiles: list[Thing]
    tracks: list[Thing]
    deeds: list[Thing]
    uses: list[Thing]
    players: list[Standing]


def balances(outcomes: Sequence[Outcome]) -> list[Balance]:
    """One for each game of the family: they have few pieces in common."""
    games = dict.fromkeys(str(outcome.setup["game"]) for outcome in outcomes)
    return [balance(game, [o for o in outcomes if o.setup["game"] == game]) for game in games]


def balance(game: str, outcomes: Sequence[Outcome]) -> Balance:
    counts = sorted({len(outcome.seats) for outcome in outcomes})
    names = names_in(outcomes)
    return Balance(
        game=game,
        games=len(outcomes),
        mixed=names if len(names) > 1 else [],
        by_players=[seats_of([o for o in outcomes if len(o.seats) == n]) for n in counts],
        tiles=things(outcomes, lambda facts: dict.fromkeys(facts.tiles, 1)),
        tracks=things(outcomes, lambda facts: facts.tracks),
        deeds=things(outcomes, lambda facts: facts.deeds),
        uses=things(outcomes, lambda facts: facts.uses),
        players=standings(outcomes),
    )


# -------------------------------------------------------------------------------- seats


def seats_of(outcomes: Sequence[Outcome]) -> Seats:
    players = len(outcomes[0].seats)
    sat = sat_in(outcomes)
    base = base_rate(outcomes)
    return Seats(
        players=players,
        games=len(outcomes),
        seats=[chance(at, [s for s in sat if s[1] == at], base) for at in range(players)],
        order=[chance(at, [s for s in sat if order_of(s) == at], base) for at in range(players)],
    )


def order_of(sat: Sat) -> int:
    outcome, seat = sat
    return (seat - outcome.start) % len(outcome.seats)


def chance(at: int, sat: Sequence[Sat], base: float) -> Chance:
    wins = sum(outcome.share(seat) for outcome, seat in sat)
    return Chance(
        at=at,
        **rates(wins, len(sat)),
        expected=round(expected(sat, base), 6),
        mean_score=round(statistics.fmean(o.scores[seat] for o, seat in sat), 3),
    )


def rates(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": round(wins, 6),
        "win_rate": round(wins / games, 6) if games else 0.0,
        "ci95": (round(low, 6), round(high, 6)),
    }


def sat_in(outcomes: Iterable[Outcome]) -> list[Sat]:
    return [(outcome, seat) for outcome in outcomes for seat in range(len(outcome.seats))]


def base_rate(outcomes: Sequence[Outcome]) -> float:
    """How often a game against no other seat is won: luck does not say it."""
    won = [outcome.share(0) for outcome in outcomes if not outcome.is_contest]
    return statistics.fmean(won) if won else 0.0


def expected(sat: Sequence[Sat], base: float) -> float:
    shares = [1 / len(o.seats) if o.is_contest else base for o, _ in sat]
    return statistics.fmean(shares) if shares else 0.0


# --------------------------------------------------------------------- what winners had


def things(outcomes: Sequence[Outcome], amounts: Amounts) -> list[Thing]:
    """Those first whose owners most surely won more than others."""
    sat = sat_in(outcomes)
    base = base_rate(outcomes)
    has = [amounts(outcome.facts[seat]) for outcome, seat in sat]
    shares = [outcome.share(seat) for outcome, seat in sat]
    ids = dict.fromkeys(id for one in has for id in one)
    found = [thing(id, sat, shares, [one.get(id, 0) for one in has], base) for id in ids]
    return sorted(found, key=lambda one: one.ci95[0] - one.expected, reverse=True)


def thing(id: str, sat: list[Sat], shares: list[float], amounts: list[int], base: float) -> Thing:
    having = [at for at, amount in enumerate(amounts) if amount]
    won = sum(shares)
    lost = len(shares) - won
    of_winners = sum(share * amount for share, amount in zip(shares, amounts, strict=True))
    return Thing(
        id=id,
        **rates(sum(shares[at] for at in having), len(having)),
        expected=round(expected([sat[at] for at in having], base), 6),
        winners=round(of_winners / won, 4) if won else 0.0,
        others=round((sum(amounts) - of_winners) / lost, 4) if lost else 0.0,
    )
