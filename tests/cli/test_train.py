"""`orleans train`: weights from games, in a file that tells how it was made."""

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from orleans.classic.quantity_names import PROMISED, QUANTITIES
from orleans.joan.features import NAMES

from .running import Here, run

ORLEANS = "--far 1 --edition 2021 --players 2"
HUNCHES = "--hunches --edition 2021 --players 2"
JOAN = "--game joan"


def trained(folder: Path, name: str, more: str, seed: str = "x") -> str:
    words = f"train {name} --fresh --generations 2 --games 2 {more} --seed {seed}"
    done = run(folder, *words.split())
    assert done.code == 0, done.err
    assert done.out.count("points on average") == 2 and name in done.out
    return (folder / name).read_text()


class Trained(NamedTuple):
    game: str
    text: str


@pytest.fixture(scope="module", params=[ORLEANS, HUNCHES, JOAN])
def once(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Trained:
    """One training of each kind, in one process."""
    game: str = request.param
    return Trained(game, trained(tmp_path_factory.mktemp("once"), "one.toml", f"{game} --jobs 1"))


def test_the_same_seed_learns_the_same_file_in_any_number_of_processes(
    tmp_path: Path, once: Trained
) -> None:
    game, first = once
    assert trained(tmp_path, "two.toml", f"{game} --jobs 2") == first
    assert trained(tmp_path, "other.toml", game, seed="y") != first.replace("--seed x", "--seed y")


def test_the_file_tells_the_command_and_the_points_that_it_came_from(once: Trained) -> None:
    game, text = once
    command, points = text.splitlines()[:2]
    assert command == (
        f"# Made by: orleans train FILE --generations 2 --games 2 {game} --seed x --fresh"
    )
    assert points.startswith("# Mean points") and points.count(".") == 2
    quantities = {ORLEANS: QUANTITIES, HUNCHES: PROMISED, JOAN: NAMES}[game]
    assert quantities in [[*table] for table in tomllib.loads(text).values()]


def test_the_command_names_modules_and_options(tmp_path: Path) -> None:
    more = "--far 0 --edition bigbox --players 2 --modules orders --option plan_in_turn_order=true"
    assert f"--games 2 {more} --seed x" in trained(tmp_path, "weights.toml", more)


def test_joan_of_arc_can_be_learned_at_one_kind_of_table(tmp_path: Path) -> None:
    """Who never played against Joan learned nothing about her."""
    apart = tomllib.loads(trained(tmp_path, "weights.toml", "--game joan --players 2"))
    assert apart["features"]["her level each pick"] == 0
    assert apart["features"]["picks"] != 0


def test_a_file_that_is_there_stays(here: Here) -> None:
    file = here.home / "weights.toml"
    file.write_text("mine")
    done = here.run("train", str(file), "--games", "1")
    assert done.code == 2 and "--force" in done.err
    assert file.read_text() == "mine"


def test_a_game_that_nobody_knows(here: Here) -> None:
    done = here.run("train", "weights.toml", "--game", "chess")
    assert done.code == 2 and "chess" in done.err


def test_joan_of_arc_has_no_hunches(here: Here) -> None:
    done = here.run("train", "weights.toml", "--hunches", "--game", "joan")
    assert done.code == 2 and "--game joan" in done.err
    assert not (here.home / "weights.toml").exists()
