"""docs/extending.md is done to a copy of the package, step by step, and the result is played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from orleans.classic.words import COMPANIONS, EFFECT_WORDS

from .blocks import ROOT, Block, apply, blocks_of

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


def python(root: Path, *arguments: str, code: str = "") -> None:
    """Python with the copy in the place of the package."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("ORLEANS_")}
    env["PYTHONPATH"] = str(root / "src")
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=env,
        input=code,
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, f"{code}\n{done.stdout}{done.stderr}"


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
    rows = re.findall(r"^\| `(\w+)` (\*?)", section("All words"), re.M)
    assert {word for word, _ in rows} == set(EFFECT_WORDS) | COMPANIONS
    assert {word for word, star in rows if star} == COMPANIONS


def test_the_setting_is_where_the_page_says() -> None:
    rows = re.findall(r"^\| `([\w./]+)` \| (.*) \|$", section("A setting of an edition"), re.M)
    assert len(rows) == 5
    for path, said in rows:
        text = (ROOT / path).read_text(encoding="utf-8")
        for name in re.findall(r"`(.+?)`", said):
            assert name in text, f"{path}: {name}"


def section(title: str) -> str:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]
