"""At a real (pseudo) terminal: a wide page, colours, and a second word before waste."""

from pathlib import Path

import pytest

from tests.terminal.playing import moves
from tests.terminal.test_keyboard import Keyboard, plain

ALONE = ("--game", "joan", "--players", "1")


@pytest.mark.parametrize("width, page", [(80, 80), (100, 100), (120, 100)])
def test_the_page_is_as_wide_as_the_terminal(tmp_path: Path, width: int, page: int) -> None:
    """Up to 100 columns, as long as there is no room for two columns of boards."""
    keyboard = Joan(tmp_path, *ALONE, COLUMNS=str(width))
    lines = plain(keyboard.until("Red> ")).splitlines()
    assert max(map(len, lines)) == page - 1
    keyboard.type("quit")
    keyboard.until("Saved. Resume with")
    assert keyboard.close() == 0


def test_ending_a_turn_asks_for_a_second_word(tmp_path: Path) -> None:
    keyboard = Joan(tmp_path, *ALONE)
    assert "\x1b[31m" in keyboard.until("Red> ")
    keyboard.type("1")
    keyboard.until("Red> ")
    keyboard.type("end")
    assert "Type end again" in " ".join(keyboard.until("Red> ").split())
    assert len(moves(tmp_path)) == 1
    keyboard.type("end")
    keyboard.until("forgoes")
    keyboard.until("Red> ")
    assert moves(tmp_path)[1] == "0 end"
    keyboard.type("\x04")
    keyboard.until("No more input. Saved")
    assert keyboard.close() == 0


class Joan(Keyboard):
    line = "-m orleans.cli play --terminal --quick --save game.json --seed s"
