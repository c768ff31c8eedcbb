"""At a table of a server: what is told is shown as it comes, what is typed is sent."""

from __future__ import annotations

import contextlib
import queue
from collections import deque
from typing import Final

from ...content import load_content
from ...server.wire import messages
from ...table.commands import AnyCommand, Play
from ...table.table import ABANDONED, OVER
from ...text.errors import Problem
from ...text.translator import Words
from ..shell.completion import complete_with, phrases_of
from ..shell.console import Console
from ..shell.parser import Choice
from .auto import Auto
from .commands import WORDS, Leave, obey, speaks_now
from .connection import Connection, Heard, Lost
from .http_client import Said, Server, reason_lines
from .keyboard import Keyboard, Typed
from .link import Link
from .moves import send
from .remote_game import RemoteGame
from .screen import Showing

DONE: Final = "done"
"""A command was carried out, but what it did has not been told yet."""


class Client:
    """One thread reads the server and one the keyboard; all else happens here, in order."""

    def __init__(
        self, link: Link, console: Console, words: Words, auto: Auto | None = None
    ) -> None:
        self.link = link
        self.console = console
        self.words = words
        self.auto = auto
        self.server = Server(link.server, words.language, link.key)
        self.events: queue.SimpleQueue[Heard | Typed] = queue.SimpleQueue()
        self.connection = Connection(link, words.language, self.events.put)
        self.keyboard = Keyboard(self.events.put)
        self.lines: deque[str] = deque()  # typed and not yet read
        self.parts: deque[str | Choice] = deque()  # of a line with several moves
        self.ended = False  # no more lines will be typed
        self.busy = ""  # the command whose effect has not been seen yet
        self.interactive = self.keyboard.interactive and auto is None
        self.warned = ""  # what the player was warned about and may confirm
        self.leaving = False  # the seat is given up
        self.hinted: list[str] = []  # what the last hint advised
        self.hinted_at: tuple[str, tuple[str, ...]] = ("", ())  # what was asked then
        self.lost = False
        self.showing: Showing | None = None  # once welcomed

    @property
    def at(self) -> RemoteGame:
        return self.shown.at

    @property
    def shown(self) -> Showing:
        assert self.showing is not None, "nothing has been told yet"
        return self.showing

    @property
    def asked(self) -> bool:
        return self.at.state.question is not None

    @property
    def over(self) -> bool:
        return self.at.state.status in (OVER, ABANDONED)

    # ------------------------------------------------------------ the loop

    def run(self) -> None:
        """Until the player leaves, or the server sends everybody away."""
        self.connection.start()
        if self.auto is None:
            if self.interactive:
                complete_with(self.phrases)
            self.keyboard.start()
        try:
            while True:
                event = self.events.get()
                self.console.page.measure()
                self.hear(event)
                while not self.events.empty():
                    self.hear(self.events.get())
                if self.showing is not None and not self.lost:
                    self.go_on()
        except Leave:
            pass
        finally:
            self.connection.close()
            self.keyboard.close()
            self.goodbye()

    def phrases(self) -> list[str]:
        """All that could be typed now, for Tab."""
        if self.showing is None or self.at.state.view is None:
            return [*WORDS]
        boards = self.shown.boards
        return phrases_of(boards, [*WORDS, *boards.looks], self.at.legal(), self.shown.choices)

    def goodbye(self) -> None:
        seated = self.showing is not None and self.at.me is not None
        if seated and not self.over and not self.leaving:
            self.shown.say("join-come-back", link=str(self.link))

    def go_on(self) -> None:
        """Everything that was told is known here; now it is the player's turn to speak."""
        self.present()
        while not self.busy and self.next_typed():
            self.present()
        if self.auto is not None and not self.busy:
            moves = self.auto.moves(self.at)
            if moves:
                self.play(moves)
        if self.busy:
            return
        nothing_left = not self.lines and not self.interactive
        if nothing_left and (self.over or (self.ended and self.at.me is not None)):
            raise Leave
        self.shown.prompt(self.interactive)

    def present(self) -> None:
        """Unless the player has already answered what would be asked."""
        if not self.busy and not self.parts:
            self.shown.present()

    def next_typed(self) -> bool:
        """Reads one line, or a part of one. From a pipe the next answer waits for its turn."""
        if self.parts:
            self.read(self.parts.popleft())
            return True
        if not self.lines or not (self.interactive or self.is_free(self.lines[0])):
            return False
        line = self.lines.popleft()
        self.shown.echo(line, self.interactive)
        self.parts.extend(self.shown.numbered(part) for part in parts_of(line))
        if not self.parts:
            self.shown.ask_again()
        return True

    def is_free(self, line: str) -> bool:
        """Whether somebody who only answers would say this now."""
        state = self.at.state
        waits = self.at.me is not None and not self.over and not self.asked
        return not waits or speaks_now(line, state, self.at.seat)

    def read(self, part: str | Choice) -> None:
        if isinstance(part, str):
            self.shown.choose_from()
            obey(self, part)
        elif self.asked:
            send(self, part.moves)
        else:
            self.shown.say("no-longer", text=part.text)

    # ----------------------------------------------------------- hearing

    def hear(self, event: Heard | Typed) -> None:
        if isinstance(event, Typed):
            if event.line is None:
                self.ended = True
                if self.interactive:
                    raise Leave
            else:
                self.lines.append(event.line)
        elif isinstance(event, Lost):
            self.lost = True
            self.console.say(self.words.say("join-lost", seconds=round(event.pause)))
        elif isinstance(event, messages.Welcome):
            self.welcome(event)
        elif isinstance(event, messages.Gone):
            if self.leaving and event.reason.key == "server-key-void":
                raise Leave
            if not event.again:
                raise Said(event.reason)
            self.console.say(event.reason.text)
        elif self.showing is not None:
            self.hear_at_table(event)

    def hear_at_table(self, event: messages.ServerMessage) -> None:
        if isinstance(event, messages.Update):
            self.at.state = event.state
            self.shown.tell(event.lines)
            self.settle()
        elif isinstance(event, messages.Refused) and event.id == self.busy:
            self.busy = ""
            self.leaving = False
            self.parts.clear()
            self.shown.show(reason_lines(self.console.page, self.words, event.reason))
            if self.auto is not None:
                self.auto.refused(self.at, event.reason)
        elif isinstance(event, messages.Done) and event.id == self.busy:
            # What it did comes with an update, unless it was done before the connection was lost.
            known = event.seq <= self.at.state.seq
            self.busy = "" if known and event.id in self.connection.sent_again else DONE

    def settle(self) -> None:
        if self.busy == DONE:
            self.busy = ""

    def welcome(self, event: messages.Welcome) -> None:
        at = RemoteGame(event.info, event.state)
        if self.lost:
            self.lost = False
            self.console.say(self.words.say("join-again"))
        if self.showing is None:
            words = self.words
            if at.setup.data:
                words = self.words = Words(words.language, load_content(at.setup.data))
            self.showing = Showing(at, self.console, words)
            self.showing.opening(event.lines)
            return
        last = self.shown.last
        self.at.info, self.at.state = event.info, event.state
        missed = event.lines
        if event.first > last + 1 and event.state.seq > last:
            with contextlib.suppress(Problem):
                missed = self.log_since(last)
        self.shown.tell(missed)
        self.settle()

    def log_since(self, seq: int) -> list[messages.Line]:
        """Over HTTP, page by page."""
        found: list[messages.Line] = []
        after: int | None = seq
        while after is not None:
            path = f"/api/tables/{self.link.table}/log?after={after}&limit=500"
            page = self.server.get(path, messages.Lines)
            found += page.lines
            after = page.after
        return found

    # ------------------------------------------------------------- doing

    def do(self, command: AnyCommand) -> None:
        self.warned = ""
        self.busy = self.connection.do(command)

    def speak(self, words: Words) -> None:
        """The server is greeted anew, and what it answers is in this language."""
        self.words = words
        self.server.language = words.language
        self.shown.speak(words)
        self.busy = DONE
        self.connection.speak(words.language)

    def play(self, moves: list[str]) -> None:
        question = self.at.state.question
        self.do(Play(moves=moves, question=question.id if question is not None else None))


def parts_of(line: str) -> list[str]:
    return [part.strip() for part in line.split(";") if part.strip()]
