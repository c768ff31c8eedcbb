"""What lies on the table, drawn from what a seat may know: of a game here or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ..content import Rule
from ..kernel.setup import Setup
from ..text.games import title_words
from ..text.translator import Words
from .shell.layout import Part, fitted
from .shell.page import Page


class Seen(Protocol):
    """What boards are drawn from."""

    @property
    def setup(self) -> Setup: ...

    @property
    def tables(self) -> Any: ...

    @property
    def names(self) -> list[str]: ...

    def view(self, seat: int | None) -> dict[str, Any]: ...


class Boards:
    """Each game has its own."""

    def __init__(self, seen: Seen, page: Page, words: Words) -> None:
        self.seen = seen
        self.page = page
        self.words = words

    def title(self) -> str:
        return title_words(self.words, self.seen.setup)

    def setting(self) -> list[str]:
        """What the opening tells of the set-up."""
        raise NotImplementedError

    def legend(self) -> list[str]:
        """What the opening explains."""
        raise NotImplementedError

    def board(self, seat: int | None, asked: bool = False, rows: int = 0) -> list[str]:
        """All that lies on the table, or as much of it as so many rows show; `asked`: the
        question that follows shows its own part."""
        raise NotImplementedError

    def fitted(self, parts: list[Part], rows: int) -> list[str]:
        return fitted(self.page, parts, rows, self.left_out)

    def left_out(self, words: list[str]) -> list[str]:
        return self.page.wrap(self.say("left-out", words=", ".join(words)))

    def status(self, seat: int) -> list[str]:
        """The state of the game in a line or two, for decisions that follow each other."""
        raise NotImplementedError

    def shown(self, seat: int | None) -> list[str]:
        """The whole table with every player's part, as a seat or a spectator sees it."""
        raise NotImplementedError

    @property
    def looks(self) -> Mapping[str, Callable[[int], list[str]]]:
        """By the word that is typed: a part of the table, as a seat sees it."""
        raise NotImplementedError

    def card(self, text: str) -> list[str]:
        """The component that the text names, or why there is none."""
        raise NotImplementedError

    def component_names(self) -> list[str]:
        """What `card` can be asked about."""
        raise NotImplementedError

    def comes_later(self, rule: Rule) -> bool:
        """Whether a rule that was found is less likely to be meant than others."""
        return False

    def say(self, key: str, /, **facts: int | str) -> str:
        return self.words.say(key, **facts)
