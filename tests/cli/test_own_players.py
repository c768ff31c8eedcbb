"""`--player module:Class`: a player of the user's own wherever players are named."""

import json
from pathlib import Path

import pytest

from .running import run

MODULE = """
from orleans import Move, Searchable
from orleans.bots import Bot


class Last(Bot):
    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        return game.candidates(seat, legal)[-1]
"""
OWN = "--player mine:Last"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(MODULE)
    return tmp_path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_plays_tournaments_in_any_number_of_processes(home: Path, jobs: str) -> None:
    line = f"tournament {OWN} --players last,random --games 2 --edition 2021 --seed a --json"
    told = json.loads(run(home, line, "--jobs", jobs).out)
    assert {player["name"] for player in told["players"]} == {"last", "random"}
    assert (told["games"], told["errors"]) == (2, 0)


def test_it_plays_in_simulations(home: Path) -> None:
    line = f"simulate {OWN} --bots last,random --players 2 --games 2 --edition 2021 --json"
    told = json.loads(run(home, line).out)
    assert (told["bots"], told["errors"]) == ([["last", "random"]] * 2, 0)


def test_it_plays_in_the_terminal_and_is_known_again_with_its_save(home: Path) -> None:
    line = f"play --terminal --edition 2021 --players 2 --seats red {OWN} --bots last"
    began = run(home, line, "--save game.json", typed="done\n")
    assert (began.code, began.err) == (0, "")
    unknown = run(home, "play --terminal game.json", typed="done\n")
    assert (unknown.code, unknown.err) == (2, "orleans: game.json: there is no player “last”\n")
    assert run(home, f"play --terminal game.json {OWN}", typed="done\n").code == 0


@pytest.mark.parametrize("command", ["simulate", "tournament --players random", "play --terminal"])
def test_a_wrong_one_is_told_in_one_sentence(home: Path, command: str) -> None:
    ran = run(home, f"{command} --player mine:First --lang de")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "orleans: mine:First: in dem Modul gibt es kein First\n"


def test_it_is_for_the_terminal_alone(home: Path) -> None:
    ran = run(home, f"play {OWN}")
    assert ran.err.startswith("orleans: --player is for games in the terminal: add --terminal")
