"""`run` starts everything and explains itself, on any Python and from any folder."""

import ast
import os
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from dev.commands import COMMANDS
from dev.game import needs_page
from dev.packages import DEVELOPMENT, NODE, RUNTIME
from dev.page import page_sources
from dev.venv import UV

ROOT = Path(__file__).parents[2]
RUN = ROOT / "run"


def started(*arguments: str, cwd: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, str(RUN), *arguments], cwd=cwd, capture_output=True, text=True
    )


# -------------------------------------------------------------------------- what it says


@pytest.mark.parametrize("arguments", ["", "help", "--help", "screenshots --help", "test -h"])
def test_help_names_every_command_from_anywhere(arguments: str, tmp_path: Path) -> None:
    done = started(*arguments.split(), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    for command in COMMANDS:
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


def test_play_and_test_install_the_same_versions() -> None:
    runtime, development = pins(RUNTIME), pins(DEVELOPMENT)
    assert runtime.items() <= development.items()


@pytest.mark.parametrize("lock", [UV, RUNTIME, DEVELOPMENT, NODE])
def test_every_pin_has_hashes_and_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    packages = re.split(r"\n(?=\S)", text.strip())
    assert all("--hash=sha256:" in package for package in packages)


def test_all_that_the_project_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    server = project["project"]["optional-dependencies"]["server"]
    wanted = project["project"]["dependencies"] + server + groups["build"] + groups["dev"]
    names = [re.match(r"[\w.-]+", item) for item in wanted if isinstance(item, str)]
    plain = {name.group().lower().replace(".", "-") for name in names if name}
    assert plain <= pins(DEVELOPMENT).keys()


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
def test_what_shows_the_page_needs_it(arguments: list[str], page: bool) -> None:
    assert needs_page(arguments) == page


def test_the_page_is_built_anew_when_the_client_or_its_words_change() -> None:
    sources = [file.relative_to(ROOT).as_posix() for file in page_sources()]
    assert {"web/package-lock.json", "web/src/App.svelte"} <= set(sources)
    assert "src/orleans/text/messages/fr/web.ftl" in sources
    assert not any("node_modules" in file for file in sources)


def test_what_the_page_is_built_with_is_pinned_and_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock
