"""`orleans play`: a server for this machine and the page in the browser. With real processes."""

import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from orleans.text.translator import LANGUAGES
from tests.cli.running import Here, environment
from tests.patience import PATIENCE

READY = re.compile(r"Orléans is at (http://127\.0\.0\.1:\d+) – tables are kept in (.*) – Ctrl-C")


@contextmanager
def playing(home: Path, *flags: str, **more: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        [sys.executable, "-m", "orleans.cli", "play", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home, **more),
        cwd=home,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def make_browser(home: Path) -> str:
    """A browser that notes which page it is to show."""
    script = home / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{home}/shown"\n')
    script.chmod(0o755)
    return str(script)


def shown(home: Path, pages: int) -> list[str]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = (home / "shown").read_text().split() if (home / "shown").exists() else []
        if len(found) >= pages:
            return found
        time.sleep(0.02)
    raise AssertionError("the browser was not opened")


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell script")
def test_it_serves_the_page_opens_it_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    browser = make_browser(tmp_path)
    with playing(tmp_path, BROWSER=browser) as process:
        said = READY.match(first_line(process))
        assert said
        url, where = said.groups()
        assert where == str(tmp_path / "data" / "orleans" / "tables.sqlite")
        assert shown(tmp_path, 1) == [url]
        with urllib.request.urlopen(f"{url}/health", timeout=PATIENCE) as answer:
            assert answer.status == 200

        # Whoever plays once more is led to the server that is there.
        with playing(tmp_path, BROWSER=browser) as again:
            assert first_line(again) == f"Orléans is already running at {url}\n"
            assert again.wait(PATIENCE) == 0
        assert shown(tmp_path, 2) == [url, url]

        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert not (tmp_path / "data" / "orleans" / "tables.sqlite.address").exists()


@pytest.mark.parametrize("flags", [["--no-browser"], []])
def test_without_a_browser_the_address_is_said(tmp_path: Path, flags: list[str]) -> None:
    browser = make_browser(tmp_path) if flags else str(tmp_path / "there is none")
    with playing(tmp_path, *flags, BROWSER=browser) as process:
        assert READY.match(first_line(process))
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
    assert not (tmp_path / "shown").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("flags", "named"),
    [("--players 3", "--players"), ("game.json", "game.json"), ("--continue", "--continue")],
)
def test_flags_of_the_terminal_need_it(here: Here, language: str, flags: str, named: str) -> None:
    ran = here.run("play", flags, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"orleans: {named} ") and "--terminal" in ran.err
