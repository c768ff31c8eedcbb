"""Points by their source."""

from __future__ import annotations

from collections.abc import Mapping

from ..classic.modules import MODULES
from ..joan.ids import FOLLOWERS
from .translator import Words


def part_name(words: Words, part: str) -> str:
    key = f"part-{part}"
    if words.has(key):
        return words.say(key)
    return words.say("module-name", module=part) if part in MODULES else words.name(part)


def joan_points(parts: Mapping[str, int]) -> dict[str, int]:
    """Joan's points, those of her three tracks together."""
    rest = {part: points for part, points in parts.items() if part not in FOLLOWERS}
    return {**rest, "tracks": sum(parts.values()) - sum(rest.values())}
