"""Playing: asking whose turn it is, and doing what the player types."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from ...kernel.moves import Move
from ...table.entry import NOBODY
from ...text.translator import Words
from ..cards import refusal_card
from .commands import Verb, verbs_of
from .completion import complete_with, phrases_of
from .parser import Choice, numbered
from .screen import Screen
from .session import Leave, Sitting

MOST_SUGGESTED = 9


class Playing:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.console = sitting.console
        self.asked = NOBODY

    @property
    def words(self) -> Words:
        return self.sitting.words

    @property
    def screen(self) -> Screen:
        return self.sitting.screen

    @property
    def verbs(self) -> dict[str, Verb]:
        return verbs_of(self.screen)

    def run(self) -> None:
        """Until the game is over, or somebody leaves."""
        sitting = self.sitting
        sitting.save()
        sitting.opening()
        if self.console.interactive:
            complete_with(self.phrases)
        try:
            while not sitting.game.over:
                seat = sitting.match.next_seat(sitting.last)
                if not sitting.match.is_human(seat):
                    sitting.match.play_bot(seat)
                    continue
                sitting.save()
                sitting.hand_over(seat)
                sitting.present(seat)
                self.until_played(seat)
                sitting.last = seat
        except Leave as leave:
            sitting.save()
            self.console.say(leave.message)
            return
        except KeyboardInterrupt:
            # Every move that was made is on disk; one cut short must not be.
            self.console.show([""])
            self.say("left", path=str(sitting.match.path))
            raise
        sitting.save()
        sitting.finish()

    def until_played(self, seat: int) -> None:
        """Ask until the seat has made a move."""
        self.asked = seat
        while True:
            line = self.line(seat)
            if line is None:
                path = str(self.sitting.match.path)
                raise Leave(self.words.say("left-eof", path=path))
            if self.obey(seat, line) or seat not in self.sitting.game.pending:
                return

    def phrases(self) -> list[str]:
        """All that could be typed now, for the seat that is asked."""
        sitting = self.sitting
        legal = sitting.game.legal(self.asked) if self.asked in sitting.game.pending else []
        return phrases_of(sitting.boards, self.verbs, legal, sitting.choices)

    def line(self, seat: int) -> str | None:
        queued, self.sitting.queued = self.sitting.queued, None
        name = self.sitting.match.names[seat]
        return queued if queued is not None else self.console.ask(f"{name}> ")

    def obey(self, seat: int, line: str) -> bool:
        """Several moves may be given at once; whether at least one was made.

        Numbers are those of the list that the player saw, also after the first of them.
        """
        parts = [part.strip() for part in line.split(";") if part.strip()]
        if not parts:
            self.sitting.question(seat)
        wanted = [numbered(part, self.sitting.choices) or part for part in parts]
        played = False
        for part in wanted:
            if seat not in self.sitting.game.pending:
                self.say("no-longer", text=part if isinstance(part, str) else part.text)
                return True
            if not (self.choose(seat, part) if isinstance(part, Choice) else self.text(seat, part)):
                break
            played = True
        return played

    def say(self, key: str, **facts: int | str) -> None:
        self.console.say(self.words.say(key, **facts))

    # ----------------------------------------------------------- one command

    def choose(self, seat: int, choice: Choice) -> bool:
        return all(self.move(seat, move) for move in choice.moves)

    def text(self, seat: int, text: str) -> bool:
        for move in self.sitting.game.legal(seat):
            if move.notation == text:
                return self.move(seat, move)
        verb, _, rest = text.partition(" ")
        obey = self.verbs.get(verb.lower())
        if obey is not None:
            return bool(obey(self.sitting, seat, rest.strip()))
        if text.isdecimal():
            self.say("no-number", number=text, last=len(self.sitting.choices))
            return False
        return self.meant(seat, text)

    def move(self, seat: int, move: Move) -> bool:
        refusal = self.sitting.game.why_not(seat, move)
        if refusal is not None:
            words = self.words
            self.console.show(refusal_card(self.console.page, words, refusal, move.notation))
            return False
        if self.sitting.warn and self.warned(seat, move):
            return False
        self.sitting.warned = ""
        self.sitting.play(seat, move)
        return True

    def warned(self, seat: int, move: Move) -> bool:
        """Wasting something asks for a second word."""
        if self.sitting.warned == move.notation:
            return False
        warning = self.screen.warning(seat, move)
        if warning:
            self.sitting.warned = move.notation
            self.console.say(warning)
        return bool(warning)

    def meant(self, seat: int, text: str) -> bool:
        """Words for one move or for several."""
        meant = self.screen.meant(seat, text, self.sitting.choices)
        if meant.which:
            self.ask_back(seat, meant.which)
            return False
        made = [self.move(seat, move) for move in meant.moves]
        if meant.answer is not None:
            self.console.say(meant.answer())
        elif not meant.moves:
            self.refuse(seat, text)
        return any(made)

    # ------------------------------------------------------- not understood

    def ask_back(self, seat: int, moves: Sequence[Move]) -> None:
        self.say("which")
        for move in moves[:MOST_SUGGESTED]:
            means = self.sitting.match.means(self.words, seat, move)
            text = self.words.say("move-written", move=move.notation, text=means)
            self.console.show(self.console.page.wrap(text, "     ", "  "))

    def refuse(self, seat: int, text: str) -> None:
        """The rule that forbids it, if it is a move at all."""
        game = self.sitting.game
        for move in self.screen.any_moves(seat, text):
            refusal = game.why_not(seat, move)
            if refusal is not None:
                page = self.console.page
                self.console.show(refusal_card(page, self.words, refusal, move.notation))
                return
        known = [*self.verbs, *(move.notation for move in game.legal(seat))]
        close = get_close_matches(text, known, n=3)
        key = "unknown-close" if close else "unknown"
        self.say(key, text=text, close=", ".join(close))
