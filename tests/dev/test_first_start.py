"""The first start: games begin at once, the engine is compiled beside them. With real processes."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dev import engine, folders, locks, marks, packages, programs, venv

from .project import PYPROJECT, write

pytestmark = pytest.mark.skipif(os.name == "nt", reason="nothing is compiled there")

ROOT = Path(__file__).parents[2]

# Stands in for the Python of .venv. Its compiler notes who called it and waits for the file `go`.
PRETENDER = f"""#!{sys.executable} -IS
import os, pathlib, sys, time, zipfile
project = pathlib.Path(__file__).parents[2]
command = " ".join(sys.argv[1:])
if sys.argv[1] == str(project / "dev"):
    os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
elif command.startswith("-P -m orleans"):
    print(os.environ["PYTHONPATH"] or "the sources")
elif command.startswith("-c"):
    print("True", "True")
elif command.startswith("-m hatchling"):
    with open(project / "compilations", "a") as calls:
        calls.write(f"{{os.getppid()}} {{os.getsid(0)}} {{os.nice(0)}}\\n")
    print("compiling")
    started = time.monotonic()
    while not (project / "go").exists() and time.monotonic() < started + 30:
        time.sleep(0.01)
    if (project / "broken").exists():
        sys.exit("a mistake in line 7")
    os.mkdir("dist")
    with zipfile.ZipFile("dist/orleans.whl", "w") as archive:
        archive.writestr("orleans/kernel/game.so", "compiled")
"""


class Compilation:
    def __init__(self, line: str) -> None:
        self.run, self.session, self.niceness = map(int, line.split())


class Project:
    """A project whose packages are installed, and a compiler that is held up until `go`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.here = folders.here
        write(self.here.package / "kernel" / "game.py", "turns = 18\n")
        write(folder / "pyproject.toml", PYPROJECT)
        for name in (packages.RUNTIME, venv.UV):
            write(folder / name, "")
        shutil.copy(ROOT / "run", folder)
        shutil.copytree(ROOT / "dev", folder / "dev")
        write(self.here.python, PRETENDER)
        self.here.python.chmod(0o755)
        marks.mark_done("venv", venv.what_it_is())
        marks.mark_done(packages.RUNTIME, packages.state_of(packages.RUNTIME))

    def start(self, *arguments: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, str(self.folder / "run"), *arguments],
            env=programs.tools(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def play(self) -> tuple[str, str]:
        """What a game says: which engine it has, and what was told before."""
        return outcome(self.start("play", "--terminal"))

    def compilations(self) -> list[Compilation]:
        file = self.folder / "compilations"
        return [Compilation(line) for line in read(file).splitlines()]

    def compiling(self) -> bool:
        with locks.locked(self.here.compiled, "") as free:
            return not free

    def go(self) -> None:
        (self.folder / "go").touch()

    def finish(self) -> None:
        self.go()
        eventually(lambda: not self.compiling())

    def left_behind(self) -> list[str]:
        return sorted(file.suffix or file.name for file in self.here.compiled.iterdir())


def read(file: Path) -> str:
    return file.read_text() if file.exists() else ""


def outcome(process: "subprocess.Popen[str]") -> tuple[str, str]:
    told, warned = process.communicate(timeout=30)
    return told.strip(), warned.strip()


def eventually(happens: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not happens():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Project]:
    monkeypatch.setattr(folders, "here", folders.Folders(tmp_path))
    project = Project(tmp_path)
    yield project
    project.here.compiled.mkdir(parents=True, exist_ok=True)
    project.finish()


PLAIN = "the sources"
IN_THE_BACKGROUND = r"The engine is being compiled in the background, about \d+ s: until then .*\."


def test_the_first_game_begins_at_once_and_the_next_one_is_compiled(project: Project) -> None:
    engine, told = project.play()
    assert engine == PLAIN
    assert re.fullmatch(IN_THE_BACKGROUND, told)

    eventually(lambda: bool(project.compilations()))
    project.finish()
    assert project.play() == (str(project.here.site), "")
    assert len(project.compilations()) == 1
    assert project.left_behind() == [".whl", "site"]
    assert read(project.here.site / "orleans" / "kernel" / "game.so") == "compiled"


def test_the_game_neither_sees_nor_feels_the_compiler(project: Project) -> None:
    project.play()
    eventually(lambda: bool(project.compilations()))
    (compilation,) = project.compilations()
    assert compilation.session == compilation.run != os.getsid(0), "no terminal can end it"
    assert compilation.niceness >= min(os.nice(0) + 10, 19)
    project.finish()
    assert "compiling" in read(project.here.compile_log)


def test_two_starts_neither_compile_twice_nor_wait_for_each_other(project: Project) -> None:
    games = [project.start("play", "--terminal"), project.start("orleans", "simulate", "--help")]
    for game in games:
        engine, told = outcome(game)
        assert engine == PLAIN
        assert re.search(IN_THE_BACKGROUND, told)
    eventually(lambda: bool(project.compilations()))
    assert project.play()[0] == PLAIN
    project.finish()
    assert project.play()[0] == str(project.here.site)
    assert len(project.compilations()) == 1


@pytest.mark.parametrize("command", [["orleans", "simulate"], ["compile"]])
def test_what_needs_the_speed_waits_for_the_compiler_at_work(
    command: list[str], project: Project
) -> None:
    project.play()
    eventually(lambda: bool(project.compilations()))
    process = project.start(*command)
    assert process.stderr is not None
    assert process.stderr.readline() == "Waiting until the engine is compiled …\n"
    project.go()
    assert outcome(process) == (str(project.here.site) if len(command) > 1 else "", "")
    assert process.returncode == 0
    assert len(project.compilations()) == 1


def test_what_needs_the_speed_compiles_if_nobody_does(project: Project) -> None:
    project.go()
    engine, told = outcome(project.start("orleans", "simulate", "--games", "10"))
    assert engine == str(project.here.site)
    assert re.fullmatch(r"Compiling the engine once, about \d+ s …", told)


def test_a_compilation_that_was_killed_leaves_nothing_and_is_begun_again(project: Project) -> None:
    project.play()
    eventually(lambda: bool(project.compilations()))
    os.kill(project.compilations()[0].run, signal.SIGKILL)
    eventually(lambda: not project.compiling())
    assert project.play()[0] == PLAIN

    eventually(lambda: len(project.compilations()) == 2)
    project.finish()
    assert project.play() == (str(project.here.site), "")
    assert project.left_behind() == [".whl", "site"]


def test_a_failure_is_told_at_the_next_start_and_not_repeated_until_asked_for(
    project: Project,
) -> None:
    (project.folder / "broken").touch()
    project.play()
    eventually(lambda: bool(project.compilations()))
    project.finish()
    for _ in range(2):
        engine, told = project.play()
        assert engine == PLAIN
        assert re.fullmatch(r"Compiling the engine failed \(see \.venv/compile\.log\): .*", told)
    assert "a mistake in line 7" in read(project.here.compile_log)
    assert len(project.compilations()) == 1
    assert project.left_behind() == []

    (project.folder / "broken").unlink()
    assert outcome(project.start("compile"))[0] == ""
    assert project.play() == (str(project.here.site), "")


def test_whoever_deletes_what_is_being_made_gets_it_made_again(project: Project) -> None:
    project.play()
    eventually(lambda: bool(project.compilations()))
    shutil.rmtree(project.here.compiled)
    project.play()
    eventually(lambda: len(project.compilations()) == 2)
    project.finish()
    assert project.play() == (str(project.here.site), "")
    assert not (project.here.done / "failure").exists()


def test_a_folder_that_nobody_may_write_to_is_no_obstacle(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("ORLEANS_PURE", raising=False)
    project.here.compile_log = project.folder / "absent" / "compile.log"
    assert engine.engine(wait=False) == []
    assert capsys.readouterr().err.startswith("The engine cannot be compiled here (")


def test_without_locks_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with locks.locked(tmp_path, "") as first, locks.locked(tmp_path, "") as second:
        assert first and second
