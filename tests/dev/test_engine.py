"""The engine that starts is never out of date, and never compiled twice."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dev import engine, folders, wheel
from orleans._build import PlainFinder

from .project import PYPROJECT, Compiler, write


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package of a small project, without packages to install."""
    here = folders.Folders(tmp_path)
    write(here.package / "kernel" / "game.py", "turns = 18\n")
    write(here.package / "terminal" / "screen.py", "width = 80\n")
    write(here.package / "content" / "data" / "map.toml", "towns = 23\n")
    write(tmp_path / "pyproject.toml", PYPROJECT)
    here.compiled.mkdir(parents=True)
    monkeypatch.setattr(folders, "here", here)
    monkeypatch.setattr(engine, "require_compiler", lambda: None)
    monkeypatch.delenv("ORLEANS_PURE", raising=False)
    return here.package


@pytest.fixture
def compiler(project: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    compiler = Compiler()
    monkeypatch.setattr(engine, "build_wheel", compiler)
    return compiler


def test_the_engine_is_compiled_once(compiler: Compiler) -> None:
    (site,) = engine.engine(wait=True)
    assert (site / "orleans" / "kernel" / "game.so").read_text() == "build 1"
    assert engine.engine(wait=True) == [site]
    assert compiler.calls == 1


@pytest.mark.parametrize("change", ["edit", "add", "remove", "rename"])
def test_a_changed_engine_is_compiled_again(change: str, compiler: Compiler, project: Path) -> None:
    write(project / "kernel" / "steps.py", "")
    engine.engine(wait=True)
    steps = project / "kernel" / "steps.py"
    changes: dict[str, Callable[[], Any]] = {
        "edit": lambda: steps.write_text("# new\n"),
        "add": lambda: write(project / "bots" / "bot.py", ""),
        "remove": steps.unlink,
        "rename": lambda: steps.rename(steps.with_name("stages.py")),
    }
    changes[change]()
    (site,) = engine.engine(wait=True)
    assert compiler.calls == 2
    assert (site / "orleans" / "kernel" / "game.so").read_text() == "build 2"


@pytest.mark.parametrize("changed", ["terminal/shell/screen.py", "content/data/map.toml"])
def test_what_the_engine_does_not_import_is_renewed_without_compiling(
    changed: str, compiler: Compiler, project: Path
) -> None:
    engine.engine(wait=True)
    write(project / changed, "new = 1\n")
    (project / "terminal" / "more.py").touch()
    (site,) = engine.engine(wait=True)
    assert (site / "orleans" / changed).read_text() == "new = 1\n"
    assert (site / "orleans" / "terminal" / "more.py").exists()
    assert compiler.calls == 1


def test_leftovers_in_the_sources_are_neither_noticed_nor_copied(
    compiler: Compiler, project: Path
) -> None:
    engine.engine(wait=True)
    write(project / "kernel" / "__pycache__" / "game.pyc", "old")
    write(project / "kernel" / "old.so", "old")
    (site,) = engine.engine(wait=True)
    write(project / "terminal" / "screen.py", "width = 100\n")
    engine.engine(wait=True)
    assert compiler.calls == 1
    assert not (site / "orleans" / "kernel" / "old.so").exists()


def test_after_a_failure_the_plain_engine_is_used_and_the_old_build_never(
    compiler: Compiler, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine.engine(wait=True)
    write(project / "kernel" / "game.py", "turns = \n")
    compiler.works = False
    capsys.readouterr()
    assert engine.engine(wait=True) == []
    assert "plain Python" in capsys.readouterr().err.splitlines()[-1]

    assert engine.engine(wait=True) == []
    assert compiler.calls == 2, "the same failure is not waited for twice"
    with pytest.raises(wheel.NotCompiled):
        engine.compiled_engine(retry=True)
    assert compiler.calls == 3

    write(project / "kernel" / "game.py", "turns = 18\n")
    (site,) = engine.engine(wait=True)
    assert (site / "orleans" / "kernel" / "game.py").read_text() == "turns = 18\n"
    assert compiler.calls == 3, "the sources are again those of the build that worked"


def test_plain_python_can_be_asked_for(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORLEANS_PURE", "1")
    assert engine.engine(wait=True) == []
    assert compiler.calls == 0


@pytest.mark.skipif(os.name == "nt", reason="nothing is compiled there")
def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel, "python", lambda *words: [sys.executable, *words])
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(wheel.NoCompiler, match="No C compiler was found"):
        wheel.require_compiler()


# -------------------------------------------------------------------- ORLEANS_PURE=1 inside


def test_the_plain_finder_overlooks_compiled_modules(tmp_path: Path) -> None:
    write(tmp_path / "game.py", "")
    write(tmp_path / "game.abi3.so", "")
    spec = PlainFinder.find_spec("orleans.game", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "game.py")
    assert PlainFinder.find_spec("orleans.absent", [str(tmp_path)]) is None
    assert PlainFinder.find_spec("other.game", [str(tmp_path)]) is None
