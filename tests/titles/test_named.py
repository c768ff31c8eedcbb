"""No other part of the house asks which title it has before it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from orleans import Setup, new
from orleans.titles import HOMES, all_titles
from tests.test_imports import SOURCE

CLASSES = {type(new(Setup(title.id))).__name__ for title in all_titles()}

ROWS = {
    "titles.py",
    "games.py",  # which class a set-up makes: for type checkers
    "lab/run/outcome.py",  # what files of results call the points of a rival
}
"""Where each title has its row."""


def is_of_a_title(file: Path) -> bool:
    path = file.relative_to(SOURCE)
    return path.parts[0] == "content" or any(id in (*path.parts, path.stem) for id in HOMES)


def named(source: str) -> Iterator[str]:
    """Every use of a title's id or class."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in HOMES:
            yield f"{node.lineno}: {node.value!r}"
        elif isinstance(node, ast.Name) and node.id in CLASSES:
            yield f"{node.lineno}: {node.id}"
        elif isinstance(node, ast.alias) and node.name in CLASSES:
            yield f"{node.lineno}: {node.name}"


def test_no_title_is_named_outside_its_folders_and_its_rows() -> None:
    found = [
        f"{file.relative_to(SOURCE)}:{use}"
        for file in SOURCE.rglob("*.py")
        if not is_of_a_title(file) and file.relative_to(SOURCE).as_posix() not in ROWS
        for use in named(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("row", sorted(ROWS))
def test_every_row_is_needed(row: str) -> None:
    assert [*named((SOURCE / row).read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    "line, found",
    [
        ('if setup.game == "joan": pass', True),
        ('usual = {"classic": 1}', True),
        ('area = view["joan"]', True),
        ("if isinstance(game, Classic): pass", True),
        ("from .joan.game import JoanOfArc", True),
        ('words.say("joan-map")', False),
        ("classic = PARTS.of(setup.game)", False),
    ],
)
def test_the_search_finds_what_it_should(line: str, found: bool) -> None:
    assert bool([*named(line)]) == found
