"""Charts as SVG: rows with a name at the left and a scale below, nothing to install."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
LEFT: Final = 210
RIGHT: Final = 90
TOP: Final = 46
LEGEND: Final = 24
ROW: Final = 26
BELOW: Final = 34
INK: Final = "#22262b"
PALE: Final = "#d9dde2"
COLOURS: Final = (
    *("#1f6f9c", "#d08a1d", "#5c8f4a", "#8b5a8c", "#b8503f", "#4aa3a2", "#8a7a55", "#6a7480"),
)
"""Told apart by brightness too, for who sees colours otherwise and for paper."""

FONT: Final = "font-family='system-ui, sans-serif'"
LONGEST: Final = 30
"""Letters of a name beside a row."""

Text = Callable[[float], str]
Figure = Callable[[float, int], str]
"""With so many digits after the point."""


class Dot(NamedTuple):
    """A value with its interval, and what nothing but luck would give."""

    label: str
    value: float
    low: float
    high: float
    expected: float | None = None


class Bars(NamedTuple):
    label: str
    values: Sequence[float]


class Scale:
    """From values to the width of the chart, with round figures."""

    def __init__(self, least: float, most: float) -> None:
        self.step = step_of((most - least) or 1.0)
        self.least = math.floor(least / self.step + 1e-9) * self.step
        self.most = math.ceil(most / self.step - 1e-9) * self.step

    def x(self, value: float) -> float:
        share = (value - self.least) / ((self.most - self.least) or 1.0)
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def marks(self) -> list[float]:
        count = round((self.most - self.least) / self.step)
        return [self.least + at * self.step for at in range(count + 1)]

    @property
    def digits(self) -> int:
        """How many its marks need."""
        return max(0, -math.floor(math.log10(self.step) + 1e-9))


def step_of(span: float) -> float:
    """Four to ten marks: 1, 2 or 5 and noughts."""
    power: float = 10.0 ** math.floor(math.log10(span))
    for factor in (0.1, 0.2, 0.5, 1.0, 2.0):
        if span / (power * factor) <= 7:
            return power * factor
    return power * 2


def dots(
    title: str, rows: Sequence[Dot], text: Text, keys: Sequence[str] = (), zero: bool = True
) -> str:
    """Values with their intervals; the dashed line across a row is what is expected.

    The keys say what both are, the second one only where something is expected.
    """
    least = 0.0 if zero else min(row.low for row in rows)
    scale = Scale(least, max(max(row.high, row.expected or row.high) for row in rows))
    top = TOP + (LEGEND if keys else 0)
    parts = [keys_of(keys)]
    for at, row in enumerate(rows):
        y = top + at * ROW + ROW / 2
        if row.expected is not None:
            parts.append(dashed(scale.x(row.expected), y, ROW - 4))
        parts.append(dotted(scale.x(row.low), scale.x(row.value), scale.x(row.high), y))
        parts.append(name(row.label, y))
        parts.append(figure(WIDTH - RIGHT + 12, y, text(row.value)))
    return drawing(title, len(rows), top, scale, text, parts)


def bars(title: str, legend: Sequence[str], rows: Sequence[Bars], text: Figure) -> str:
    """Several bars to a row, one below the other."""
    scale = Scale(0.0, max(max(row.values) for row in rows))
    digits = scale.digits + 1
    top = TOP + LEGEND
    parts = [legend_of(legend)]
    height = (ROW - 6) / len(legend)
    for at, row in enumerate(rows):
        y = top + at * ROW
        for number, value in enumerate(row.values):
            parts.append(bar(scale.x(0), scale.x(value), y + 3 + number * height, height, number))
        parts.append(name(row.label, y + ROW / 2))
        shown = " / ".join(text(value, digits) for value in row.values)
        parts.append(figure(WIDTH - RIGHT + 12, y + ROW / 2, shown))
    return drawing(title, len(rows), top, scale, lambda mark: text(mark, scale.digits), parts)


def stacks(title: str, legend: Sequence[str], rows: Sequence[Bars], text: Text) -> str:
    """What a sum is made of; values are not below 0."""
    scale = Scale(0.0, max(sum(row.values) for row in rows))
    top = TOP + LEGEND * lines_of(legend)
    parts = [legend_of(legend)]
    for at, row in enumerate(rows):
        y, begun = top + at * ROW, 0.0
        for number, value in enumerate(row.values):
            parts.append(bar(scale.x(begun), scale.x(begun + value), y + 4, ROW - 8, number))
            begun += value
        parts.append(name(row.label, y + ROW / 2))
        parts.append(figure(WIDTH - RIGHT + 12, y + ROW / 2, text(begun)))
    return drawing(title, len(rows), top, scale, text, parts)


# -------------------------------------------------------------------------------- pieces


def drawing(title: str, rows: int, top: int, scale: Scale, text: Text, parts: Sequence[str]) -> str:
    bottom = top + rows * ROW
    height = bottom + BELOW
    grid = []
    for mark in scale.marks():
        x = scale.x(mark)
        grid.append(line(x, top, x, bottom, PALE))
        grid.append(figure(x, bottom + 14, text(mark), "middle"))
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' "
        f"width='{WIDTH}' height='{height}' role='img' {FONT} font-size='13' fill='{INK}'>"
        f"<title>{escape(title)}</title><rect width='100%' height='100%' fill='#ffffff'/>"
        f"<text x='14' y='26' font-size='16' font-weight='600'>{escape(title)}</text>"
    )
    return head + "".join(grid) + "".join(parts) + "</svg>\n"


def line(
    x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1, dash: str = ""
) -> str:
    dashed = f" stroke-dasharray='{dash}'" if dash else ""
    return (
        f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' "
        f"stroke='{colour}' stroke-width='{width}'{dashed}/>"
    )


def dashed(x: float, y: float, height: float) -> str:
    return line(x, y - height / 2, x, y + height / 2, INK, dash="3 2")


def dotted(low: float, x: float, high: float, y: float) -> str:
    """A dot on the line of its interval."""
    dot = f"<circle cx='{x:.1f}' cy='{y:.1f}' r='5' fill='{COLOURS[0]}'/>"
    return line(low, y, high, y, COLOURS[0], width=2) + dot


def bar(x1: float, x2: float, y: float, height: float, number: int) -> str:
    colour = COLOURS[number % len(COLOURS)]
    width = max(0.0, x2 - x1)
    return (
        f"<rect x='{x1:.1f}' y='{y:.1f}' width='{width:.1f}' height='{height:.1f}' "
        f"fill='{colour}'/>"
    )


def name(label: str, y: float) -> str:
    short = label if len(label) <= LONGEST else label[: LONGEST - 1] + "…"
    return f"<text x='{LEFT - 10}' y='{y + 4:.1f}' text-anchor='end'>{escape(short)}</text>"


def figure(x: float, y: float, text: str, anchor: str = "start") -> str:
    shown = escape(text)
    return f"<text x='{x:.1f}' y='{y + 4:.1f}' text-anchor='{anchor}' font-size='12'>{shown}</text>"


PER_LINE: Final = 5


def lines_of(legend: Sequence[str]) -> int:
    return math.ceil(len(legend) / PER_LINE)


def legend_of(legend: Sequence[str]) -> str:
    """Squares and words, so many to a line."""
    parts = []
    wide = (WIDTH - 28) / PER_LINE
    for at, word in enumerate(legend):
        x, y = 14 + at % PER_LINE * wide, TOP - 8 + at // PER_LINE * LEGEND
        colour = COLOURS[at % len(COLOURS)]
        parts.append(f"<rect x='{x:.1f}' y='{y}' width='12' height='12' fill='{colour}'/>")
        parts.append(figure(x + 18, y + 6, word))
    return "".join(parts)


def keys_of(keys: Sequence[str]) -> str:
    """What a dot with its line is, and what the dashed line."""
    y = TOP - 2
    signs = (dotted(14, 26, 38, y + 1), dashed(WIDTH / 2 + 6, y + 1, 14))
    places = (46, WIDTH / 2 + 18)
    return "".join(
        sign + figure(x, y + 1, key) for sign, x, key in zip(signs, places, keys, strict=False)
    )


class Section(NamedTuple):
    """A heading, a warning under it or "", and charts."""

    head: str
    warning: str
    charts: Sequence[str]


def page(title: str, language: str, sections: Sequence[Section]) -> str:
    """One HTML page with all charts in it; it needs no other file."""
    style = (
        "body{font-family:system-ui,sans-serif;color:#22262b;background:#f4f5f7;"
        "margin:2rem auto;max-width:800px;padding:0 1rem}"
        "figure{margin:1rem 0;background:#fff;border:1px solid #d9dde2;border-radius:6px;"
        "overflow-x:auto}svg{display:block;max-width:100%;height:auto}"
    )
    body = "".join(
        f"<h2>{escape(one.head)}</h2>"
        + (f"<p role='note'>{escape(one.warning)}</p>" if one.warning else "")
        + "".join(f"<figure>{chart}</figure>" for chart in one.charts)
        for one in sections
    )
    return (
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )
