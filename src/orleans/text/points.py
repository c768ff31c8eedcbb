"""Points by their source."""

from __future__ import annotations

from ..classic.modules import MODULES
from .translator import Words


def part_name(words: Words, part: str) -> str:
    key = f"part-{part}"
    if words.has(key):
        return words.say(key)
    return words.say("module-name", module=part) if part in MODULES else words.name(part)
