"""Saving: continuing goes on as if never stopped; a kill loses no move that was answered."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import orleans
from orleans.table.files import FileError, write_whole
from orleans.terminal.match import replayed
from orleans.terminal.saves import read_saved
from tests.cli.running import Here, environment
from tests.patience import PATIENCE
from tests.terminal.playing import FIRST, LONG_ENOUGH, moves, play, saved

FLAGS = "--edition 2021 --players 3 --bots easy,random"


def test_a_continued_game_goes_on_as_it_would_have(here: Here) -> None:
    play(here, FLAGS, typed="\n".join(["1"] * LONG_ENOUGH))
    whole = saved(here.home)
    play(here, FLAGS, "--force", typed="\n".join(["1"] * 30))
    part = moves(here.home)
    here.run("play --terminal", "game.json", typed=FIRST * LONG_ENOUGH)
    assert 30 < len(part) < len(whole["record"]["moves"])
    assert saved(here.home) == whole


def test_the_newest_save_can_be_continued_by_a_word(here: Here) -> None:
    here.run("play --terminal", "--quick", "--players", "2", typed="quit\n")
    ran = here.run("play --terminal", "--continue", typed="1\nquit\n")
    assert ran.code == 0 and "Red> 1" in ran.out


def test_a_plain_record_is_continued_with_the_seats_of_the_flags(here: Here) -> None:
    here.run("new", "game.json", "--players", "2", "--seed", "s")
    ran = here.run("play --terminal", "game.json", "--quick", "--seats", "blue", typed="1\nquit\n")
    assert "Blue> 1" in ran.out
    assert [seat["player"] for seat in saved(here.home)["seats"]] == ["easy", "human"]


def test_saves_say_who_sits_where(here: Here) -> None:
    play(here, FLAGS, "--names", "Anna", typed="quit")
    assert here.run("play --terminal", "game.json", "--seats", "2").code == 2
    save = read_saved(here.home / "game.json")
    assert [seat.name for seat in save.seats] == ["Anna", "Blue", "Green"]
    assert replayed(save.record, save.seats).game.view(0) == orleans.resume(save.record).view(0)


def test_a_copy_is_saved_under_another_name(here: Here) -> None:
    ran = play(here, FLAGS, typed="1 | save copy.json | save copy.json | 1 | quit")
    assert "copy.json: already exists" in ran.out
    assert moves(here.home)[: len(moves(here.home, "copy.json"))] == moves(here.home, "copy.json")


def test_a_file_is_whole_or_untouched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_whole(path, b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]


def test_a_full_disk_does_not_end_the_game(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []

    def nearly_full(path: Path, data: bytes, replace: bool = True) -> None:
        if len(written) == 3:
            raise FileError("error-cannot-write", path=str(path), reason="no space")
        written.append(data)

    monkeypatch.setattr("orleans.terminal.match.write_whole", nearly_full)
    ran = play(here, FLAGS, typed="1 | 1 | 1 | quit")
    assert ran.code == 0
    assert "Not saved: game.json: can’t be written (no space)" in ran.out
    assert ran.out.count("Red> ") == 4


class Live:
    """A real game that is typed into line by line."""

    def __init__(self, home: Path) -> None:
        line = f"-m orleans.cli play --terminal --quick --seed s --save game.json {FLAGS}"
        self.process = subprocess.Popen(
            [sys.executable, *line.split()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(home),
            cwd=home,
        )
        self.wait_for_prompt()

    def wait_for_prompt(self) -> None:
        assert self.process.stdout is not None
        seen = b""
        limit = time.monotonic() + PATIENCE
        while not seen.endswith(b"Red> "):
            byte = os.read(self.process.stdout.fileno(), 1)
            assert byte and time.monotonic() < limit, seen.decode()[-400:]
            seen += byte

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        self.wait_for_prompt()

    def end(self, sign: signal.Signals) -> int:
        self.process.send_signal(sign)
        code = self.process.wait(timeout=PATIENCE)
        assert self.process.stderr is not None
        assert b"Traceback" not in self.process.stderr.read()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code


@pytest.mark.parametrize("lines", [1, 12])
def test_a_kill_loses_no_answered_move(here: Here, lines: int) -> None:
    play(here, FLAGS, typed="\n".join(["1"] * lines))
    expected = moves(here.home)
    (here.home / "game.json").unlink()
    live = Live(here.home)
    for _ in range(lines):
        live.type("1")
    live.end(signal.SIGKILL)
    assert moves(here.home) == expected


def test_an_interrupt_leaves_a_saved_game(here: Here) -> None:
    live = Live(here.home)
    live.type("1")
    assert live.end(signal.SIGINT) == 130
    assert moves(here.home)
    assert here.run("replay", "game.json").code == 0


def test_an_interrupt_says_where_the_game_is(here: Here) -> None:
    live = Live(here.home)
    live.type("1")
    live.process.send_signal(signal.SIGINT)
    shown, complaint = live.process.communicate(timeout=PATIENCE)
    assert live.process.returncode == 130 and not complaint
    assert shown.decode().endswith("\nSaved. Resume with: orleans play --terminal game.json\n")
