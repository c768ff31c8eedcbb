"""Reading lines and printing them: the same for a keyboard and for a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable

from .page import Page, terminal_page


class Console:
    """From a pipe the typed lines are printed too, so that the output reads as a transcript."""

    def __init__(self, page: Page | None = None) -> None:
        self.page = page or terminal_page()
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (line editing and history for input)
        elif hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def ask(self, prompt: str) -> str | None:
        """The next line, None when there are no more."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                return None
            finally:
                self.page.measure()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            return None
        print(line.strip())
        return line.strip()

    def show(self, lines: Iterable[str]) -> None:
        print("\n".join(lines).replace("\N{NO-BREAK SPACE}", " "), flush=True)

    def say(self, text: str) -> None:
        self.show(self.page.wrap(text))

    def clear(self) -> None:
        """So that the next player does not see the plan of the one before."""
        if self.interactive and self.page.colour:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
        elif self.interactive:
            print("\n" * 60)
