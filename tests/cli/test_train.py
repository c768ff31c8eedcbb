"""`orleans train`: weights from games, in a file."""

import tomllib
from pathlib import Path

from orleans.classic.worth import QUANTITIES

from .running import run


def test_weights_are_learned_and_told_how(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    words = ["train", str(file), "--fresh", "--generations", "2", "--games", "1"]
    done = run(tmp_path, *words, "--edition", "2021", "--players", "2", "--seed", "x")
    assert done.code == 0, done.err
    assert done.out.count("points on average") == 2 and str(file) in done.out
    text = file.read_text()
    assert "--generations 2 --games 1 --edition 2021 --players 2 --seed x --fresh" in text
    assert [*tomllib.loads(text)["quantities"]] == QUANTITIES


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("mine")
    done = run(tmp_path, "train", str(file), "--games", "1")
    assert done.code == 2 and "--force" in done.err
    assert file.read_text() == "mine"


def test_joan_is_learned_elsewhere(tmp_path: Path) -> None:
    done = run(tmp_path, "train", str(tmp_path / "weights.toml"), "--game", "joan", "--games", "1")
    assert done.code == 2 and "joan" in done.err
