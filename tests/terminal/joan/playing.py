"""Joan of Arc for tests at the keyboard: scripted games, and somebody who takes any choice."""

from __future__ import annotations

import random
from collections.abc import Iterable

import orleans
from orleans.content.schema import Language
from orleans.table.seats import Seat
from orleans.terminal.match import match_of
from orleans.terminal.shell.console import Console
from orleans.terminal.shell.page import Page
from orleans.terminal.shell.play import Playing
from orleans.terminal.shell.session import Sitting
from orleans.text.translator import Words
from tests.cli.running import Here, Ran
from tests.terminal.playing import play

SOLO = "--game joan --players 1"
THREE = "--game joan --players 3 --bots easy"
LEVELS = ("standard", "connoisseur", "challenge")
NAMES = ["Bartholomäus der Große", "Anne-Marie-Louise", "Grün", "Maximilienne", "W"]


def play_joan(
    here: Here, *flags: str, typed: str = "", seed: str = "s", lang: str = "en", game: str = SOLO
) -> Ran:
    return play(here, game, *flags, typed=typed, seed=seed, lang=lang)


def one_line(text: str) -> str:
    return " ".join(text.split())


class Somebody(Console):
    """Takes any choice of the list, looks at something now and then, and reads every line."""

    def __init__(self, seed: str, width: int) -> None:
        self.page = Page(width)
        self.width = width
        self.interactive = False
        self.chance = random.Random(seed)
        self.asked: set[str] = set()
        self.shown: list[str] = []
        self.sitting: Sitting | None = None

    def ask(self, prompt: str) -> str | None:
        assert self.sitting is not None and prompt.endswith("> ")
        self.asked.add(self.sitting.game.asked)
        if self.chance.random() < 0.03:
            return self.chance.choice([*self.sitting.boards.looks, "board", "hint", "log", "?"])
        choices = len(self.sitting.choices)
        return str(1 if self.chance.random() < 0.5 else self.chance.randint(1, choices))

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            assert len(line) < self.width, line
            self.shown.append(line)


def sit_down(
    players: int, language: Language, seed: str, width: int = 80, **options: str
) -> Somebody:
    """A whole game, everybody at one keyboard."""
    setup = orleans.Setup(game="joan", players=players, options=options)
    seats = [Seat(player="human", name=name) for name in NAMES[:players]]
    match = match_of(orleans.new(setup, seed=seed), seats)
    console = Somebody(seed, width)
    console.sitting = Sitting(match, console, Words(language))
    Playing(console.sitting).run()
    assert match.game.over
    return console
