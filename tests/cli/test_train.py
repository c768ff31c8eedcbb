"""`orleans train`: weights from games, in a file that tells how it was made."""

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from orleans.classic.ai.features import FEATURES, MARGINAL
from orleans.joan.ai.features import NAMES

from .running import Here, run

ORLEANS = "--far 1 --edition 2021 --players 2"
HUNCHES = "--hunches --edition 2021 --players 2"
SEATS = "--seats --edition 2021 --players 2"
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


@pytest.fixture(scope="module", params=[ORLEANS, HUNCHES, SEATS, JOAN])
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
    features = {ORLEANS: FEATURES, HUNCHES: MARGINAL, SEATS: FEATURES, JOAN: NAMES}[game]
    assert features in [[*table] for table in tomllib.loads(text).values()]


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


@pytest.mark.parametrize("way", ["--hunches", "--seats"])
def test_joan_of_arc_has_no_hunches_and_is_not_learned_seat_by_seat(here: Here, way: str) -> None:
    done = here.run("train", "weights.toml", way, "--game", "joan")
    assert done.code == 2 and "--game joan" in done.err
    assert not (here.home / "weights.toml").exists()


def test_weights_are_made_of_others_and_tell_how_those_were_made(tmp_path: Path) -> None:
    """From nothing to both files that the players of Orléans read: first what positions are
    worth, then hunches, then better what positions are worth."""
    trained(tmp_path, "first.toml", "--far 0 --edition 2021 --players 2")
    trained(tmp_path, "hunches.toml", f"{HUNCHES} --with first.toml")
    words = "train worth.toml --generations 1 --games 1 --from first.toml --with hunches.toml"
    done = run(tmp_path, *f"{words} {ORLEANS} --seed x".split())
    assert done.code == 0, done.err
    first, hunches = (
        f".toml: Made by: orleans train FILE --generations 2 --games 2 {more}"
        for more in (
            "--far 0 --edition 2021 --players 2 --seed x --fresh",
            f"{HUNCHES} --seed x --fresh --with first.toml",
        )
    )
    head = (tmp_path / "worth.toml").read_text().splitlines()[:4]
    assert head[0].endswith("--seed x --from first.toml --with hunches.toml")
    assert head[1:3] == [f"# first{first}", f"# hunches{hunches}"]
    assert head[3].startswith("# Mean points")


@pytest.mark.parametrize("flag", ["--from", "--with"])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "No such file"),
        ("[quantities", "not weights"),
        ("[quantities]\nfarmer = [1, 2, 3]", "not weights"),
        ('quantities = "many"', "not weights"),
    ],
)
def test_a_file_without_the_weights_that_are_needed(
    here: Here, flag: str, text: str | None, told: str
) -> None:
    if text is not None:
        (here.home / "odd.toml").write_text(text)
    done = here.run("train", "weights.toml", flag, str(here.home / "odd.toml"), "--games", "1")
    assert done.code == 2 and told in done.err and "odd.toml" in done.err
    assert not (here.home / "weights.toml").exists()


def test_who_begins_with_nothing_does_not_begin_with_a_file(here: Here) -> None:
    done = here.run("train", "weights.toml", "--fresh", "--from", "first.toml")
    assert done.code == 2 and "--from" in done.err
