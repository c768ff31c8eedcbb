"""Limits as an operator writes them: `connections=500`, `tables=20/3600`, `head_seconds=2.5`."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from ...text.errors import Problem
from ..config import Limits, Rate

KNOWN = {field.name: field.type for field in msgspec.structs.fields(Limits)}
MOST = 10**12
"""Far above all that can be meant."""


def limits_from(flags: Iterable[str], usual: Limits | None = None) -> Limits:
    """The last word counts where a limit is named twice."""
    changed = dict(limit_from(flag) for flag in flags)
    return msgspec.structs.replace(usual or Limits(), **changed)


def limit_from(flag: str) -> tuple[str, Rate | int | float]:
    name, _, text = flag.partition("=")
    if name not in KNOWN:
        raise Problem("serve-limit-name", name=name, known=", ".join(KNOWN))
    kind = KNOWN[name]
    try:
        if kind is Rate:
            often, slash, seconds = text.partition("/")
            if slash:
                return name, Rate(whole(often), positive(seconds))
        elif kind is int:
            return name, whole(text)
        else:
            return name, positive(text)
    except ValueError:
        pass
    example = "60/10" if kind is Rate else "20"
    raise Problem("serve-limit", name=name, text=text, example=f"{name}={example}")


def whole(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST:
        raise ValueError(text)
    return number


def positive(text: str) -> float:
    number = float(text)
    if not math.isfinite(number) or not 0 < number <= MOST:
        raise ValueError(text)
    return number
