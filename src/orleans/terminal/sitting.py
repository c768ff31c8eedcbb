"""One sitting at the terminal: showing, asking, playing and saving until the game is over."""

from __future__ import annotations

from ..classic.actions import use_blocked
from ..classic.game import Classic
from ..classic.names import DRAW
from ..classic.spaces import activated
from ..kernel.chance import commitment
from ..kernel.moves import Move
from ..table.asking import question_words
from ..table.telling import Teller
from ..table.words import Words
from . import board
from .choices import Choice, choices_for
from .console import Console
from .deeds import deeds
from .ending import ending
from .look import Look
from .mat import mat
from .match import NOBODY, Match
from .modules import sections
from .news import paragraphs
from .saves import HUMAN, SaveError
from .typed import Reader


class Leave(Exception):
    """The player goes; `message` says how."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Sitting:
    def __init__(self, match: Match, console: Console, words: Words) -> None:
        self.match = match
        self.console = console
        self.words = words
        self.page = console.page
        self.reader = Reader(words, match.names)
        self.warn = console.interactive
        self.last = NOBODY  # the last person who decided
        self.queued: str | None = None  # typed where only Enter was asked for
        self.warned = ""  # what the player was warned about and may confirm
        self.choices: list[Choice] = []
        self.boards_shown: dict[int, int] = {}  # by seat: the round of the last whole board
        self.legends_shown: set[int] = set()
        self.heard = {seat: self.last_decision(seat) for seat in match.humans}

    @property
    def game(self) -> Classic:
        return self.match.game

    def last_decision(self, seat: int) -> int:
        """The log from here on is news for a seat that comes back to a saved game."""
        entries = self.match.log
        own = [number for number, entry in enumerate(entries) if entry.seat == seat]
        return own[-1] + 1 if own else 0

    def look(self, seat: int | None) -> Look:
        return Look(self.page, self.words, self.game, seat, self.match.names)

    def kind_words(self, player: str) -> str:
        return self.words.say("note-human") if player == HUMAN else player

    def teller(self) -> Teller:
        return Teller(self.words, self.game.tables, self.match.names)

    # ------------------------------------------------------------- the game

    def opening(self) -> None:
        say = self.words.say
        setup = self.game.setup
        seed = self.game.chance.seed
        page = self.page
        lines = [page.title(say("title-game", edition=setup.edition, players=setup.players))]
        if setup.modules:
            names = [say("module-name", module=id) for id in setup.modules]
            lines += page.labelled(say("label-modules"), ", ".join(names))
        for number, seat in enumerate(self.match.seats):
            who = say("seat-line", who=seat.name, player=self.kind_words(seat.player))
            lines.append("  " + page.seat(number, who))
        lines += page.wrap(say("seed-commitment", commitment=commitment(seed)), hang="  ")
        if self.match.path is not None:
            lines += page.wrap(say("saved-in", path=str(self.match.path)), hang="  ")
        missing = self.game.tables.missing_tiles
        if missing:
            tiles = ", ".join(map(self.words.name, missing))
            lines += page.wrap(say("tiles-missing", tiles=tiles, count=len(missing)), hang="  ")
        lines += [*board.legend(self.look(None)), *page.wrap(say("deeds-legend"))]
        lines += page.wrap(say("help-hint"))
        self.console.show(lines)

    def save(self) -> None:
        """A full disk must not end a game; the player is told."""
        try:
            self.match.save()
        except SaveError as error:
            self.console.say(self.words.say("save-failed", error=error.sentence(self.words)))

    def play(self, seat: int, move: Move) -> None:
        """A move counts as made once it is on disk."""
        self.match.play(seat, move)
        self.save()

    def hand_over(self, seat: int) -> None:
        """Nobody sees another one's mat before the keyboard has changed hands."""
        if len(self.match.humans) < 2 or seat == self.last:
            return
        self.console.clear()
        answer = self.console.ask(self.words.say("hand-over", who=self.match.names[seat]) + " ")
        if answer is None:
            raise Leave(self.words.say("left-eof", path=str(self.match.path)))
        self.queued = answer or None

    def finish(self) -> None:
        seat = self.match.humans[0] if len(self.match.humans) == 1 else None
        last = min(self.heard.values(), default=0)
        lines = paragraphs(self.page, self.teller(), self.match.log[last:], seat)
        lines += ending(self.page, self.words, self.game, self.match.names)
        if self.match.path is not None:
            text = self.words.say("record-in", path=str(self.match.path))
            lines += self.page.wrap(text, hang="  ")
        self.console.show(lines)

    # ------------------------------------------------------------- showing

    def present(self, seat: int) -> None:
        """News, the boards once a round, then the question and its choices."""
        look = self.look(seat)
        lines = [""]
        others, news = self.news(seat)
        if news:
            lines += [self.page.heading(self.words.say("heading-news"))] if others else []
            lines += [*news, ""] if others else news
        if self.boards_shown.get(seat) != self.game.round:
            self.boards_shown[seat] = self.game.round
            lines += self.whole_board(look, mat_too=self.game.asked != "plan")
        elif others:
            lines += board.status_line(look)
        self.console.show(lines)
        self.question(seat)

    def news(self, seat: int) -> tuple[bool, list[str]]:
        """Whether others have done something, and all that happened but the seat's own plan."""
        entries = self.match.log[self.heard[seat] :]
        self.heard[seat] = len(self.match.log)
        lines = paragraphs(self.page, self.teller(), entries, seat, own_plan=False)
        events = [event for entry in entries for event in entry.events]
        return any(event.seat != seat or event.what == "round" for event in events), lines

    def whole_board(self, look: Look, mat_too: bool = True) -> list[str]:
        lines = [*board.head(look), "", *board.tracks(look), *board.development(look)]
        lines += [*board.around(look), *deeds(look, explained=False), *sections(look)]
        lines += [*board.supplies(look), *board.others(look)]
        return lines + (mat(look, look.seat) if mat_too and look.seat is not None else [])

    def question(self, seat: int) -> None:
        """What is asked, and the numbered choices; planning shows them on the mat."""
        look = self.look(seat)
        self.choices = choices_for(look, self.game, seat)
        lines: list[str] = []
        if self.game.asked == "plan":
            lines += mat(look, seat, self.choices)
            lines += self.plan_legend(seat)
        elif self.game.asked in ("send", "both_or_not"):
            lines += deeds(look)
        lines += self.page.strong(self.asked_words(look))
        for number, choice in enumerate(self.choices, start=1):
            if not choice.place:
                lines += self.page.wrap(f"{number:>3}  {choice.text}", hang="     ")
        if self.game.asked == "act":
            lines += self.idle_places(seat)
        self.console.show(lines)

    def plan_legend(self, seat: int) -> list[str]:
        """Explained once: what the numbers beside the Places mean."""
        example = next((choice.text for choice in self.choices if choice.place), "")
        if seat in self.legends_shown or not example:
            return []
        self.legends_shown.add(seat)
        return self.page.wrap(self.words.say("plan-legend", example=example), hang="  ")

    def asked_words(self, look: Look) -> str:
        """The question in words; what it says nothing of is known from the mat."""
        more: dict[str, int | str] = {}
        if self.game.asked == "draw":
            more = {"bag": look.me["bag_size"], "number": self.most_drawn(look.me["seat"])}
        elif self.game.asked == "stow":
            more = {"drawn": " ".join(look.me["drawn"])}
        return question_words(look.moment, more)

    def most_drawn(self, seat: int) -> int:
        return max((move.a for move in self.game.legal(seat) if move.kind == DRAW), default=0)

    def idle_places(self, seat: int) -> list[str]:
        """Places that are ready but cannot be used now, with the rule that says so."""
        lines: list[str] = []
        player = self.game.players[seat]
        for place in player.places:
            row = self.game.tables.places[place]
            if row.spaces and not row.passive and activated(self.game, player, place):
                rule = use_blocked(self.game, seat, player, place)
                if rule:
                    text = self.words.say("idle", place=self.words.name(row.id), rule=rule)
                    lines += self.page.wrap(f"  -  {text}", hang="     ")
        return lines


__all__ = ["Leave", "Sitting"]
