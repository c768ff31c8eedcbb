"""What the player sees of a table on a server: news, boards, whose turn it is, the clock."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from ...server.wire import messages
from ...table.result import Result
from ...table.seats import HUMAN, OPEN
from ...table.table import ABANDONED, MOVED, OVER, RUNNING
from ...text.errors import one_line
from ...text.translator import Words
from ...titles import title_of
from ..games import screen_of
from ..result import points_table, rival_points, winners_words
from ..shell.console import Console
from ..shell.parser import Choice, numbered
from .remote_game import RemoteGame

MOST_NEWS: Final = 40
"""Paragraphs of what happened before one came back."""


class Showing:
    def __init__(self, at: RemoteGame, console: Console, words: Words) -> None:
        self.at = at
        self.console = console
        self.speak(words)
        self.page = console.page
        self.choices: list[Choice] = []
        self.last = 0  # the last line that was told
        self.round = 0  # of the last whole board
        self.news = False  # others have done something since the last question
        self.prompted = False
        self.heard_at = time.monotonic()

    def speak(self, words: Words) -> None:
        """In this language from now on, also what is asked already."""
        self.words = words
        self.screen = screen_of(self.at, self.console.page, words)
        self.boards = self.screen.boards
        self.presented: object = None

    # ------------------------------------------------------------- printing

    def show(self, lines: Iterable[str]) -> None:
        if self.prompted:
            print()
            self.prompted = False
        self.console.show(lines)

    def say(self, key: str, /, **facts: int | str) -> None:
        self.show(self.page.wrap(self.words.say(key, **facts)))

    def prompt(self, interactive: bool) -> None:
        if interactive and not self.prompted:
            print(self.prompt_text(), end="", flush=True)
            self.prompted = True

    def prompt_text(self) -> str:
        return f"{self.at.me.name if self.at.me is not None else ''}> "

    def echo(self, line: str, interactive: bool) -> None:
        """From a pipe the typed lines are printed too, so that the output reads as a transcript."""
        self.prompted = False
        if not interactive:
            self.console.show([self.prompt_text() + line])

    # ----------------------------------------------------------- what is told

    def opening(self, lines: list[messages.Line]) -> None:
        """The set-up, who sits where, and what happened since one's last decision."""
        say = self.words.say
        shown = [self.page.title(self.boards.title())]
        if self.at.state.view is not None:
            shown += self.boards.setting()
        for seat in self.at.state.seats:
            shown.append("  " + self.page.seat(seat.seat, self.seat_words(seat)))
        commitment = self.at.info.commitment
        shown += self.page.wrap(say("seed-commitment", commitment=commitment), hang="  ")
        if self.at.state.view is not None:
            shown += self.boards.legend()
        shown += self.page.wrap(say("help-hint" if self.at.me is not None else "join-watching"))
        self.show(shown)
        own = [n for n, line in enumerate(lines) if (line.seat, line.kind) == (self.at.seat, MOVED)]
        self.last = lines[-1].seq if lines else self.at.state.seq
        self.tell(lines[own[-1] + 1 if own else 0 :][-MOST_NEWS:], everything=True)

    def seat_words(self, seat: messages.SeatView) -> str:
        if seat.player == OPEN:
            colour = self.words.say("seat-name", seat=seat.seat)
            return self.words.say("join-seat-open", seat=colour)
        state = "here" if seat.online or seat.player != HUMAN else "away"
        if seat.resigned:
            state = "resigned"
        elif seat.stand_in:
            state = "stood_in"
        player = self.words.say("note-human") if seat.player == HUMAN else seat.player
        facts = {"who": seat.name, "player": player, "state": state, "level": seat.stand_in}
        return self.words.say("join-seat", **facts)

    def tell(self, lines: Iterable[messages.Line], everything: bool = False) -> None:
        """Every line once. One's own plan is on the mat already."""
        for line in lines:
            if line.seq <= self.last and not everything:
                continue
            self.last = max(self.last, line.seq)
            self.news = self.news or line.seat != self.at.seat
            text = one_line(" ".join(line.sentences))
            if text:
                self.show(self.page.wrap(text, "  ", "  "))
        self.heard_at = time.monotonic()

    # --------------------------------------------------------- where things stand

    def present(self) -> None:
        """Once for every question, and whenever others are waited for."""
        state = self.at.state
        question, draft = state.question, state.draft
        if state.status in (OVER, ABANDONED):
            now: object = state.status
        elif question is not None:
            now = (question.id, draft.moves if draft is not None else (), state.paused)
        else:
            now = (state.status, state.pending, state.paused)
        if now == self.presented:
            return
        self.presented = now
        if state.result is not None:
            self.ending(state.result)
        elif question is not None and self.at.seat is not None:
            self.question(question, self.at.seat)
        else:
            self.waiting()

    def question(self, question: messages.Question, seat: int) -> None:
        view = self.at.view(seat)
        asked = self.clock() if self.at.state.clock is not None else []
        asked += self.asking(question, seat)
        lines = [""]
        if self.round != view["round"]:
            lines += self.boards.board(seat, asked=True, rows=self.page.rows_above(asked))
        elif self.news:
            lines += self.boards.status(seat)
        self.round, self.news = view["round"], False
        self.show([*lines, *asked])

    def ask_again(self) -> None:
        """The question and its numbered choices."""
        question, seat = self.at.state.question, self.at.seat
        if question is None or seat is None:
            self.waiting()
        else:
            self.show(self.asking(question, seat))

    def asking(self, question: messages.Question, seat: int) -> list[str]:
        paused = self.at.state.paused
        lines = self.page.wrap(self.words.say("join-paused")) if paused else []
        self.choose_from()
        if question.confirm:
            return [*lines, *self.page.strong(question.text), *self.page.wrap(self.drafted())]
        return [*lines, *self.screen.question(seat, self.choices)]

    def choose_from(self) -> None:
        """The choices as they are now."""
        question, seat = self.at.state.question, self.at.seat
        choosing = question is not None and not question.confirm and seat is not None
        self.choices = self.screen.choices(seat) if choosing and seat is not None else []

    def drafted(self) -> str:
        draft = self.at.state.draft
        return self.words.say("join-drafted", moves="; ".join(draft.moves if draft else ()))

    def numbered(self, part: str) -> str | Choice:
        """Numbers are those of the list that the player saw."""
        return numbered(part, self.choices) or part

    def waiting(self) -> None:
        state = self.at.state
        if state.status not in (RUNNING, OVER, ABANDONED):
            count = sum(seat.player == OPEN for seat in state.seats)
            self.say("join-open" if self.at.me is not None else "join-open-watched", count=count)
        elif state.paused:
            self.say("join-paused")
        elif state.pending:
            who = self.words.listed(self.at.names[seat] for seat in state.pending)
            self.say("join-waiting", who=who)

    def clock(self) -> list[str]:
        clock = self.at.state.clock
        if clock is None:
            return self.page.wrap(self.words.say("join-no-clock"))
        passed = round((time.monotonic() - self.heard_at) * 1000)
        left: list[str] = []
        for seat, name in enumerate(self.at.names):
            runs = seat in clock.running
            time_left = max(0, clock.left[seat] - (passed if runs else 0)) // 1000
            minutes, seconds = divmod(time_left, 60)
            time_words = f"{minutes}:{seconds:02}"
            state = "runs" if runs else "stands"
            left.append(self.words.say("join-clock-of", who=name, time=time_words, state=state))
        return self.page.labelled(self.words.say("join-clock"), ", ".join(left))

    def ending(self, result: Result) -> None:
        names, points = self.at.names, [seat.parts for seat in result.seats]
        setup, rival = self.at.setup, ""
        if theirs := rival_points(setup, self.at.view(None)):
            rival = self.words.say(title_of(setup.game).rival)
            names, points = [*names, rival], [*points, theirs]
        lines = [self.page.title(self.words.say("title-end"))]
        lines += [*points_table(self.words, names, points), ""]
        if result.ended == OVER:
            won = [seat.name for seat in result.seats if seat.won]
            lines += self.page.strong(winners_words(self.words, won, rival))
        lines += self.page.wrap(self.words.say("seed-revealed", seed=result.seed), hang="  ")
        text = self.words.say("seed-commitment", commitment=result.commitment)
        self.show([*lines, *self.page.wrap(text, hang="  ")])
