"""What is told to the user."""

import sys


class Problem(Exception):
    """Told to the user as one sentence."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def say(text: str) -> None:
    """Standard output belongs to the game."""
    print(text, file=sys.stderr, flush=True)


def heading(text: str) -> None:
    print(f"\n=== {text}", flush=True)
