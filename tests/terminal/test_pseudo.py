"""The screens and commands in the pseudo-locale: nothing is said that no message says."""

import random
import re
from collections.abc import Iterable
from functools import cache

import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.classic.modules import MODULES
from orleans.content import load_content
from orleans.display.classic.components import components
from orleans.display.joan.components import joan_components
from orleans.games import EDITIONS, OPTIONS
from orleans.table.seats import Seat
from orleans.terminal.cards import component_card, rule_card
from orleans.terminal.joan.components import joan_card
from orleans.terminal.match import match_of
from orleans.terminal.shell.console import Console
from orleans.terminal.shell.page import Page
from orleans.terminal.shell.play import Playing
from orleans.terminal.shell.session import Sitting
from orleans.text.translator import Words
from tests.cli.running import Here
from tests.setups import VARIED
from tests.text.pseudo import PSEUDO, any_of, faults, speak_pseudo

NAMES = ["Xanthe", "Yorick", "Zeno", "Wanda", "Viola"]
WIDE = Page(3000)
"""So that no line is broken."""

TYPED = ["nonsense", "why nonsense", "why", "save", "undo", "undo all", "999", "village", "f"]
TYPED += ["rules plan.match", "rules xyzzy", "tile village", "tile xyzzy", "tile b", "log all"]


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    return speak_pseudo(monkeypatch)


@cache
def always_known() -> set[str]:
    """What is the same in every language: ids of rules, the rulebooks they cite, editions,
    modules, options and players of the computer, and what was typed."""
    rules = load_content().rules
    known = {source for rule in rules.values() for source in rule.sources}
    editions = {row.id for row in load_content().board.edition}
    options = {name for game in OPTIONS.values() for name in game}
    options |= {rule.option for rule in rules.values() if rule.option}
    known |= {*rules, *editions, *options, *MODULES, *PLAYERS, *EDITIONS}
    return known | {"--modules", "xyzzy", *TYPED}


def notations(game: orleans.games.AnyGame) -> set[str]:
    """How moves are written; single words could hide a word of the code."""
    written = {move.notation for move in game.vocabulary.moves}
    return {one for one in written if " " in one} | {"done", "pass", "skip", "end", "develop"}


class Reading(Console):
    """Plays anything, looks at everything, types nonsense, and keeps what it was shown."""

    def __init__(self, sitting_seed: str) -> None:
        self.page = WIDE
        self.interactive = False
        self.chance = random.Random(sitting_seed)
        self.shown: set[str] = set()
        self.sitting: Sitting | None = None
        self.queue: list[str] = []

    def ask(self, prompt: str) -> str | None:
        assert self.sitting is not None
        self.show([prompt])
        if not prompt.endswith("> "):
            return ""
        moves = self.sitting.game.vocabulary.moves
        if self.sitting.game.played.length % 150 == 0 and not self.queue:
            some = [self.chance.choice(moves).notation for _ in range(20)]
            looks = [*self.sitting.screen.boards.looks, "board", "hint", "log", "?", "warnings on"]
            self.queue = [*looks, *TYPED, *some, *(f"why {notation}" for notation in some), ""]
        if self.queue and (typed := self.queue.pop(0)):
            return typed
        choices = len(self.sitting.choices)
        return str(1 if self.chance.random() < 0.5 else self.chance.randint(1, choices))

    def show(self, lines: Iterable[str]) -> None:
        self.shown |= {without_ids(line) for line in lines}


def without_ids(line: str) -> str:
    """Cards show the id of their component, games their seed: [bakery], 7c1e…"""
    return re.sub(r"\[[\w-]+\](?=‚)|[0-9a-f]{64}", "7", line)


@pytest.mark.parametrize("name", VARIED)
def test_whole_games_at_the_terminal(words: Words, name: str) -> None:
    game = orleans.new(VARIED[name], seed="7")
    seats = [Seat(name=name, player="human") for name in NAMES[: game.setup.players]]
    console = Reading("pseudo")
    console.sitting = Sitting(match_of(game, seats), console, words)
    Playing(console.sitting).run()
    known = any_of(always_known() | notations(game) | {*NAMES})
    wrong = {line: found for line in console.shown if (found := faults(line, known))}
    assert len(console.shown) > 500 and wrong == {}


def test_every_card(words: Words) -> None:
    content = words.content
    cards = [component_card(WIDE, words, row) for row in components(content)]
    cards += [joan_card(WIDE, words, row) for row in joan_components(content)]
    known = any_of(always_known())
    for lines in cards:
        said = map(without_ids, lines)
        assert {line: wrong for line in said if (wrong := faults(line, known))} == {}


def test_every_rule(words: Words) -> None:
    known = any_of(always_known())
    for rule in words.content.rules.values():
        lines = rule_card(WIDE, words, rule)
        assert {line: wrong for line in lines if (wrong := faults(line, known))} == {}


@pytest.mark.parametrize(
    "arguments",
    [
        "modules",
        "rules plan.match",
        "rules gear wheel",
        "tile Bathhouse",
        "tile xyzzy",
        "show --players 3",
        "show --players 3 --seat red --modules orders,trade",
        "show --game joan --players 1",
        "simulate --games 2 --players 2 --seed s",
        "new xyzzy --players 2 --seed s --option start_player=red",
    ],
)
def test_commands(
    words: Words, arguments: str, monkeypatch: pytest.MonkeyPatch, here: Here
) -> None:
    monkeypatch.setattr("orleans.terminal.shell.page.Page.__init__.__defaults__", (3000, False, 0))
    ran = here.run(arguments, "--lang", PSEUDO)
    known = any_of(always_known() | {"orleans", "bathhouse", "s", "red"})
    lines = [without_ids(line) for line in (ran.out + ran.err).splitlines()]
    assert lines and {line: wrong for line in lines if (wrong := faults(line, known))} == {}
