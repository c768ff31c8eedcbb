"""How far a long command is, on standard error."""

from __future__ import annotations

from typing import Final, TextIO

BAR: Final = 30


class Bar:
    """Only people watching a terminal see it."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self.total = total
        self.done = 0
        self.stream = stream
        self.shown = stream.isatty()

    def more(self, games: int) -> None:
        self.done += games
        if self.shown:
            full = BAR * self.done // self.total
            bar = "#" * full + "." * (BAR - full)
            self.stream.write(f"\r[{bar}] {self.done}/{self.total}")
            self.stream.flush()

    def close(self) -> None:
        if self.shown:
            self.stream.write("\r" + " " * (BAR + 30) + "\r")
            self.stream.flush()
