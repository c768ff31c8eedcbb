"""Lines of text that fit a terminal; colour only where it is wanted, never as the only sign."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, TextIO

WIDTH: Final = 80
NARROWEST: Final = 60
WIDEST: Final = 100
"""Longer lines of text are hard to read; a wider terminal shows things beside each other."""

HALF: Final = 76
"""Columns that the boards need to stand beside each other."""

GAP: Final = "   "
"""Between them."""

BOLD: Final = "1"
SEAT_COLOURS: Final = ("31", "34", "32", "33", "1")
"""Red, blue, green, yellow, and bold for white, which a pale terminal would not show."""


class Page:
    """Knows how wide and high the terminal is and whether it shows colours."""

    def __init__(self, width: int = WIDTH, colour: bool = False, columns: int = 0) -> None:
        self.width = width
        self.colour = colour
        self.columns = max(width, columns)  # of the terminal, which may be wider than the text
        self.rows = 0  # of the terminal; 0: as many as it takes

    def measure(self) -> None:
        """Takes the size anew, before something is shown; what is no terminal keeps its own."""

    def rows_above(self, lines: Sequence[str]) -> int:
        """Those left above these lines and a prompt, with a blank line at the top."""
        return max(1, self.rows - len(lines) - 2) if self.rows else 0

    def half(self) -> Page | None:
        """For one of two columns of boards, where there is room for two."""
        width = (self.columns - len(GAP)) // 2
        return Page(width, self.colour) if width >= HALF else None

    def paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour else text

    def bold(self, text: str) -> str:
        return self.paint(text, BOLD)

    def seat(self, seat: int, text: str) -> str:
        return self.paint(text, SEAT_COLOURS[seat])

    def title(self, text: str) -> str:
        return self.bold(f"== {text} ".ljust(self.width - 1, "="))

    def heading(self, text: str) -> str:
        return self.bold(f"-- {text} ".ljust(self.width - 1, "-"))

    def wrap(
        self, text: str, indent: str = "", hang: str = "", keep_blanks: bool = False
    ) -> list[str]:
        if keep_blanks and len(indent + text) < self.width:
            return [indent + text]
        return textwrap.wrap(
            text,
            self.width - 1,
            initial_indent=indent,
            subsequent_indent=indent + hang,
            break_on_hyphens=False,
            break_long_words=False,  # a path must stay whole to be copied
        ) or [indent.rstrip()]

    def strong(self, text: str) -> list[str]:
        return [self.bold(line) for line in self.wrap(text)]

    def labelled(self, label: str, text: str, width: int = 0) -> list[str]:
        """A label in the margin and the text beside it."""
        column = max(width, len(label)) + 2
        first, *rest = self.wrap(label.ljust(column) + text, hang=" " * column)
        return [self.bold(label) + first[len(label) :], *rest]


class TerminalPage(Page):
    """As large as the terminal is now: its window may change during a game."""

    def __init__(self, colour: bool) -> None:
        super().__init__(colour=colour)
        self.measure()

    def measure(self) -> None:
        self.columns, self.rows = shutil.get_terminal_size((WIDTH, 0))
        self.width = max(NARROWEST, min(WIDEST, self.columns))


def terminal_page(stream: TextIO | None = None) -> Page:
    stream = stream or sys.stdout
    if not stream.isatty():
        return Page()
    return TerminalPage(not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb")


def table(rows: Sequence[Sequence[str]], right: Iterable[int] = (), gap: str = "  ") -> list[str]:
    """Columns as wide as their widest entry; those in `right` end flush."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    to_right = set(right)
    return [
        gap.join(
            cell.rjust(width) if at in to_right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
