"""Output that cannot be written: one sentence and exit code 2, and nothing half-written stays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Ran, environment
from tests.patience import PATIENCE

ORLEANS = f"'{sys.executable}' -m orleans.cli"


def shell(home: Path, line: str, **more: str) -> Ran:
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("line", ["--version", "--help", "rules plan.match", "rules plan"])
def test_a_full_device_is_no_fault_of_the_program(tmp_path: Path, line: str) -> None:
    ran = shell(tmp_path, f"{ORLEANS} {line} > /dev/full")
    assert ran.code == 2
    assert ran.err == "orleans: the output can’t be written (No space left on device)\n"


def test_a_closed_output_is_told_before_anything_is_done(tmp_path: Path) -> None:
    ran = shell(tmp_path, f"{ORLEANS} new game.json --players 2 >&-")
    assert ran.code == 2
    assert ran.err == "orleans: standard output is closed, so there is nowhere to write to\n"
    assert not (tmp_path / "game.json").exists()


def test_nobody_needs_the_other_streams(tmp_path: Path) -> None:
    assert shell(tmp_path, f"{ORLEANS} simulate --games 1 --players 2 --json 2>&-").code == 0
    played = shell(tmp_path, f"{ORLEANS} play --terminal --quick --save game.json <&-")
    assert played.code == 0 and (tmp_path / "game.json").exists()


def test_it_is_said_in_the_language_of_the_user(tmp_path: Path) -> None:
    assert "Ausgabe" in shell(tmp_path, f"{ORLEANS} --lang de modules > /dev/full").err
    assert "sortie" in shell(tmp_path, f"{ORLEANS} rules plan > /dev/full", LANG="fr_FR.UTF-8").err


def test_a_full_disk_leaves_whole_games_and_their_figures(tmp_path: Path) -> None:
    """A limit on the size of files stands in for a full disk: the system cuts a line in the
    middle and refuses the rest."""
    flags = "--players random,random --games 40 --seed s --json --out games.jsonl"
    ran = shell(tmp_path, f"ulimit -f 16; {ORLEANS} tournament {flags}")
    assert ran.code == 2
    assert ran.err == "orleans: games.jsonl: can’t be written (File too large)\n"
    kept = (tmp_path / "games.jsonl").read_bytes()
    lines = kept.splitlines()
    assert kept.endswith(b"\n") and len(lines) > 1
    assert [json.loads(line)["number"] for line in lines] == [*range(len(lines))]
    assert json.loads(ran.out)["games"] == len(lines) + 1


def test_no_file_stays_where_not_one_game_could_be_kept(tmp_path: Path) -> None:
    flags = "--players random,random --games 2 --seed s --out games.jsonl"
    ran = shell(tmp_path, f"ulimit -f 0; {ORLEANS} tournament {flags}")
    assert ran.code == 2 and "can’t be written" in ran.err
    assert not (tmp_path / "games.jsonl").exists()


def test_charts_are_all_there_or_none(tmp_path: Path) -> None:
    flags = "--players random,random --games 2 --seed s --out games.jsonl"
    assert shell(tmp_path, f"{ORLEANS} tournament {flags}").code == 0
    ran = shell(tmp_path, f"ulimit -f 16; {ORLEANS} stats games.jsonl --charts charts")
    assert ran.code == 2 and "can’t be written (File too large)" in ran.err
    assert list((tmp_path / "charts").iterdir()) == []


@pytest.mark.parametrize(
    "line",
    ["new game.json", "simulate", "tournament --players random,random", "show", "train w.toml"],
)
def test_an_empty_seed_is_wrong_input(tmp_path: Path, line: str) -> None:
    ran = shell(tmp_path, f"{ORLEANS} {line} --seed ''")
    assert ran.code == 2 and ran.out == ""
    assert ran.err == "orleans: the seed must be readable text of at least one letter\n"
    assert list(tmp_path.iterdir()) == []
