"""Who sits where in a tournament: every deal is played from every seat."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

Seating = tuple[str, ...]

DUEL: Final = 2


def seatings(names: list[str], seats: int, round_robin: bool) -> list[Seating]:
    """All that one deal is played with: each line-up, moved on from seat to seat."""
    lineups = round_robin_of(names, seats) if round_robin else [filled(names, seats)]
    return [seating for lineup in lineups for seating in rotations(lineup)]


def filled(names: list[str], seats: int) -> Seating:
    """The last name takes the seats that are left: one player against a field."""
    return tuple(names + names[-1:] * (seats - len(names)))


def round_robin_of(names: list[str], seats: int) -> list[Seating]:
    """Every line-up with as many different players as the seats and the names allow."""
    different = list(dict.fromkeys(names))
    most = min(len(different), seats)
    lineups = combinations_with_replacement(different, seats)
    return [lineup for lineup in lineups if len(set(lineup)) == most]


def rotations(lineup: Seating) -> list[Seating]:
    """Equal ones only once: with the same deal they would be the same game again."""
    turned = [lineup[-first:] + lineup[:-first] for first in range(len(lineup))]
    return list(dict.fromkeys(turned))
