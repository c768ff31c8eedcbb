"""Lines as they are typed, while the program listens to the server too."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple


class Typed(NamedTuple):
    """A line; None when there will be no more."""

    line: str | None


class Keyboard:
    """`hear` is called from a thread of its own."""

    def __init__(self, hear: Callable[[Typed], None]) -> None:
        self.hear = hear
        self.interactive = sys.stdin.isatty()
        self.modes: list[Any] | None = None  # of the terminal, before lines are edited
        self.thread = threading.Thread(target=self.run, name="keyboard", daemon=True)

    def start(self) -> None:
        self.modes = terminal_modes() if self.interactive else None
        self.thread.start()

    def close(self) -> None:
        """The line editor may still wait for a line: the terminal gets its modes back."""
        if self.modes is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self.modes)

    def run(self) -> None:
        for line in edited_lines() if self.interactive else lines_of_input():
            self.hear(Typed(line.strip()))
        self.hear(Typed(None))


def terminal_modes() -> list[Any] | None:
    try:
        import termios
    except ImportError:
        return None
    return termios.tcgetattr(sys.stdin.fileno())


def edited_lines() -> Iterator[str]:
    """With history and Tab, where there is a line editor."""
    try:
        import readline  # noqa: F401  (input uses it)
    except ImportError:
        yield from lines_of_input()
        return
    while True:
        try:
            yield input()
        except EOFError:
            return


def lines_of_input() -> Iterator[str]:
    """Past the buffer of sys.stdin, whose lock would hold up the end of the program."""
    try:
        handle = sys.stdin.fileno()
    except (OSError, ValueError):
        yield from sys.stdin
        return
    rest = b""
    while data := os.read(handle, 4096):
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            yield line.decode(errors="replace")
    if rest:
        yield rest.decode(errors="replace")


def ask(prompt: str) -> str:
    """One line, and not a byte more: the rest of a script is for the game."""
    print(prompt, end="", flush=True)
    line = b""
    try:
        handle = sys.stdin.fileno()
    except (OSError, ValueError):
        line = sys.stdin.readline().encode()
    else:
        while not line.endswith(b"\n") and (byte := os.read(handle, 1)):
            line += byte
    answer = line.decode(errors="replace").strip()
    if not sys.stdin.isatty():
        print(answer)
    return answer
