"""A command loads only what it needs, so that small ones answer at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment
from tests.patience import PATIENCE

SCRIPT = """
import sys
from orleans.cli import main
main(sys.argv[1:])
print(*sorted(sys.modules), file=sys.stderr)
"""


def loaded(home: Path, *arguments: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments],
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        cwd=home,
        timeout=PATIENCE,
        check=True,
    )
    return set(done.stderr.split())


def test_the_version_needs_neither_games_nor_words(tmp_path: Path) -> None:
    found = loaded(tmp_path, "--version")
    wanted = {"orleans", "orleans._build", "orleans.cli", "orleans.kernel"}
    assert {name for name in found if name.startswith("orleans")} <= wanted
    assert not found & {"msgspec", "fluent.runtime", "argparse"}


def test_help_loads_no_command(tmp_path: Path) -> None:
    found = loaded(tmp_path, "--help")
    commands = {name for name in found if name.startswith("orleans.commands.")}
    assert commands == {"orleans.commands.parser"}
    assert "orleans.games" not in found


@pytest.mark.parametrize("line", ["rules plan.match", "tile ship", "modules", "new --help"])
def test_looking_something_up_loads_no_server_and_no_lab(tmp_path: Path, line: str) -> None:
    found = loaded(tmp_path, *line.split())
    heavy = ("orleans.server", "orleans.lab", "orleans.commands.serve", "asyncio", "numpy")
    assert [name for name in found if name.startswith(heavy)] == []


def test_the_library_loads_two_packages(tmp_path: Path) -> None:
    """And what those take with them where it is there: msgspec looks for typing_extensions."""
    script = """
import sys
before = set(sys.modules)
import orleans
game = orleans.new(orleans.Setup(players=2), seed=1)
orleans.new(orleans.Setup(game="joan", players=2), seed=1).view(0)
orleans.record_of(game)
parts = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(parts - sys.stdlib_module_names - {"orleans"}))
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=True,
    )
    ours = {name for name in done.stdout.split() if name.endswith("__mypyc")}
    found = set(done.stdout.split()) - ours - {"typing_extensions"}
    assert found == {"msgspec", "mypy_extensions"}
