"""What a stranger installs: the wheel in an empty environment, far from the sources."""

from __future__ import annotations

import os
import signal
import subprocess
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import orleans
from dev.packages import RUNTIME
from dev.programs import python, tools
from dev.release import build_both
from tests.patience import PATIENCE
from tests.ui.browsers import Browsers
from tests.ui.player import Player
from tests.ui.setting_up import play_at_once

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source archive, and the wheel that was made from it alone."""
    return build_both(tmp_path_factory.mktemp("dist"), compiled=False)


class Installed:
    """An environment of its own with the wheel; its programs see nothing of ours."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        uv = python("-m", "uv")
        self.tool([*uv, "venv", "-q", str(folder / "venv")])
        pip = [*uv, "pip", "install", "-q", "--python", str(self.bin / "python")]
        # Our pins, so that what is in the cache already is taken from there.
        self.tool([*pip, "-c", str(ROOT / RUNTIME), f"orleans{extra} @ {wheel.as_uri()}"])
        self.env = {"HOME": str(folder), "PATH": os.defpath, "LANG": "en_GB.UTF-8"}

    def tool(self, command: list[str]) -> None:
        subprocess.run(command, env=tools(), cwd=self.folder, check=True, timeout=PATIENCE)

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / "orleans"), *arguments],
            env=self.env,
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    @contextmanager
    def playing(self) -> Iterator[str]:
        """`orleans play` until we have seen enough; the address that it tells."""
        out = self.folder / "out"
        command = [str(self.bin / "orleans"), "play", "--no-browser"]
        with out.open("wb") as told:
            process = subprocess.Popen(command, env=self.env, cwd=self.folder, stdout=told)
        try:
            deadline = time.monotonic() + PATIENCE
            while not (said := out.read_text().split()):
                assert process.poll() is None and time.monotonic() < deadline
                time.sleep(0.05)
            yield next(word for word in said if word.startswith("http://"))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def test_with_the_server_play_opens_a_game_in_the_browser(
    built: tuple[Path, Path], browser: Browser, tmp_path: Path
) -> None:
    installed = Installed(tmp_path, built[1], "[server]")
    with installed.playing() as url:
        browsers = Browsers(browser, url)
        page = browsers.open()
        play_at_once(page)
        player = Player(page, fills=1)
        player.play_to_the_end()
        assert player.look()["over"]
        assert browsers.close() == []


def test_without_it_play_says_what_to_install_and_the_terminal_plays(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    installed = Installed(tmp_path, built[1])
    refused = installed.run("play")
    assert refused.returncode == 2
    assert refused.stderr.startswith("orleans: to play in the browser, install the server")
    assert "pip install 'orleans[server]'" in refused.stderr
    flags = "--terminal --quick --edition 2021 --players 2 --bots random".split()
    played = installed.run("play", *flags, typed="done\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Round 1" in played.stdout


def test_the_archive_and_the_wheel_hold_what_belongs_in_them(built: tuple[Path, Path]) -> None:
    source, wheel = built
    version = orleans.__version__
    assert source.name == f"orleans-{version}.tar.gz"
    assert wheel.name == f"orleans-{version}-py3-none-any.whl"
    page = "orleans/server/static/index.html"
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{page}", "run", "dev/__main__.py", "web/package.json", "LICENSE"} <= names
    assert not any("node_modules" in name or name.endswith((".so", ".pyc")) for name in names)
    with zipfile.ZipFile(wheel) as packed:
        assert page in packed.namelist()
        top = {name.partition("/")[0] for name in packed.namelist()}
    assert top == {"orleans", f"orleans-{version}.dist-info"}
