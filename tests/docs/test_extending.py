"""docs/extending.md is done to a copy of the package, step by step, and the result is played."""

import re
import shutil
from pathlib import Path

import pytest

from orleans import Setup, SetupError, new
from orleans.classic.setup.abilities import (
    ABILITIES,
    COMPANIONS,
    LASTING,
    can_be_played,
    known_words,
)
from orleans.classic.setup.effect_words import EFFECT_WORDS
from orleans.content import load_content
from orleans.content.schema.board import BoardPlace
from orleans.content.schema.effect import Effect
from orleans.content.schema.places import Place

from .blocks import ROOT, Block, apply, blocks_of, section
from .running import python

PAGE = "docs/extending.md"
TEST_KIT = ["__init__.py", "conftest.py", "rules.py"]
PAGE_KIT = ["__init__.py", "shown.py"]
TABLE_KIT = ["__init__.py", "table.py", "places/__init__.py"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and what a test needs, as plain files."""
    root = tmp_path_factory.mktemp("copy")
    leave = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "orleans", root / "src" / "orleans", ignore=leave)
    (root / "tests" / "classic" / "places").mkdir(parents=True)
    (root / "tests" / "docs").mkdir()
    kits = {"tests": TEST_KIT, "tests/classic": TABLE_KIT, "tests/docs": PAGE_KIT}
    for folder, names in kits.items():
        for name in names:
            shutil.copy(ROOT / folder / name, root / folder / name)
    return root


CALLED = {
    "clockmaker": ["Clockmaker", "Uhrmacher", "Horloger"],
    "b14_mill_day": ["Mill Day", "Mühlentag", "Jour des moulins"],
}
"""What the examples of the page are called in the three languages."""


def test_the_page_does_what_it_says(copy: Path) -> None:
    ran: list[Block] = []
    for block in blocks_of(PAGE):
        if block.path:
            apply(block, copy)
        else:
            if block.language == "console":  # tests/cli/test_docs.py holds it against the flags
                continue
            assert block.language == "python", block.code
            python(copy, "-", code=block.code)
            show(copy, block.code)
            ran.append(block)
        if block.path.startswith("tests/"):
            python(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", block.path)
    assert len(ran) == 4
    card = python(copy, "-m", "orleans", "tile", "clockmaker", "--lang", "en")
    assert "Can be played." in card and "Editions" not in card
    for block in ran:  # with all that the page adds, the tile with its new word among it
        show(copy, situation(block.code))
    python(copy, "-", code="from orleans.content import load_content; load_content().check()")


def show(copy: Path, code: str) -> None:
    """The game of an example as every client shows it: before its first move, and after all if it
    is played. A missing message is an error."""
    for id, names in CALLED.items():
        if f'"{id}"' in code:
            named = f"assert all(name in text for name in {names}), text\n"
            python(copy, "-W", "error", "-", code=f"{situation(code)}\n{LOOK}{named}")
            if code != situation(code):
                named = named.replace("text", "said")
                ids = "assert not re.search(r'\\b(event|place)[.]', said), said\n"
                python(copy, "-W", "error", "-", code=f"{code}\n{LOOK}{named}{ids}")


LOOK = """
import re
from tests.docs.shown import log, shown

text, said = shown(game), log(game)
"""


def situation(code: str) -> str:
    """An example up to its first move, with an event that is still to happen."""
    return re.split(r"\n(?:game\.play|assert)", code)[0].replace(
        '"phase": "event"', '"phase": "planning"'
    )


def rows_below(title: str) -> list[tuple[str, str]]:
    """Words and their examples."""
    part = section(PAGE, "All words").split(f"\n### {title}\n")[1].split("\n### ")[0]
    return re.findall(r"^\| `(\w+)` \| .+ \| ([A-Z][\w' ]+) \|$", part, re.M)


EFFECTS = rows_below("What an action does")
QUALIFYING = rows_below("Words that qualify another one")
STANDING = rows_below("Lasting, and at the end of the game")


def test_all_words_are_explained() -> None:
    assert [word for word, _ in EFFECTS] == list(EFFECT_WORDS)
    assert sorted(word for word, _ in QUALIFYING) == sorted(COMPANIONS)
    assert sorted(word for word, _ in STANDING) == sorted(LASTING | set(ABILITIES))


def test_the_examples_of_words_use_them() -> None:
    content = load_content()
    places: list[Place | BoardPlace] = [*content.places.place, *content.board.board_place]
    named = {row.name: row for row in places}
    for word, name in EFFECTS + QUALIFYING + STANDING:
        row = named[name]
        assert word in words_in(row.effect), f"{name} does not use {word}"
        assert isinstance(row, BoardPlace) or can_be_played(row.effect)


def test_the_words_that_no_tile_may_use_are_named() -> None:
    text = section(PAGE, "All words").split("\n### Words of others\n")[1]
    named = set(re.findall(r"`(\w+)`", text)) & set(Effect.__struct_encode_fields__)
    assert named == set(Effect.__struct_encode_fields__) - known_words()


def test_a_tile_with_such_a_word_stays_in_its_box() -> None:
    """And none of the data does, in any edition."""
    data = {"places": {"place": [{"id": "hayrick", "effect": {"look": 3}}]}}
    for edition in load_content().board.edition:
        setup = Setup(edition=edition.id, players=edition.players[0])
        assert new(setup, seed=1).tables.missing_tiles == []
        setup = Setup(edition=edition.id, players=edition.players[0], data=data)
        assert new(setup, seed=1).tables.missing_tiles == ["hayrick"]


def test_a_table_that_wants_it_is_told_which_word_and_where() -> None:
    data = {"places": {"place": [{"id": "hayrick", "effect": {"look": 3}}]}}
    setup = Setup(edition="2021", players=2, options={"extra_tiles": ["hayrick"]}, data=data)
    with pytest.raises(SetupError, match=r"hayrick.* classic/setup/effect_words.py .* look"):
        new(setup)


def test_a_number_that_the_verb_of_a_tile_does_not_know_is_refused() -> None:
    """It would be played as no coins."""
    data = {"hourglass": {"tile": [{"id": "abc_a_income", "coins_per_gear": 1}]}}
    with pytest.raises(
        SetupError, match=r"abc_a_income.* classic/setup/hour_glass.py .* coins_per_gear"
    ):
        new(Setup(edition="2021", players=2, data=data))


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
