"""How one game is shown and read at the terminal; what all games share is in sitting.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..content import Rule
from ..games import AnyGame
from ..kernel.events import Event
from ..kernel.moves import Move
from ..table.games import move_words, teller_for
from ..table.words import Words
from .match import Entry, Match
from .news import paragraphs
from .page import Page
from .typed import Choice, Reader


class Shorthand(NamedTuple):
    """A word that stands for several moves, or for one of several."""

    moves: list[Move]
    which: list[Move]
    """Not clear: one of these."""
    answer: Callable[[], str]
    """What is said once the moves are made."""


class Screen:
    """Each game has its own; whatever is shown comes from the view of a seat."""

    secret = True
    """Whether neighbours at one keyboard must not see each other's boards."""

    help = "help-game"
    """The message that explains what can be typed."""

    why = "why-what"
    """The message that asks which move is meant."""

    def __init__(self, match: Match, page: Page, words: Words) -> None:
        self.match = match
        self.page = page
        self.words = words
        self.reader = Reader(words, match.names)
        self.explained: set[int] = set()  # seats that were told how to read the screen

    # ------------------------------------------------------------- showing

    def title(self) -> str:
        raise NotImplementedError

    def setting(self) -> list[str]:
        """What the opening tells of the set-up."""
        raise NotImplementedError

    def legend(self) -> list[str]:
        """What the opening explains."""
        raise NotImplementedError

    def board(self, seat: int | None, asked: bool = False) -> list[str]:
        """All that lies on the table; `asked`: the question that follows shows its own part."""
        raise NotImplementedError

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

    def news(self, entries: list[Entry], seat: int | None, own_plan: bool = True) -> list[str]:
        """What happened, in paragraphs."""
        teller = teller_for(self.words, self.match.game, self.match.names)
        return paragraphs(self.page, teller, entries, seat, own_plan)

    def is_news(self, event: Event, seat: int) -> bool:
        """Whether something happened that was not the seat's own doing."""
        return event.seat != seat or event.what == "round"

    # -------------------------------------------------------------- asking

    def choices(self, seat: int) -> list[Choice]:
        raise NotImplementedError

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        """What is asked, with the numbered choices."""
        raise NotImplementedError

    def move_words(self, game: AnyGame, seat: int, move: Move) -> str:
        """What a move means; the game may be an imagined one."""
        return move_words(self.words, game, seat, move, self.match.names)

    def shorthand(self, seat: int, text: str) -> Shorthand | None:
        """What the text stands for, where this game has such words."""
        return None

    def warning(self, seat: int, move: Move) -> str:
        """What would be wasted by this move; "" if nothing."""
        raise NotImplementedError

    def goes_on(self, asked: str, now: str) -> bool:
        """Whether a hint that answered `asked` also answers what is asked now."""
        raise NotImplementedError

    # -------------------------------------------------------- looking things up

    def card(self, text: str) -> list[str]:
        """The component that the text names, or why there is none."""
        raise NotImplementedError

    def comes_later(self, rule: Rule) -> bool:
        """Whether a rule that was found is less likely to be meant than others."""
        return False

    # ------------------------------------------------------------- helpers

    def say(self, key: str, /, **facts: int | str) -> str:
        return self.words.say(key, **facts)

    def listed(self, choices: list[Choice]) -> list[str]:
        """The numbered lines of those choices that stand in no other place of the screen."""
        lines: list[str] = []
        for number, choice in enumerate(choices, start=1):
            if not choice.place:
                lines += self.page.wrap(f"{number:>3}  {choice.text}", hang="     ")
        return lines
