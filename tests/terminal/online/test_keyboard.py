"""At a table of a server and a real (pseudo) terminal: Tab, and a terminal left as it was."""

import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running
from tests.terminal.test_keyboard import Keyboard


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


class Joining(Keyboard):
    line = "-m orleans.cli join --new --name Anna --edition 2021 --players 2 --bots easy"


def test_tab_completes_and_the_terminal_is_left_as_it_was(server: Running, tmp_path: Path) -> None:
    keyboard = Joining(tmp_path, server.url)
    before = termios.tcgetattr(keyboard.screen)
    keyboard.until("Anna> ")
    keyboard.type("pla\tfar\tvil\t")
    keyboard.until("[F*]")
    keyboard.until("Anna> ")
    keyboard.type("qui\t")
    keyboard.until("Come back with: orleans join")
    after = termios.tcgetattr(keyboard.screen)
    keyboard.rest()
    assert keyboard.close() == 0
    assert after == before
