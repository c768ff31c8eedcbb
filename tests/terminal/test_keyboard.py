"""At a real (pseudo) terminal: colours, and a second word before something is wasted."""

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from pathlib import Path

from tests.cli.running import environment
from tests.patience import PATIENCE
from tests.terminal.playing import moves

LINE = "-m orleans.cli play --terminal --quick --save game.json --seed s --edition 2021 --players 2"


class Keyboard:
    line = LINE

    def __init__(self, home: Path, *flags: str, **more: str) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.chdir(home)
            wanted = environment(home, TERM="xterm", **more)
            if "COLUMNS" not in more:  # it would stand for the real size
                wanted.pop("COLUMNS", None)
            os.execve(sys.executable, [sys.executable, *self.line.split(), *flags], wanted)
        self.shown = ""

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("4H", rows, columns, 0, 0))

    def until(self, text: str) -> str:
        """What the screen shows up to a text, from where the last look ended."""
        limit = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < limit, self.shown[-500:]
            if select.select([self.screen], [], [], 1)[0]:
                self.shown += os.read(self.screen, 4096).decode(errors="replace")
        seen, _, self.shown = self.shown.partition(text)
        return seen

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def rest(self) -> str:
        """What it shows until it ends, which Linux calls an error."""
        with contextlib.suppress(OSError):
            while more := os.read(self.screen, 4096):
                self.shown += more.decode(errors="replace")
        return self.shown

    def close(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        os.close(self.screen)
        return os.waitstatus_to_exitcode(status)


def test_colours_and_warnings(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path)
    assert "\x1b[31m" in keyboard.until("Red> ")
    keyboard.type("done")
    assert "Type done again" in " ".join(keyboard.until("Red> ").split())
    assert moves(tmp_path) == []
    keyboard.type("warnings off")
    keyboard.until("Warnings are off.")
    keyboard.until("Red> ")
    keyboard.type("village; done")
    keyboard.until("Red> ")
    assert "0 done" in moves(tmp_path)
    keyboard.type("\x04")
    keyboard.until("No more input. Saved")
    assert keyboard.close() == 0


def test_the_width_is_taken_before_every_page(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, NO_COLOR="1")
    keyboard.until("Red> ")
    for columns, width in ((100, 100), (90, 90), (80, 80), (130, 100)):
        keyboard.resize(columns, 50)
        keyboard.type("board")
        keyboard.until("== Round")  # the prompt is drawn anew in the new size
        lines = plain(keyboard.until("Red> ")).splitlines()
        assert {len(line) for line in lines if line[:3] == "-- "} == {width - 1}
    keyboard.type("quit")
    assert keyboard.close() == 0


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


def test_without_colours(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, NO_COLOR="1")
    assert "\x1b[" not in keyboard.until("Red> ").replace("\x1b[?2004h", "")
    keyboard.type("done")
    keyboard.until("You could still complete")
    keyboard.until("Red> ")
    keyboard.type("done")
    keyboard.until("Red> ")
    keyboard.type("quit")
    keyboard.until("Saved. Resume with")
    assert keyboard.close() == 0


def test_the_screen_is_cleared_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--seats", "1,2", "--names", "Anna,Ben")
    keyboard.until("press Enter.")
    keyboard.type("")
    keyboard.until("Anna> ")
    keyboard.type("warnings off")
    keyboard.until("Anna> ")
    keyboard.type("village; done")
    screen = keyboard.until("Pass the keyboard to Ben")
    assert "\x1b[2J" in screen
    keyboard.type("")
    keyboard.until("Ben> ")
    keyboard.type("quit")
    assert keyboard.close() == 0
