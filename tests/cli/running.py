"""The command `orleans` for tests: as a real process, or quicker inside this one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import orleans
from orleans.cli import main
from tests.patience import PATIENCE

PACKAGE = Path(orleans.__file__).parent.parent


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """English, no colours, and a data directory of the test's own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {
        **kept,
        "LANG": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
        "PYTHONPATH": str(PACKAGE),
        "XDG_DATA_HOME": str(home / "data"),
        **more,
    }


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> Ran:
    """A real process; an argument may hold several words."""
    done = subprocess.run(
        [sys.executable, "-m", "orleans.cli", *words_of(arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


class Here:
    """The same inside the test's process, for tables of many cases."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.patch = patch
        patch.chdir(home)
        for name, value in environment(home).items():
            patch.setenv(name, value)
        for name in ("LC_ALL", "LC_MESSAGES", "ORLEANS_DEBUG"):
            patch.delenv(name, raising=False)

    def run(self, *arguments: str, typed: str = "") -> Ran:
        out, err = io.StringIO(), io.StringIO()
        with self.patch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(typed))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            try:
                code = main(words_of(arguments))
            except SystemExit as leaving:
                code = int(leaving.code or 0)
        return Ran(code, out.getvalue(), err.getvalue())


def words_of(arguments: tuple[str, ...]) -> list[str]:
    return " ".join(arguments).split()


def files_in(home: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in home.rglob("*") if path.is_file()}
