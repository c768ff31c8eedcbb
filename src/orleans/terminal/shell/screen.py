"""How one game is asked about and read at the terminal; what all share is in sitting.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from ...display.situation_shapes import ToDo
from ...kernel.events import Event
from ...kernel.moves import Move
from ...text.translator import Words
from ..boards import Boards, Seen
from .page import shortened
from .parser import Choice, Reader

ROUND_ROWS: Final = 11
"""What a player wants to see above a question, with the prompt below: round, event and tracks."""


class Meant(NamedTuple):
    """The moves that a text stands for."""

    moves: list[Move]
    which: Sequence[Move] = ()
    """Not clear: one of these."""
    answer: Callable[[], str] | None = None
    """What is said once the moves are made."""


class Played(Seen, Protocol):
    """A game that is played, here or on a server."""

    def legal(self, seat: int) -> list[Move]: ...

    def asks(self, words: Words, seat: int) -> str:
        """What is asked of a seat, in words."""
        ...

    def means(self, words: Words, seat: int, move: Move) -> str: ...

    def to_do(self, words: Words, seat: int) -> ToDo | None:
        """Help with the decision, if there is one to make."""


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

    def is_news(self, event: Event, seat: int) -> bool:
        """Whether something happened that was not the seat's own doing."""
        return event.seat != seat or event.what == "round"

    # -------------------------------------------------------------- asking

    def choices(self, seat: int) -> list[Choice]:
        raise NotImplementedError

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        """What is asked, with the numbered choices."""
        raise NotImplementedError

    def meant(self, seat: int, text: str, choices: list[Choice]) -> Meant:
        """The legal moves that words stand for; none at all if they fit nothing."""
        found = self.reader.among_choices(text, choices, self.match.legal(seat))
        return Meant(found) if len(found) == 1 else Meant([], found)

    def any_moves(self, seat: int, text: str) -> list[Move]:
        """Moves that words stand for, legal or not."""
        asked, legal = self.match.view(seat)["asked"], self.match.legal(seat)
        return self.reader.among_all(text, self.match.tables.vocabulary, asked, legal)

    def to_do(self, seat: int) -> ToDo:
        """Help with the decision of the seat."""
        return self.match.to_do(self.words, seat) or ToDo(fillings=[], idle=[], waste=[])

    def warning(self, seat: int, move: Move) -> str:
        """What would be wasted by this move; "" if nothing."""
        for waste in self.to_do(seat).waste:
            if waste.move == move.notation:
                return self.say("warn-again", warning=waste.text, move=move.notation)
        return ""

    def goes_on(self, asked: str, now: str) -> bool:
        """Whether a hint that answered `asked` also answers what is asked now."""
        raise NotImplementedError

    # ------------------------------------------------------------- helpers

    def say(self, key: str, /, **facts: int | str) -> str:
        return self.words.say(key, **facts)

    def listed(self, choices: list[Choice], above: int = 0) -> list[str]:
        """The numbered lines of those choices that stand in no other place of the screen.

        Each in one row where they would else push those above them off the screen.
        """
        texts = [
            f"{number:>3}  {choice.text}"
            for number, choice in enumerate(choices, start=1)
            if not choice.place
        ]
        lines = [line for text in texts for line in self.page.wrap(text, hang="     ")]
        if self.page.rows and len(lines) + above + ROUND_ROWS > self.page.rows:
            return [shortened(text, self.page.width - 1) for text in texts]
        return lines
