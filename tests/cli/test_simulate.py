"""`orleans simulate`: the same games however many processes play them, errors counted."""

import json
import os
import re
import time
from pathlib import Path

import pytest

from orleans.bots import PLAYERS, Bot
from orleans.commands.output.progress_bar import Bar
from orleans.kernel.game import Game
from orleans.kernel.moves import Move
from tests.cli.running import Here, run
from tests.patience import PATIENCE
from tests.terminal.test_keyboard import Keyboard

KEYS = {"games", "errors", "decisions", "actions", "seconds", "decisions_per_second"}
KEYS |= {"compiled", "scores"}


def test_json_has_a_stable_shape(tmp_path: Path) -> None:
    flags = "--edition 2021 --players 2 --games 3 --seed s --json"
    ran = run(tmp_path, "simulate", flags)
    answer = json.loads(ran.out)
    assert ran.code == 0 and ran.err == ""
    assert answer.keys() >= KEYS
    assert (answer["games"], answer["errors"]) == (3, 0)
    assert [len(scores) for scores in answer["scores"]] == [2, 2, 2]
    assert answer["decisions"] > answer["actions"] > 0
    assert isinstance(answer["compiled"], bool)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    flags = "--players 2..4 --games 9 --seed s --bots easy,random --json"
    one = json.loads(run(tmp_path, "simulate", flags).out)
    two = json.loads(run(tmp_path, "simulate", flags, "--jobs", "2").out)
    for key in ("games", "decisions", "actions", "scores", "winners", "bots"):
        assert one[key] == two[key]
    assert [len(scores) for scores in one["scores"]] == [2, 3, 4] * 3


def test_game_i_can_be_repeated_by_its_seed(here: Here) -> None:
    both = here.run("simulate", "--players 2 --games 2 --seed s --json")
    assert json.loads(both.out)["seed"] == "s"
    new = here.run("new", "g.json", "--players 2 --seed s-1")
    assert new.code == 0


def test_rotating_moves_the_bots_from_seat_to_seat(here: Here) -> None:
    flags = "--players 3 --games 3 --bots easy,random,random --rotate --json"
    bots = json.loads(here.run("simulate", flags).out)["bots"]
    assert [seats.index("easy") for seats in bots] == [0, 2, 1]


def test_the_summary_names_seats_and_players(here: Here) -> None:
    flags = "--players 2 --games 4 --bots easy,random --seed s"
    out = here.run("simulate", flags).out
    for word in ("Red", "Blue", "easy", "random", "Mean", "Wins", "decisions per second"):
        assert word in out


class Simulating(Keyboard):
    line = "-m orleans.cli simulate --players 2 --games 100000 --jobs 2"


def test_an_interrupt_leaves_the_games_so_far(tmp_path: Path) -> None:
    simulating = Simulating(tmp_path)
    simulating.until("/100000")
    os.write(simulating.screen, b"\x03")
    shown = re.sub(r"\^C|\r\[[#.]+\] \d+/100000", "", simulating.rest())
    assert simulating.close() == 130
    stopped = re.search(r"Stopped after (\d+) of 100,000 games\.", shown)
    assert stopped and re.search(rf"Red +{stopped[1]} ", shown) and "Traceback" not in shown


class Slow(Bot):
    """Thinks for as long as a strong player does, or longer."""

    name = "slow"

    def choose(self, game: Game, seat: int, legal: list[Move]) -> Move:
        time.sleep(PATIENCE)
        return legal[0]


def test_an_interrupt_waits_for_no_game_that_has_begun(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first game is quick; the processes are in the middle of others when it is told."""
    monkeypatch.setitem(PLAYERS, "slow", Slow)

    def interrupt(bar: Bar, games: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Bar, "more", interrupt)
    begun = time.monotonic()
    flags = "--players 2..3 --games 2 --bots random,random,slow --jobs 2 --seed s --json"
    ran = here.run("simulate", flags)
    assert (ran.code, ran.err) == (130, "Stopped after 1 of 2 games.\n")
    answer = json.loads(ran.out)
    assert answer["interrupted"] and answer["games"] == len(answer["scores"]) == 1
    assert time.monotonic() - begun < PATIENCE


class Faulty(Bot):
    name = "faulty"

    def choose(self, game: Game, seat: int, legal: list[Move]) -> Move:
        if game.played.length >= 100:
            raise KeyError("lost its way")
        return legal[0]


def test_an_error_in_a_game_is_counted_and_does_not_stop_the_run(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "faulty", Faulty)
    flags = "--players 2 --games 4 --bots random,faulty --rotate --seed s --json"
    ran = here.run("simulate", flags)
    answer = json.loads(ran.out)
    assert ran.code == 1
    assert answer["games"] == 4 and answer["errors"] == len(answer["failed"]) > 0
    assert len(answer["scores"]) == 4 - answer["errors"]
    for failed in answer["failed"]:
        assert failed["seed"] in ran.err
    assert "lost its way" in ran.err and "Traceback" not in ran.err
