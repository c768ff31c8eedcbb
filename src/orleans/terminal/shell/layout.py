"""Parts of a board in the room there is: beside each other on a wide page, the most wanted of
them on a low one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from .page import GAP, Page

PAINT: Final = re.compile(r"\x1b\[[0-9;]*m")


class Part(NamedTuple):
    """`word` is typed to see it alone."""

    lines: list[str]
    word: str


def fitted(
    page: Page, parts: Sequence[Part], rows: int, left_out: Callable[[list[str]], list[str]]
) -> list[str]:
    """As many of the parts as fit, the first ones before the others, and a note on the rest;
    without a number of rows all of them."""
    kept = list(parts)
    while rows and kept and len(shown(page, parts, kept, left_out)) > rows:
        kept.pop()
    for part in parts[len(kept) :]:
        if len(shown(page, parts, [*kept, part], left_out)) <= rows:
            kept.append(part)
    return shown(page, parts, kept, left_out)


def shown(
    page: Page,
    parts: Sequence[Part],
    kept: Sequence[Part],
    left_out: Callable[[list[str]], list[str]],
) -> list[str]:
    missing = [part.word for part in parts if part not in kept and part.lines]
    blocks = [part.lines for part in parts if part in kept]
    return arranged(page, blocks) + (left_out(missing) if missing else [])


def arranged(page: Page, blocks: Sequence[list[str]]) -> list[str]:
    """One below the other, or in two columns that are about as long as each other."""
    half = page.half()
    if half is None:
        return below(blocks)
    splits = [(below(blocks[:at]), below(blocks[at:])) for at in range(len(blocks) + 1)]
    left, right = min(splits, key=lambda split: max(map(len, split)))
    return [
        (line + " " * (half.width - width_of(line)) + GAP + other).rstrip()
        for line, other in zip_longest(left, right, fillvalue="")
    ]


def below(blocks: Sequence[list[str]]) -> list[str]:
    return [line for block in blocks for line in block]


def width_of(line: str) -> int:
    """Without what only paints it."""
    return len(PAINT.sub("", line))
