"""What the pages promise: links lead somewhere, commands parse, the example runs."""

import re
import shlex
import tomllib
from typing import Any

import pytest

from orleans import Setup, new
from orleans.cli import build_parser

from ..classic.table import Table
from ..rules import rule
from .blocks import ROOT, blocks_of
from .captures import CAPTURES, Capture, screen
from .running import python

README = "README.md"
PAGES = sorted(
    str(path.relative_to(ROOT)) for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
)


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    examples = [block.code for block in blocks_of(README) if block.language == "python"]
    assert len(examples) == 1
    assert len(examples[0].splitlines()) <= 15
    python(ROOT, "-", code=examples[0])


def test_the_commands_are_understood() -> None:
    commands = [
        line for line in read(README).splitlines() if line.startswith("python3 run orleans ")
    ]
    assert len(commands) >= 6
    for command in commands:
        args = build_parser().parse_args(shlex.split(command)[3:])
        assert callable(args.run), command


@pytest.mark.parametrize(
    "edition, name, tiles",
    [("2014", "2014", "{}"), ("2021", "2021", "{}"), ("bigbox", "Big Box", "all {}")],
)
def test_the_number_of_playable_tiles_is_told(edition: str, name: str, tiles: str) -> None:
    tables = new(Setup(edition=edition, players=2), seed=1).tables
    assert tables.missing_tiles == []
    row = next(line for line in read(README).splitlines() if line.startswith(f"| {name} |"))
    assert row.split(" | ")[2] == tiles.format(len(tables.tiles))


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    groups = project["dependency-groups"]
    wanted = [*project["project"]["dependencies"], *groups["build"], *groups["web"]]
    wanted += [*groups["dev"], "uv"]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    names = {re.split(r"[\[<>=]", name)[0] for name in wanted if isinstance(name, str)}
    rows = re.findall(r"^\| ([\w.-]+) \| .+ \|$", read("docs/dependencies.md"), re.M)
    assert sorted(row for row in rows if row != "package") == sorted(names)


def test_the_picture_is_the_captured_game() -> None:
    capture = ROOT / "docs" / "terminal.txt"
    assert capture.read_text(encoding="utf-8").strip() in read(README)


@pytest.mark.parametrize("capture", CAPTURES, ids=lambda capture: capture.file)
def test_the_captured_game_looks_so_today(capture: Capture) -> None:
    """Otherwise `python -m tests.docs.captures` makes it again."""
    assert (ROOT / "docs" / capture.file).read_text(encoding="utf-8") == screen(capture)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(read(page))):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file.read_text(encoding="utf-8")), target


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)


def anchors(text: str) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", without_code(text), re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_example_of_a_test_is_one() -> None:
    (example,) = [
        block.code for block in blocks_of("CONTRIBUTING.md") if block.language == "python"
    ]
    names: dict[str, Any] = {"rule": rule, "Table": Table}
    exec(example, names)
    names["test_one_station_per_town"]()
