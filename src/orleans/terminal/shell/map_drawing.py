"""The map in characters, which both games share: routes as lines, labels on them, towns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from ..classic.map_layout import LABELS, ROUTES, TOWNS, Point

FILLED: Final = "#"
BLANK: Final = " "

Canvas = dict[Point, str]


def lines_of(canvas: Canvas) -> Iterator[str]:
    last = max(line for _, line in canvas)
    width = max(column for column, _ in canvas) + 1
    for line in range(last + 1):
        yield "".join(canvas.get((column, line), BLANK) for column in range(width)).rstrip()


def write(canvas: Canvas, at: Point, text: str) -> None:
    for offset, letter in enumerate(text):
        canvas[at[0] + offset, at[1]] = letter


def draw_town(canvas: Canvas, town: str, sign: str) -> None:
    write(canvas, TOWNS[town], sign)


def draw_route(canvas: Canvas, route: str, water: bool, label: str, filled: bool = False) -> None:
    """A filled-in route is a thick line; an open one tells its kind and what it brings."""
    path = ROUTES[route]
    for start, end in pairwise(path):
        for point in between(start, end):
            canvas[point] = FILLED if filled else stroke(water, start, end)
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        below = max(before[1], after[1]) > corner[1]
        canvas[corner] = FILLED if filled else "." if below else "'"
    if not filled:
        write(canvas, LABELS[route], label)


def between(start: Point, end: Point) -> list[Point]:
    """The points of a straight stretch, both ends included."""
    (x, y), (to_x, to_y) = start, end
    if y == to_y:
        return [(column, y) for column in range(min(x, to_x), max(x, to_x) + 1)]
    return [(x, line) for line in range(min(y, to_y), max(y, to_y) + 1)]


def stroke(water: bool, start: Point, end: Point) -> str:
    if start[1] == end[1]:
        return "~" if water else "-"
    return ":" if water else "|"
