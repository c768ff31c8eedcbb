"""What a type checker tells somebody who uses the library."""

import subprocess
import sys
from pathlib import Path

import pytest

import orleans
from tests.patience import PATIENCE

SCRIPT = """\
import orleans

setup = orleans.Setup(edition="2021", players=2)
game = orleans.new(setup, seed="daily")
print(game.players[0].coins)
sheet = orleans.new(orleans.Setup("joan", players=2), seed=1)
print(sheet.sheets[0])
usual = orleans.new()
print(usual.players[0].coins)


def either(setup: orleans.Setup) -> list[int]:
    return orleans.new(setup).scores


def again(record: orleans.Record) -> str:
    return orleans.state_hash(orleans.replay_record(record))
"""

EVERY_NAME = "\n".join(
    ["import orleans", "", *(f"{name} = orleans.{name}" for name in orleans.__all__)]
)


def complaints(folder: Path, script: str) -> list[str]:
    file = folder / "script.py"
    file.write_text(script, encoding="utf-8")
    source = Path(orleans.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary", file],
        capture_output=True,
        encoding="utf-8",
        env={"MYPYPATH": str(source), "PATH": ""},
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )
    assert not done.stderr
    return [line.removeprefix("script.py:") for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_a_script_of_a_user_is_checked(tmp_path: Path) -> None:
    assert complaints(tmp_path, f"{SCRIPT}\n\n{EVERY_NAME}\n") == []


@pytest.mark.slow
def test_a_wrong_script_is_told_so(tmp_path: Path) -> None:
    wrong = complaints(tmp_path, f"{SCRIPT}print(game.sheets)\nprint(sheet.players)\n")
    assert [line.split(": ", 1)[1] for line in wrong] == [
        'error: "Classic" has no attribute "sheets"  [attr-defined]',
        'error: "JoanOfArc" has no attribute "players"  [attr-defined]',
    ]
