"""Wrong input, told to a person: one sentence in the language that person reads."""

from __future__ import annotations

from ..kernel.refusals import Fact
from .words import Words


class Problem(ValueError):
    """`key` is a message and `facts` are what it speaks of; words are made where it is shown."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def sentence(self, words: Words) -> str:
        return words.say(self.key, **self.facts)

    def __str__(self) -> str:
        return self.sentence(Words("en"))


def one_line(text: str) -> str:
    """Without line ends and control characters, which files and arguments may hold."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
