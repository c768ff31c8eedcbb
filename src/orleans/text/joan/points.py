"""Joan's points."""

from __future__ import annotations

from collections.abc import Mapping

from ...joan.ids import FOLLOWERS


def joan_points(parts: Mapping[str, int]) -> dict[str, int]:
    """By source, those of her three tracks together."""
    rest = {part: points for part, points in parts.items() if part not in FOLLOWERS}
    return {**rest, "tracks": sum(parts.values()) - sum(rest.values())}
