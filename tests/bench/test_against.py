"""Another version of this project beside this one: what it has to know, and what is said if not."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bench.against import find_checkout, start_against
from bench.contender import Contender, ContenderError, plain_environment
from bench.file import figures_of
from bench.measure import QUICK
from bench.results import Results
from bench.table import tables
from bench.verdicts import against_ratios
from tests.bench.conftest import Measured
from tests.bench.running import ROOT, bench

# All that is asked of another version: no more than this may be needed of it.
OLD_PACKAGE = {
    "__init__.py": """
class SetupError(ValueError):
    pass

class Setup:
    def __init__(self, edition, players):
        if edition not in EDITIONS:
            raise SetupError(f"there is no edition {edition!r}")

class Game:
    scores = [1, 2, 3, 4]
    actions = 5

def new(setup, seed, listen):
    return Game()

def state_hash(game):
    return ""

def compiled():
    return "site" in __file__
""",
    "bots/__init__.py": "",
    "bots/bot.py": """
class Bot:
    def __init__(self, seed):
        pass

def play_out(game, bots):
    return 6
""",
    "bots/random_bot.py": "from .bot import Bot as RandomBot",
}

Play = Callable[[Path], tuple[list[str], list[str]]]


@pytest.fixture(scope="module")
def ours() -> Iterator[Contender]:
    with Contender("bench.ours", plain_environment()) as contender:
        yield contender


@pytest.fixture
def start(ours: Contender) -> Play:
    """Which rows the version in a folder plays beside both our builds, and the notes."""

    def start(folder: Path) -> tuple[list[str], list[str]]:
        results = Results()
        builds = {"plain": ours, "compiled": ours}
        with ExitStack() as stack:
            rows = start_against(find_checkout(folder), builds, results, stack)
            for contender in rows.values():
                asked = {"setup": {"edition": "bigbox", "players": 4}, "seconds": 0.0}
                assert contender.ask("play", **asked)["actions_game"] == 5
        return list(rows), results.notes

    return start


def old_version(folder: Path, editions: tuple[str, ...] = ("2021", "bigbox")) -> Path:
    for name, text in OLD_PACKAGE.items():
        file = folder / "src" / "orleans" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("EDITIONS", repr(editions)))
    return folder


def compile_engine(folder: Path) -> Path:
    site = folder / ".venv" / "compiled" / "site"
    shutil.copytree(folder / "src", site)
    return site


def test_the_base_games_are_also_played_in_the_other_checkout(measured: Measured) -> None:
    out, found = measured
    assert f"{ROOT.name}\nnew : old" in out
    assert "go another way" not in out
    assert found.against is not None
    for row in ("plain.bigbox4", "plain.2021_4"):
        old, new = found.figures[f"against.{row}.decisions_s"], found.figures[f"{row}.decisions_s"]
        assert found.against.ratios[row] == new / old
    assert not any("against" in name for name in found.ratios)


def test_without_another_checkout_there_is_nothing_to_hold_against() -> None:
    assert figures_of(Results(), QUICK).against is None


def test_a_folder_without_the_project_is_refused_before_anything_is_measured(
    tmp_path: Path,
) -> None:
    run = bench("--against", str(tmp_path))
    assert run.returncode == 2
    assert run.stderr == (
        f"bench: there is no checkout of this project in {tmp_path}: it has no src/orleans\n"
    )


def test_both_builds_take_part_where_there_is_a_compiled_engine(
    tmp_path: Path, start: Play
) -> None:
    compile_engine(old_version(tmp_path))
    rows, notes = start(tmp_path)
    assert rows == ["plain.bigbox4", "plain.2021_4", "compiled.bigbox4", "compiled.2021_4"]
    assert len(notes) == 1
    assert "Big Box, 4 players and of 2021, 4 players go another way" in notes[0]


def test_without_a_compiled_engine_the_note_says_how_to_make_one(
    tmp_path: Path, start: Play
) -> None:
    rows, notes = start(old_version(tmp_path))
    assert rows == ["plain.bigbox4", "plain.2021_4"]
    assert notes[-1] == (
        "compiled, against: there is none in that checkout; "
        f"this makes one: python3 {tmp_path}/run orleans simulate --games 1"
    )


def test_an_engine_compiled_from_other_sources_is_not_measured(tmp_path: Path, start: Play) -> None:
    site = compile_engine(old_version(tmp_path))
    (site / "orleans" / "bots" / "bot.py").write_text("")
    rows, notes = start(tmp_path)
    assert rows == ["plain.bigbox4", "plain.2021_4"]
    assert "made from other sources" in notes[-1]


def test_a_setup_that_the_other_version_does_not_know_is_left_out(
    tmp_path: Path, start: Play
) -> None:
    rows, notes = start(old_version(tmp_path, editions=("bigbox",)))
    assert rows == ["plain.bigbox4"]
    assert notes[0] == "against: it does not know 2021, 4 players: there is no edition '2021'"


def test_a_version_that_knows_none_of_the_games_cannot_take_part(
    tmp_path: Path, start: Play
) -> None:
    with pytest.raises(ContenderError, match="cannot take part: it does not know Big Box"):
        start(old_version(tmp_path, editions=("1999",)))


def test_a_version_from_before_the_bots_cannot_take_part(tmp_path: Path, start: Play) -> None:
    shutil.rmtree(old_version(tmp_path) / "src" / "orleans" / "bots")
    with pytest.raises(ContenderError, match=r"cannot take part: .*orleans\.bots"):
        start(tmp_path)


def test_new_against_old_is_taken_round_by_round() -> None:
    """The machine was slow in the second round, for both."""
    results = Results(builds=["plain", "compiled"], against="v1 in before")
    for old, new in ((80_000.0, 88_000.0), (40_000.0, 44_000.0), (80_000.0, 80_000.0)):
        results.add("against.plain.bigbox4", {"decisions_s": old, "decisions_game": 750.0})
        results.add("plain.bigbox4", {"decisions_s": new, "decisions_game": 760.0})
    assert against_ratios(results) == {"plain.bigbox4": [1.1, 1.1, 1.0]}
    title, _, row, end, *_ = tables(results).partition("against v1")[2].splitlines()
    assert title == " in before"
    assert row.split() == [
        *("plain", "Big", "Box,", "4", "players", "1.10", "±5", "%", "1.00", "1.10"),
        *("80,000", "80,000", "750", "760"),
    ]
    assert end == ""
