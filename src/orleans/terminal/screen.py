"""How one game is asked about and read at the terminal; what all share is in sitting.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from ..games import AnyGame
from ..kernel.events import Event
from ..kernel.moves import Move
from ..table.deciding import Told
from ..table.games import move_words, teller_for
from .boards import Boards, Seen
from .news import paragraphs
from .typed import Choice, Reader


class Shorthand(NamedTuple):
    """A word that stands for several moves, or for one of several."""

    moves: list[Move]
    which: list[Move]
    """Not clear: one of these."""
    answer: Callable[[], str]
    """What is said once the moves are made."""


class Played(Seen, Protocol):
    """A game that is played here, and who plays it."""

    @property
    def game(self) -> AnyGame: ...


class Screen:
    """Each game has its own; whatever is shown comes from the view of a seat."""

    secret = True
    """Whether neighbours at one keyboard must not see each other's boards."""

    help = "help-game"
    """The message that explains what can be typed."""

    why = "why-what"
    """The message that asks which move is meant."""

    def __init__(self, match: Played, boards: Boards, reader: Reader) -> None:
        self.match = match
        self.boards = boards
        self.page = boards.page
        self.words = boards.words
        self.reader = reader
        self.explained: set[int] = set()  # seats that were told how to read the screen

    # ------------------------------------------------------------- showing

    def news(self, entries: list[Told], seat: int | None, own_plan: bool = True) -> list[str]:
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
