"""What Tab offers: moves, Places and commands, word by word and in the reader's language."""

from pathlib import Path
from typing import Any

import pytest

import orleans
from orleans.content.schema import Language
from orleans.terminal.games import screen_of
from orleans.terminal.local_game import LocalGame
from orleans.terminal.shell.commands import verbs_of
from orleans.terminal.shell.completion import next_words, phrases_of
from orleans.terminal.shell.page import Page
from orleans.text.translator import Words
from tests.terminal.playing import moves
from tests.terminal.test_keyboard import Keyboard


def offered(line: str, language: Language = "en", **setup: Any) -> list[str]:
    wanted: orleans.Setup = orleans.Setup(**{"edition": "2021", "players": 2, **setup})
    game = orleans.new(wanted, seed="s")
    screen = screen_of(LocalGame(game, ["Anna", "Ben"]), Page(), Words(language))
    seat = game.pending[0]
    words = verbs_of(screen)
    return next_words(
        line, phrases_of(screen.boards, words, game.legal(seat), screen.choices(seat))
    )


@pytest.mark.parametrize(
    "language, typed, found",
    [
        ("en", "pla", ["place "]),
        ("en", "place f", ["farmer* "]),
        ("en", "place farmer* v", ["village.1"]),
        ("en", "done; und", ["undo"]),
        ("en", "Farm", ["farm "]),
        ("de", "dor", ["dorf"]),
        ("fr", "VILL", ["village"]),
        ("en", "language ", ["de", "en", "fr"]),
        ("en", "why place trader* ca", ["castle.3"]),
        ("en", "rules plan.mat", ["plan.match"]),
        ("de", "tile schif", ["schiff"]),
        ("en", "xyzzy", []),
    ],
)
def test_words_that_may_follow(language: Language, typed: str, found: list[str]) -> None:
    assert offered(typed, language) == found


def test_joan_of_arc_offers_her_own() -> None:
    joan: dict[str, Any] = {"game": "joan", "edition": "1", "players": 2}
    assert offered("she", **joan) == ["sheet", "sheets"]
    assert "stable" in offered("tile st", **joan)


def test_tab_at_a_real_terminal(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path)
    keyboard.until("Red> ")
    keyboard.type("pla\tfar\tvil\t")
    keyboard.until("Red> ")
    keyboard.type("quit")
    keyboard.until("Saved. Resume with")
    assert keyboard.close() == 0
    assert moves(tmp_path) == ["0 place farmer* village.1"]
