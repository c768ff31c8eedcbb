"""docs/extending.md is done to a copy of the package, step by step, and the result is played."""

import re
import shutil
from pathlib import Path

import pytest

from orleans.classic.words import COMPANIONS, can_be_played, known_words
from orleans.content import load_content
from orleans.content.tables.board import BoardPlace
from orleans.content.tables.effect import Effect
from orleans.content.tables.places import Place

from .blocks import ROOT, Block, apply, blocks_of, section
from .running import python

PAGE = "docs/extending.md"
TEST_KIT = ["__init__.py", "conftest.py", "rules.py"]
TABLE_KIT = ["__init__.py", "table.py", "places.py"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and what a test needs, as plain files."""
    root = tmp_path_factory.mktemp("copy")
    leave = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "orleans", root / "src" / "orleans", ignore=leave)
    (root / "tests" / "classic").mkdir(parents=True)
    for folder, names in (("tests", TEST_KIT), ("tests/classic", TABLE_KIT)):
        for name in names:
            shutil.copy(ROOT / folder / name, root / folder / name)
    return root


def test_the_page_does_what_it_says(copy: Path) -> None:
    ran: list[Block] = []
    for block in blocks_of(PAGE):
        if block.path:
            apply(block, copy)
        else:
            assert block.language == "python", block.code
            python(copy, "-", code=block.code)
            ran.append(block)
        if block.path.startswith("tests/"):
            python(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", block.path)
    assert len(ran) == 3
    python(copy, "-", code="from orleans.content import load_content; load_content().check()")


def test_all_words_are_explained() -> None:
    rows = re.findall(r"^\| `(\w+)` (\*?)", section(PAGE, "All words"), re.M)
    assert {word for word, _ in rows} == known_words()
    assert {word for word, star in rows if star} == COMPANIONS


def test_the_examples_of_words_use_them() -> None:
    content = load_content()
    places: list[Place | BoardPlace] = [*content.places.place, *content.board.board_place]
    named = {row.name: row for row in places}
    rows = re.findall(r"^\| `(\w+)` .* \| ([A-Z][\w ]+) \|$", section(PAGE, "All words"), re.M)
    assert len(rows) == len(known_words())
    for word, name in rows:
        row = named[name]
        assert word in words_in(row.effect), f"{name} does not use {word}"
        assert isinstance(row, BoardPlace) or can_be_played(row.effect)


def words_in(effect: Effect) -> set[str]:
    inner = [*(effect.options or ()), *(effect.die or ())]
    return set(effect.keys()).union(*map(words_in, inner))


def test_the_setting_is_where_the_page_says() -> None:
    rows = re.findall(
        r"^\| `([\w./]+)` \| (.*) \|$", section(PAGE, "A setting of an edition"), re.M
    )
    assert len(rows) == 5
    for path, said in rows:
        text = (ROOT / path).read_text(encoding="utf-8")
        for name in re.findall(r"`(.+?)`", said):
            assert name in text, f"{path}: {name}"
