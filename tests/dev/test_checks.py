"""`run test` checks each test where it belongs, and needs a browser only for some."""

import sys
from pathlib import Path
from typing import Any

import pytest

from dev import browser, folders, tests

from .project import write


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
) -> None:
    assert tests.only_outside_browser(arguments) == (inside is None)
    assert tests.only_in_browser(arguments) == (outside is None)
    assert inside is None or tests.inside_browser(arguments) == inside
    assert outside is None or tests.outside_browser(arguments) == outside


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
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tested = []

    def check(command: list[str], env: dict[str, str], also_good: Any = ()) -> None:
        few = ", few set-ups" if "ORLEANS_FEW_SETUPS" in env else ""
        tested.append((env["ORLEANS_EXPECT"] + few, command[len(tests.pytest()) :]))

    monkeypatch.setattr(tests, "check", check)
    tests.run_outside_browser(arguments, [folders.here.root] if compiled else [])
    assert tested == expected


def test_a_browser_that_is_named_is_taken_or_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ORLEANS_CHROMIUM", sys.executable)
    assert browser.chromium() == sys.executable
    monkeypatch.setenv("ORLEANS_CHROMIUM", "/there/is/none")
    with pytest.raises(browser.NoBrowser, match="no such program"):
        browser.chromium()


@pytest.mark.skipif(sys.platform != "linux", reason="nothing is installed there")
def test_why_no_browser_could_be_installed_is_said_at_the_end_and_not_meanwhile(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("ORLEANS_CHROMIUM", raising=False)
    node = folders.Folders(tmp_path).python.with_name("node")
    write(node, "#!/bin/sh\necho there is no network\n")
    node.chmod(0o755)
    monkeypatch.setattr(browser, "BROWSERS", ())
    monkeypatch.setattr(folders, "here", folders.Folders(tmp_path))
    monkeypatch.setattr(browser, "npm_command", lambda *words: [str(node), *words])
    with pytest.raises(browser.NoBrowser, match="none could be installed"):
        browser.chromium()
    said = "there is no network\nthere is no network\n"
    assert capfd.readouterr() == ("", f"Installing Chromium …\n{said}")
