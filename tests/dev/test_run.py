"""`run` starts everything: it explains itself and never starts an engine that is out of date."""

import ast
import os
import re
import runpy
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from orleans._build import PlainFinder

ROOT = Path(__file__).parent.parent
RUN = ROOT / "run"


def load(file: Path = RUN) -> ModuleType:
    """`run` as a module. It has no suffix, so Python would not find it."""
    module = ModuleType("run")
    module.__file__ = str(file)
    exec(compile(file.read_text(encoding="utf-8"), file, "exec"), module.__dict__)
    return module


@pytest.fixture
def run() -> ModuleType:
    return load()


def started(*arguments: str, cwd: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, str(RUN), *arguments], cwd=cwd, capture_output=True, text=True
    )


# -------------------------------------------------------------------------- what it says


@pytest.mark.parametrize("arguments", ["", "help", "--help", "screenshots --help", "test -h"])
def test_help_names_every_command_from_anywhere(
    arguments: str, run: ModuleType, tmp_path: Path
) -> None:
    done = started(*arguments.split(), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    for command in run.COMMANDS:
        assert f"python3 run {command}" in done.stdout


def test_an_unknown_command_is_answered_in_one_sentence() -> None:
    done = started("plya")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"run: There is no command 'plya'; there are [\w, ]+\.\n", done.stderr)


def test_an_old_python_can_read_the_file_and_is_told_what_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 8))
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer"):
        runpy.run_path(str(RUN))


@pytest.mark.skipif(os.name == "nt", reason="there standard input cannot be closed like this")
def test_a_closed_standard_input_does_no_harm() -> None:
    command = f"'{sys.executable}' '{RUN}' help <&-"
    assert subprocess.run(["bash", "-c", command], stdout=subprocess.DEVNULL).returncode == 0


# ------------------------------------------------------------------------ the pinned versions


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+)==(\S+)", (ROOT / lock).read_text(), re.M))


def test_play_and_test_install_the_same_versions(run: ModuleType) -> None:
    runtime, development = pins(run.RUNTIME), pins(run.DEVELOPMENT)
    assert runtime.items() <= development.items()


@pytest.mark.parametrize("name", ["RUNTIME", "DEVELOPMENT", "NODE"])
def test_every_pin_has_hashes_and_no_host(name: str, run: ModuleType) -> None:
    text = (ROOT / getattr(run, name)).read_text()
    assert "://" not in text
    packages = re.split(r"\n(?=\S)", text.strip())
    assert all("--hash=sha256:" in package for package in packages)


def test_all_that_the_project_asks_for_is_pinned(run: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    wanted = project["project"]["dependencies"] + groups["build"] + groups["dev"]
    names = [re.match(r"[\w.-]+", item) for item in wanted if isinstance(item, str)]
    plain = {name.group().lower().replace(".", "-") for name in names if name}
    assert plain <= pins(run.DEVELOPMENT).keys()


# ---------------------------------------------------------------------- the browser client


@pytest.mark.parametrize(
    ("arguments", "page"),
    [
        (["serve"], True),
        (["serve", "--help"], False),
        (["play"], True),
        (["play", "--terminal", "--quick"], False),
        (["simulate"], False),
        ([], False),
    ],
)
def test_what_shows_the_page_needs_it(arguments: list[str], page: bool, run: ModuleType) -> None:
    assert run.needs_page(arguments) == page


def test_the_page_is_built_anew_when_the_client_or_its_words_change(run: ModuleType) -> None:
    sources = [file.relative_to(ROOT).as_posix() for file in run.page_sources()]
    assert {"web/package-lock.json", "web/src/App.svelte"} <= set(sources)
    assert "src/orleans/text/messages/fr/web.ftl" in sources
    assert not any("node_modules" in file for file in sources)


def test_what_the_page_is_built_with_is_pinned_and_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock


@pytest.mark.parametrize(
    ("arguments", "inside", "outside"),
    [
        ([], ["tests/ui"], []),
        (["-k", "joan"], ["tests/ui", "-k", "joan"], ["-k", "joan"]),
        (["tests/ui", "-x"], ["tests/ui", "-x"], None),
        (["tests/ui/test_games.py::test_x"], ["tests/ui/test_games.py::test_x"], None),
        (["tests/classic", "-k", "x"], None, ["tests/classic", "-k", "x"]),
        (["tests/classic", "tests/ui"], ["tests/ui"], ["tests/classic"]),
    ],
)
def test_what_the_user_names_is_tested_where_it_belongs(
    arguments: list[str],
    inside: list[str] | None,
    outside: list[str] | None,
    run: ModuleType,
) -> None:
    assert run.only_outside_browser(arguments) == (inside is None)
    assert run.only_in_browser(arguments) == (outside is None)
    assert inside is None or run.inside_browser(arguments) == inside
    assert outside is None or run.outside_browser(arguments) == outside


@pytest.mark.parametrize(
    ("arguments", "compiled", "expected"),
    [
        ([], True, [("compiled", []), ("plain, few set-ups", ["-m", "both"])]),
        ([], False, [("plain", [])]),
        (["-x"], True, [("compiled", ["-x"]), ("plain", ["-x", "-m", "engine"])]),
        (["-x"], False, [("plain", ["-x"])]),
    ],
)
def test_what_is_tested_on_which_engine(
    arguments: list[str],
    compiled: bool,
    expected: list[tuple[str, list[str]]],
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tested = []

    def check(command: list[str], env: dict[str, str], also_good: Any = ()) -> None:
        few = ", few set-ups" if "ORLEANS_FEW_SETUPS" in env else ""
        tested.append((env["ORLEANS_EXPECT"] + few, command[len(run.pytest()) :]))

    monkeypatch.setattr(run, "check", check)
    run.test_outside_browser(arguments, [ROOT] if compiled else [])
    assert tested == expected


def test_a_browser_that_is_named_is_taken_or_missed(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORLEANS_CHROMIUM", sys.executable)
    assert run.chromium() == sys.executable
    monkeypatch.setenv("ORLEANS_CHROMIUM", "/there/is/none")
    with pytest.raises(run.NoBrowser, match="no such program"):
        run.chromium()


@pytest.mark.skipif(sys.platform != "linux", reason="nothing is installed there")
def test_why_no_browser_could_be_installed_is_said_at_the_end_and_not_meanwhile(
    run: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("ORLEANS_CHROMIUM", raising=False)
    node = tmp_path / "node"
    write(node, "#!/bin/sh\necho there is no network\n")
    node.chmod(0o755)
    monkeypatch.setattr(run, "BROWSERS", ())
    monkeypatch.setattr(run, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(run, "CHROMIUM_FOLDER", tmp_path / "chromium")
    monkeypatch.setattr(run, "CHROMIUM_LOG", tmp_path / "chromium.log")
    monkeypatch.setattr(run, "npm_command", lambda *words: [str(node), *words])
    with pytest.raises(run.NoBrowser, match="none could be installed"):
        run.chromium()
    said = "there is no network\nthere is no network\n"
    assert capfd.readouterr() == ("", f"Installing Chromium …\n{said}")


# ---------------------------------------------------------------------- the compiled engine


@pytest.fixture
def project(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project for `run`, whose compiler only counts how often it is called."""
    package = tmp_path / "src" / "orleans"
    write(package / "kernel" / "game.py", "turns = 18\n")
    write(package / "terminal" / "screen.py", "width = 80\n")
    write(package / "content" / "data" / "map.toml", "towns = 23\n")
    write(tmp_path / "pyproject.toml", "[project]\n")
    venv = tmp_path / ".venv"
    (venv / "compiled").mkdir(parents=True)
    places = {
        "ROOT": tmp_path,
        "PACKAGE": package,
        "VENV": venv,
        "COMPILED": venv / "compiled",
        "SITE": venv / "compiled" / "site",
    }
    for name, place in places.items():
        monkeypatch.setattr(run, name, place)
    monkeypatch.setattr(run, "require_compiler", lambda: None)
    monkeypatch.delenv("ORLEANS_PURE", raising=False)
    return package


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


class Compiler:
    def __init__(self) -> None:
        self.calls = 0
        self.works = True

    def __call__(self, wheel: Path) -> bool:
        self.calls += 1
        if self.works:
            with zipfile.ZipFile(wheel, "w") as archive:
                archive.writestr("orleans/kernel/game.so", f"build {self.calls}")
        return self.works


@pytest.fixture
def compiler(run: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    compiler = Compiler()
    monkeypatch.setattr(run, "build_wheel", compiler)
    return compiler


def test_the_engine_is_compiled_once(run: ModuleType, compiler: Compiler) -> None:
    (site,) = run.engine(wait=True)
    assert (site / "orleans" / "kernel" / "game.so").read_text() == "build 1"
    assert run.engine(wait=True) == [site]
    assert compiler.calls == 1


@pytest.mark.parametrize("change", ["edit", "add", "remove", "rename"])
def test_a_changed_engine_is_compiled_again(
    change: str, run: ModuleType, compiler: Compiler, project: Path
) -> None:
    write(project / "kernel" / "steps.py", "")
    run.engine(wait=True)
    steps = project / "kernel" / "steps.py"
    changes: dict[str, Callable[[], Any]] = {
        "edit": lambda: steps.write_text("# new\n"),
        "add": lambda: write(project / "bots" / "bot.py", ""),
        "remove": steps.unlink,
        "rename": lambda: steps.rename(steps.with_name("stages.py")),
    }
    changes[change]()
    (site,) = run.engine(wait=True)
    assert compiler.calls == 2
    assert (site / "orleans" / "kernel" / "game.so").read_text() == "build 2"


@pytest.mark.parametrize("changed", ["terminal/shell/screen.py", "content/data/map.toml"])
def test_what_the_engine_does_not_import_is_renewed_without_compiling(
    changed: str, run: ModuleType, compiler: Compiler, project: Path
) -> None:
    run.engine(wait=True)
    write(project / changed, "new = 1\n")
    (project / "terminal" / "more.py").touch()
    (site,) = run.engine(wait=True)
    assert (site / "orleans" / changed).read_text() == "new = 1\n"
    assert (site / "orleans" / "terminal" / "more.py").exists()
    assert compiler.calls == 1


def test_leftovers_in_the_sources_are_neither_noticed_nor_copied(
    run: ModuleType, compiler: Compiler, project: Path
) -> None:
    run.engine(wait=True)
    write(project / "kernel" / "__pycache__" / "game.pyc", "old")
    write(project / "kernel" / "old.so", "old")
    (site,) = run.engine(wait=True)
    write(project / "terminal" / "screen.py", "width = 100\n")
    run.engine(wait=True)
    assert compiler.calls == 1
    assert not (site / "orleans" / "kernel" / "old.so").exists()


def test_after_a_failure_the_plain_engine_is_used_and_the_old_build_never(
    run: ModuleType, compiler: Compiler, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run.engine(wait=True)
    write(project / "kernel" / "game.py", "turns = \n")
    compiler.works = False
    capsys.readouterr()
    assert run.engine(wait=True) == []
    assert "plain Python" in capsys.readouterr().err.splitlines()[-1]

    assert run.engine(wait=True) == []
    assert compiler.calls == 2, "the same failure is not waited for twice"
    with pytest.raises(run.NotCompiled):
        run.compiled_engine(retry=True)
    assert compiler.calls == 3

    write(project / "kernel" / "game.py", "turns = 18\n")
    (site,) = run.engine(wait=True)
    assert (site / "orleans" / "kernel" / "game.py").read_text() == "turns = 18\n"
    assert compiler.calls == 3, "the sources are again those of the build that worked"


def test_plain_python_can_be_asked_for(
    run: ModuleType, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORLEANS_PURE", "1")
    assert run.engine(wait=True) == []
    assert compiler.calls == 0


@pytest.mark.skipif(os.name == "nt", reason="nothing is compiled there")
def test_without_a_compiler_it_says_so(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PYTHON", sys.executable)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(run.NoCompiler, match="No C compiler was found"):
        run.require_compiler()


# -------------------------------------------------------------------- ORLEANS_PURE=1 inside


def test_the_plain_finder_overlooks_compiled_modules(tmp_path: Path) -> None:
    write(tmp_path / "game.py", "")
    write(tmp_path / "game.abi3.so", "")
    spec = PlainFinder.find_spec("orleans.game", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "game.py")
    assert PlainFinder.find_spec("orleans.absent", [str(tmp_path)]) is None
    assert PlainFinder.find_spec("other.game", [str(tmp_path)]) is None
