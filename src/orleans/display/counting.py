"""Who has most of something."""

from __future__ import annotations

MOST_STATIONS = "most_stations"


def alone(counts: list[int]) -> int | None:
    """The seat that has more than any other."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None
