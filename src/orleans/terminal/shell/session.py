"""One sitting at the terminal: showing, asking, playing and saving until the game is over."""

from __future__ import annotations

from ...games import AnyGame
from ...kernel.chance import commitment
from ...kernel.moves import Move
from ...table.applied import AppliedEntry
from ...table.entry import NOBODY
from ...table.files import FileError
from ...table.seats import HUMAN
from ...text.games import teller_for
from ...text.translator import Words
from ..games import screen_of
from ..match import Match
from ..result import ending
from .console import Console
from .news import paragraphs
from .parser import Choice


class Leave(Exception):
    """The player goes; `message` says how."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Sitting:
    def __init__(self, match: Match, console: Console, words: Words) -> None:
        self.match = match
        self.console = console
        self.speak(words)
        self.page = console.page
        self.warn = console.interactive
        self.last = NOBODY  # the last person who decided
        self.queued: str | None = None  # typed where only Enter was asked for
        self.warned = ""  # what the player was warned about and may confirm
        self.hinted: list[Move] = []  # what the last hint advised, until a move is made
        self.choices: list[Choice] = []
        self.boards_shown: dict[int, int] = {}  # by seat: the round of the last whole board
        self.heard = {seat: self.last_decision(seat) for seat in match.humans}

    def speak(self, words: Words) -> None:
        """In this language from now on."""
        self.words = words
        self.screen = screen_of(self.match, self.console.page, words)
        self.boards = self.screen.boards

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def last_decision(self, seat: int) -> int:
        """The log from here on is news for a seat that comes back to a saved game."""
        entries = self.match.log
        own = [number for number, told in enumerate(entries) if told.entry.seat == seat]
        return own[-1] + 1 if own else 0

    def kind_words(self, player: str) -> str:
        return self.words.say("note-human") if player == HUMAN else player

    # ------------------------------------------------------------- the game

    def opening(self) -> None:
        say = self.words.say
        seed = self.game.chance.seed
        page = self.page
        lines = [page.title(self.boards.title()), *self.boards.setting()]
        for number, seat in enumerate(self.match.seats):
            who = say("seat-line", who=seat.name, player=self.kind_words(seat.player))
            lines.append("  " + page.seat(number, who))
        lines += page.wrap(say("seed-commitment", commitment=commitment(seed)), hang="  ")
        if self.match.path is not None:
            lines += page.wrap(say("saved-in", path=str(self.match.path)), hang="  ")
        lines += self.boards.legend()
        lines += page.wrap(say("help-hint"))
        self.console.show(lines)

    def save(self) -> None:
        """A full disk must not end a game; the player is told."""
        try:
            self.match.save()
        except FileError as error:
            self.console.say(self.words.say("save-failed", error=error.sentence(self.words)))

    def play(self, seat: int, move: Move) -> None:
        """A move counts as made once it is on disk."""
        self.hinted = []
        self.match.play(seat, move)
        self.save()

    def hand_over(self, seat: int) -> None:
        """Nobody sees another one's secrets before the keyboard has changed hands."""
        if len(self.match.humans) < 2 or seat == self.last or not self.screen.secret:
            return
        self.console.clear()
        answer = self.console.ask(self.words.say("hand-over", who=self.match.names[seat]) + " ")
        if answer is None:
            raise Leave(self.words.say("left-eof", path=str(self.match.path)))
        self.queued = answer or None

    def finish(self) -> None:
        seat = self.match.humans[0] if len(self.match.humans) == 1 else None
        last = min(self.heard.values(), default=0)
        lines = self.told(self.match.log[last:], seat)
        lines += ending(self.page, self.words, self.game, self.match.names)
        if self.match.path is not None:
            text = self.words.say("record-in", path=str(self.match.path))
            lines += self.page.wrap(text, hang="  ")
        self.console.show(lines)

    # ------------------------------------------------------------- showing

    def present(self, seat: int) -> None:
        """News, the boards once a round, then the question and its choices."""
        lines = [""]
        others, news = self.news(seat)
        if news:
            lines += [self.page.heading(self.words.say("heading-news"))] if others else []
            lines += [*news, ""] if others else news
        question = self.asking(seat)
        if self.boards_shown.get(seat) != self.game.round:
            self.boards_shown[seat] = self.game.round
            lines += self.boards.board(seat, asked=True, rows=self.page.rows_above(question))
        elif others:
            lines += self.boards.status(seat)
        self.console.show([*lines, *question])

    def news(self, seat: int) -> tuple[bool, list[str]]:
        """Whether others have done something, and all that happened but the seat's own plan."""
        entries = self.match.log[self.heard[seat] :]
        self.heard[seat] = len(self.match.log)
        lines = self.told(entries, seat, own_plan=False)
        events = [event for entry in entries for event in entry.events]
        return any(self.screen.is_news(event, seat) for event in events), lines

    def told(
        self, entries: list[AppliedEntry], seat: int | None, own_plan: bool = True
    ) -> list[str]:
        """What happened, in paragraphs."""
        teller = teller_for(self.words, self.game, self.match.names)
        return paragraphs(self.page, teller, entries, seat, own_plan)

    def question(self, seat: int) -> None:
        self.console.show(self.asking(seat))

    def asking(self, seat: int) -> list[str]:
        self.choices = self.screen.choices(seat)
        return self.screen.question(seat, self.choices)


__all__ = ["Leave", "Sitting"]
