"""No release without the page: its wheel would open a dead end."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from .project import write

ROOT = Path(__file__).parents[2]
PAGE = "src/orleans/server/static/index.html"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small package with our build."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "dev/build_hook.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    write(tmp_path / "src" / "orleans" / "__init__.py", '__version__ = "7.8.9"\n')
    return tmp_path


def built(project: Path, target: str, **more: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | more
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_nothing_is_built_and_the_remedy_is_told(
    target: str, project: Path
) -> None:
    done = built(project, target)
    assert done.returncode != 0
    assert "the page for the browser is not built" in done.stderr
    assert "python3 run build" in done.stderr
    assert not list(project.glob("dist/*.*"))


def test_with_it_the_wheel_holds_it_and_the_one_version(project: Path) -> None:
    write(project / PAGE, "<!doctype html>")
    assert built(project, "wheel").returncode == 0
    (wheel,) = project.glob("dist/*.whl")
    assert wheel.name == "orleans-7.8.9-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        assert PAGE.removeprefix("src/") in packed.namelist()


def test_whoever_asks_for_it_goes_without(project: Path) -> None:
    assert built(project, "wheel", ORLEANS_WITHOUT_PAGE="1").returncode == 0
    assert len(list(project.glob("dist/*.whl"))) == 1


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/orleans/__init__.py"}
