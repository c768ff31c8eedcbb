"""Who has not installed everything is told what to install, before anything is done."""

import re
import tomllib
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

import pytest

from orleans.commands import extras

from .running import Here, files_in

ROOT = Path(__file__).parents[2]


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def hide(package: str) -> None:
        def found(name: str) -> ModuleSpec | None:
            return None if name == package else find_spec(name)

        monkeypatch.setattr(extras, "find_spec", found)

    return hide


@pytest.mark.parametrize(
    ("package", "line", "said"),
    [
        ("uvicorn", "play", "to play in the browser, install the server: {server}"),
        ("uvicorn", "serve", "orleans serve needs the server: {server}"),
        ("websockets", "join 127.0.0.1:1", "orleans join needs the server: {server}"),
        ("sqlalchemy", "backup b", "orleans backup needs the server: {server}"),
        ("alembic", "restore b", "orleans restore needs the server: {server}"),
        ("numpy", "train weights.toml", "training needs the extra: {train}"),
    ],
)
def test_one_sentence_has_the_command_that_installs_it(
    package: str, line: str, said: str, here: Here, without: Callable[[str], None]
) -> None:
    without(package)
    ran = here.run(line)
    installs = {extra: f"pip install 'orleans[{extra}]'" for extra in extras.EXTRAS}
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"orleans: {said.format(**installs)}")
    assert ran.err.count("\n") == 1
    assert files_in(here.home) == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "braucht den Server: pip install"), ("fr", "demande le serveur : pip install")],
)
def test_it_is_said_in_the_users_language(
    language: str, said: str, here: Here, without: Callable[[str], None]
) -> None:
    without("starlette")
    for command in ("play", "serve"):
        assert said in here.run(f"{command} --lang {language}").err


def test_the_terminal_needs_no_server(here: Here, without: Callable[[str], None]) -> None:
    without("starlette")
    ran = here.run("play --terminal --quick --edition 2021 --players 2 --bots random")
    assert (ran.err, "Round 1" in ran.out) == ("", True)


def test_the_extras_are_those_of_the_package() -> None:
    """Some only make the server faster, or a Windows know its time zones."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, packages in extras.EXTRAS.items():
        wanted = {re.split(r"[^\w-]", item)[0] for item in project["optional-dependencies"][extra]}
        helpful = {"httptools", "uvloop", "tzdata"}
        assert {name.replace("_", "-") for name in packages} == wanted - helpful
