"""What a terminal shows of what it is told: every line once, as text and nothing else."""

from typing import Any

import pytest

from orleans.server.wire import messages
from orleans.terminal.online.remote_game import RemoteGame
from orleans.terminal.online.screen import Showing
from orleans.terminal.shell.console import Console
from orleans.terminal.shell.page import Page
from orleans.text.translator import Words
from tests.terminal.online.table_server import info, state


def line(seq: int, text: str) -> messages.Line:
    return messages.Line(
        seq=seq, at=0, seat=1, kind="said", moment=0, sentences=[text], events=[], body={}
    )


def showing(**more: Any) -> Showing:
    return Showing(RemoteGame(info(), state(**more)), Console(Page()), Words("en"))


def test_a_line_that_comes_twice_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    shown = showing()
    shown.tell([line(2, "Ben: hello")])
    shown.tell([line(2, "Ben: hello"), line(3, "Ben: are you there?")])
    assert capsys.readouterr().out == "  Ben: hello\n  Ben: are you there?\n"


def test_nobody_paints_on_another_screen(capsys: pytest.CaptureFixture[str]) -> None:
    showing().tell([line(2, "Ben: \x1b[2J\x07\nAnna resigns.")])
    assert capsys.readouterr().out == "  Ben: [2J Anna resigns.\n"


def test_clocks_run_for_those_who_think(capsys: pytest.CaptureFixture[str]) -> None:
    clock = messages.ClockView(now=0, left=[65_000, 3_600_000], running=[1], deadline=None)
    text = " ".join(showing(clock=clock).clock())
    assert text.startswith("Clock  Anna 1:05, Ben ") and text.endswith("(runs)")


def test_whoever_is_waited_for_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    shown = showing()
    shown.present()
    shown.present()
    assert capsys.readouterr().out == "Waiting for Ben.\n"
