"""Who plays what from where: asked before a game, unless flags have said it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..bots import PLAYERS
from ..classic.ids import SEAT_NAMES
from ..table.seats import HUMAN, Seat, seat_named, tidy_name
from ..text.errors import Problem
from ..text.translator import Words
from .shell.console import Console

T = TypeVar("T")

DEFAULT_BOT = "easy"
NONE = "-"


class SeatingError(Problem):
    """A flag or an answer names no seat or player."""


class Wanted:
    """The set-up as far as flags have said it, as they are typed."""

    def __init__(
        self, edition: str | None, players: str | None, modules: str | None, options: list[str]
    ) -> None:
        self.edition = edition
        self.players = players
        self.modules = modules
        self.options = options


class Seating:
    def __init__(
        self,
        console: Console,
        words: Words,
        quick: bool,
        seats: str | None,
        bots: str | None,
        names: str | None,
    ) -> None:
        self.console = console
        self.words = words
        self.quick = quick
        self.given_seats = seats
        self.given_bots = bots
        self.given_names = names

    # ---------------------------------------------------------- what is asked

    def seats(self, players: int) -> list[Seat]:
        humans = self.humans(players)
        others = [seat for seat in range(players) if seat not in humans]
        bots = self.bots(others)
        names = self.names(players, humans)
        return [Seat(player=bots.get(seat, HUMAN), name=names[seat]) for seat in range(players)]

    def humans(self, players: int) -> list[int]:
        if self.given_seats is not None:
            return read_seats(self.given_seats, players)
        if players == 1:
            return [0]
        known = ", ".join(SEAT_NAMES[:players])
        return self.asked("ask-seats", SEAT_NAMES[0], lambda text: read_seats(text, players), known)

    def bots(self, seats: list[int]) -> dict[int, str]:
        known = ", ".join(PLAYERS)
        if self.given_bots is not None:
            given = [one_of(bot, list(PLAYERS)) for bot in self.given_bots.split(",")]
            check_room("--bots", given, len(seats))
            return {seat: given[number % len(given)] for number, seat in enumerate(seats)}
        chosen: dict[int, str] = {}
        default = DEFAULT_BOT
        for seat in seats:
            who = self.words.say("seat-name", seat=seat)
            default = self.asked(
                "ask-bot", default, lambda text: one_of(text, list(PLAYERS)), known, who
            )
            chosen[seat] = default
        return chosen

    def names(self, players: int, humans: list[int]) -> list[str]:
        colours = [self.words.say("seat-name", seat=seat) for seat in range(players)]
        if self.given_names is not None:
            given = [clean(name) for name in self.given_names.split(",")]
            check_room("--names", given, players)
            for seat, name in enumerate(given):
                colours[seat] = own_name(name, [*given[:seat], *colours[len(given) :]])
            return colours
        for seat in humans:
            others = [*colours[:seat], *colours[seat + 1 :]]
            read: Callable[[str], str] = lambda text, others=others: own_name(text, others)  # type: ignore[misc]  # noqa: E731
            colours[seat] = self.asked("ask-name", colours[seat], read, "", colours[seat])
        return colours

    def asked(
        self, key: str, default: str, read: Callable[[str], T], known: str, who: str = ""
    ) -> T:
        """Until the answer can be read; without one, or at the end of input, the default."""
        prompt = self.words.say(key, known=known, default=default, who=who) + " "
        while not self.quick:
            answer = self.console.ask(prompt)
            if answer is None:
                self.quick = True
                break
            try:
                return read(answer or default)
            except Problem as error:
                self.console.say(error.sentence(self.words))
        return read(default)


def one_of(text: str, known: list[str]) -> str:
    if text not in known:
        raise SeatingError("error-none-of", text=text, known=", ".join(known))
    return text


def read_seats(text: str, players: int) -> list[int]:
    """red,green or 1,3; nobody at all: -"""
    if text == NONE:
        return []
    seats: list[int] = []
    for part in text.replace(" ", ",").split(","):
        seat = seat_named(part, players)
        if seat in seats:
            raise SeatingError("error-seat-twice", seat=SEAT_NAMES[seat])
        seats.append(seat)
    return sorted(seats)


def check_room(flag: str, named: list[str], room: int) -> None:
    if len(named) > room:
        raise SeatingError("error-no-room", flag=flag, named=len(named), room=room)


def own_name(text: str, others: list[str]) -> str:
    """Players go by their names, so no two may share one."""
    name = clean(text)
    if name.casefold() in (other.casefold() for other in others):
        raise SeatingError("error-name-twice", name=name)
    return name


def clean(name: str) -> str:
    plain = tidy_name(name)
    if not plain:
        raise SeatingError("error-name")
    return plain
