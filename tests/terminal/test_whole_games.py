"""Whole games by a scripted keyboard, as real processes."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Here, run
from tests.terminal.playing import FIRST, LONG_ENOUGH, play, saved


@pytest.mark.parametrize(
    "flags, language",
    [
        ("--edition 2014 --players 2 --option strike_tiles=true", "en"),
        ("--edition 2021 --players 3", "de"),
        ("--edition bigbox --players 5", "fr"),
        ("--edition bigbox --players 3 --modules orders,ti-events,trade", "en"),
        ("--edition bigbox --players 4 --modules orders,ti-events,intrigue", "de"),
    ],
)
def test_a_whole_game_in_every_edition(tmp_path: Path, flags: str, language: str) -> None:
    words = f"play --terminal --quick --seed s --save game.json --lang {language} {flags}"
    ran = run(tmp_path, words, typed=FIRST * LONG_ENOUGH)
    record = saved(tmp_path)["record"]
    assert ran.code == 0 and ran.err == ""
    assert record["seed"] == "s" and record["commitment"] in ran.out
    assert "game.json" in ran.out.splitlines()[-1]
    for score in record["scores"]:
        assert f" {score}\n" in ran.out
    checked = run(tmp_path, "replay", "game.json", "--json")
    assert json.loads(checked.out)["ok"] is True


def test_hot_seat_asks_for_the_keyboard(here: Here) -> None:
    flags = "--edition 2021 --players 2 --seats red,blue --names Anna,Ben"
    ran = play(here, flags, typed=" | ".join(["", "1", "done", "", "1", "done"]))
    before, after = ran.out.split("Pass the keyboard to Ben", 1)
    assert "Pass the keyboard to Anna" in before and "Ben> " not in before
    assert "Ben> " in after


def test_a_whole_game_at_one_keyboard(here: Here) -> None:
    flags = "--edition 2021 --players 2 --seats 1,2"
    ran = play(here, flags, typed="\n".join(["1"] * LONG_ENOUGH))
    assert ran.code == 0 and "End of the game" in ran.out


def test_without_flags_everything_is_asked(here: Here) -> None:
    answers = ["2014", "9", "2", "red", "clever", "random", "Anna", "quit"]
    ran = here.run("play --terminal", typed="\n".join(answers) + "\n")
    assert ran.code == 0
    assert "How many players (2, 3, 4)?" in ran.out and "“9” is not one of" in ran.out
    assert "Who plays Blue (random, easy, normal, hard, expert)?" in ran.out
    assert "“clever” is not one of" in ran.out
    assert "edition 2014, 2 players" in ran.out and "Anna> quit" in ran.out
    saves = list((here.home / "data" / "orleans" / "saves").iterdir())
    assert len(saves) == 1 and str(saves[0]) in ran.out


def test_expansions_are_asked_where_the_edition_takes_them(here: Here) -> None:
    answers = [
        "2021",
        "2",
        "trade, intrigue",
        "chess",
        "orders,trade",
        "red",
        "random",
        "Anna",
        "quit",
    ]
    ran = here.run("play --terminal", typed="\n".join(answers) + "\n")
    assert ran.code == 0
    assert "Which expansions (orders, ti-events, trade, intrigue;" in ran.out
    assert "trade and intrigue can’t be combined" in ran.out
    assert "“chess” is not a module" in ran.out
    assert "Modules  Orders, Trade" in ran.out


def test_the_end_of_input_saves_and_leaves(here: Here) -> None:
    ran = play(here, "--players", "2", typed="1")
    assert ran.code == 0 and "No more input. Saved" in ran.out
    assert saved(here.home)["record"]["moves"]


def test_only_bots_may_play(here: Here) -> None:
    ran = play(here, "--players", "2", "--seats", "-", "--bots", "random")
    assert ran.code == 0 and "End of the game" in ran.out
