"""Scripted play for tests: a keyboard that always takes the first choice, and saved games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tests.cli.running import Here, Ran

FIRST = "1\n"
LONG_ENOUGH = 2500
QUICK = "play --terminal --quick --save game.json"


def play(here: Here, *flags: str, typed: str = "", seed: str = "s", lang: str = "en") -> Ran:
    """A game in this process; typed lines may be separated by " | "."""
    lines = typed.replace(" | ", "\n") + "\n" if typed else ""
    return here.run(QUICK, f"--seed {seed} --lang {lang}", *flags, typed=lines)


def saved(home: Path, name: str = "game.json") -> dict[str, Any]:
    save: dict[str, Any] = msgspec.json.decode((home / name).read_bytes())
    return save


def moves(home: Path, name: str = "game.json") -> list[str]:
    listed: list[str] = saved(home, name)["record"]["moves"]
    return listed


def write_position(home: Path, text: str) -> str:
    """A position file, as the flag that names it."""
    (home / "position.toml").write_text(text)
    return "--position position.toml"
